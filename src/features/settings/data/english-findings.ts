import { isOperation } from '../../../core/platform/http-transport.ts';
import type { CallFinding } from '../../../core/platform/known-calls.ts';

export interface Finding extends CallFinding {
  /** The call ends in a fault in another language. */
  readonly isInEnglish?: boolean | undefined;
}

/** A stored line is `call, language, foundAt`; one finding per call, for all languages. */
export function readEnglishFindings(kept: string | undefined): readonly Finding[] {
  const lines = (kept ?? '').split('\n').map((line) => line.split(','));
  const found = lines.flatMap(([call = '', , foundAt]) =>
    isOperation(call) ? [{ call, way: call, foundAt: Number(foundAt), isInEnglish: true }] : [],
  );
  return [...new Map(found.map((finding) => [finding.call, finding])).values()];
}
