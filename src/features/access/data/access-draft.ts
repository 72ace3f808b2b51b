import * as v from 'valibot';
import { rememberForVisit } from '../../../core/session/leaving.ts';
import { rememberForTab } from '../../../core/session/tab-memory.ts';

/** Typed fields that are no secret, shared by the neighbouring pages. Of them only the code is lost by a reload. */
export interface AccessDraft {
  readonly identifier: string;
  /** Dialling code that was picked for a number; empty until then. */
  readonly areaCode: string;
  readonly code: string;
  readonly invitationCode: string;
}

type Lasting = Omit<AccessDraft, 'code'>;
const shape = v.object({ identifier: v.string(), areaCode: v.string(), invitationCode: v.string() });
const draft = rememberForTab<Lasting>('access', { identifier: '', areaCode: '', invitationCode: '' }, (kept) => {
  const read = v.safeParse(shape, kept);
  return read.success ? read.output : undefined;
});
const typedCode = rememberForVisit('');

export const keptDraft = (): AccessDraft => ({ ...draft.read(), code: typedCode.read() });
export function keepDraft({ code = typedCode.read(), ...changes }: Partial<AccessDraft>): void {
  typedCode.write(code);
  draft.write({ ...draft.read(), ...changes });
}

/** The dialling code chosen for a number; undefined without one. */
export function keptAreaCode(): string | undefined {
  const { areaCode } = draft.read();
  return areaCode === '' ? undefined : areaCode;
}

/** A signed-in person needs the draft no more, and the next person must not see it. */
export function dropDraft(): void {
  draft.forget();
  typedCode.forget();
}
