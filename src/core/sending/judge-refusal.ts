import type { AppError, AppErrorKind } from '../errors/app-error.ts';
import type { KeptRequest } from './kept-requests.ts';
import { lookBriefly } from './look-for.ts';
import type { Verdict } from './verdict.ts';
import type { Recorded, Way } from './way.ts';

const notThere = { kind: 'not-there' } as const;

/** Nothing was sent, or nothing can be read any more. */
const believed: ReadonlySet<AppErrorKind> = new Set(['offline', 'elsewhere', 'storage', 'session-expired']);

/**
 * What a refusal is worth. A browser sends a request again by itself when a used connection drops, and the server may refuse
 * that one, in any words and with any status, while the first took effect. So the records decide; `unknown`: they could
 * be read before, and cannot now. Where they never could, the refusal is all there is. The balance is no help: it may move
 * for other reasons.
 */
export async function judgeRefusal<Wish, Row extends Recorded>(
  { readAvailable: _, ...way }: Way<Wish, Row>,
  request: KeptRequest<Wish>,
  error: AppError,
  around: { pause(delayMs: number): Promise<void> },
): Promise<Verdict<Row>> {
  if (believed.has(error.kind)) return notThere;
  const verdict = await lookBriefly(way, request, around);
  if (verdict === undefined || verdict.kind === 'unknown')
    return request.before.ids === undefined ? notThere : { kind: 'unknown' };
  return verdict;
}
