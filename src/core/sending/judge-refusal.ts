import type { AppErrorKind } from '../errors/app-error.ts';
import type { KeptRequest } from './kept-requests.ts';
import { verdictOn, type Verdict } from './verdict.ts';
import { viewOf, type Recorded, type Way } from './way.ts';

const notThere = { kind: 'not-there' } as const;
/** Records that take longer count as not read. */
const briefMs = 5000;

/** Nothing was sent. */
const believed: ReadonlySet<AppErrorKind> = new Set(['offline', 'elsewhere', 'storage']);

/**
 * What a refusal is worth. A browser sends a request again by itself when a used connection drops, and the server may refuse
 * that one, in any words and with any status, while the first took effect. So the records decide; `unknown`: they could
 * be read before, and cannot now. Where they never could, the refusal is all there is. The balance is no help: it may move
 * for other reasons.
 */
export async function judgeRefusal<Wish, Row extends Recorded>(
  { readAvailable: _, ...way }: Way<Wish, Row>,
  { wish, before, error }: KeptRequest<Wish>,
  around: { pause(delayMs: number): Promise<void> },
): Promise<Verdict<Row>> {
  if (error !== undefined && believed.has(error.kind)) return notThere;
  const view = await Promise.race([viewOf(way, wish), around.pause(briefMs).then(() => undefined)]);
  const after = { rows: view?.rows, available: undefined };
  const verdict = verdictOn(way, { wish, before, after, isDecided: true });
  // Records that never could be read say nothing.
  return verdict.kind === 'unknown' && before.ids === undefined ? notThere : verdict;
}
