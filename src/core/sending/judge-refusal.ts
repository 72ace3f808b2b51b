import type { AppErrorKind } from '../errors/app-error.ts';
import type { Amount } from '../money/amount.ts';
import { compare } from '../money/fixed-point.ts';
import type { KeptRequest } from './kept-requests.ts';
import { verdictOn, type Verdict } from './verdict.ts';
import { viewOf, type Recorded, type Way } from './way.ts';

const hasMoved = (before: Amount | undefined, after: Amount | undefined): boolean =>
  before !== undefined && after !== undefined && compare(before, after) !== 0;

const notThere = { kind: 'not-there' } as const;
/** Records that take longer count as not read. */
const briefMs = 5000;

/** Nothing was sent. */
const believed: ReadonlySet<AppErrorKind> = new Set(['offline', 'not-loaded', 'elsewhere', 'storage']);

/**
 * What a refusal is worth. A browser sends a request again by itself when a used connection drops, and the server may refuse
 * that one, in any words and with any status, while the first took effect. So the records decide; `unknown`: they could
 * be read before, and cannot now. Where they never could, a balance that has moved casts doubt on the refusal; otherwise it is
 * all there is. Beside readable records a balance is no help: it may move for other reasons.
 */
export async function judgeRefusal<Wish, Row extends Recorded>(
  way: Way<Wish, Row>,
  { wish, before, error }: KeptRequest<Wish>,
  around: { pause(delayMs: number): Promise<void> },
): Promise<Verdict<Row>> {
  if (error !== undefined && believed.has(error.kind)) return notThere;
  const view = await Promise.race([viewOf(way, wish), around.pause(briefMs).then(() => undefined)]);
  const after = view ?? { rows: undefined, available: undefined };
  const { readAvailable: _, ...byRecords } = way;
  const verdict = verdictOn(byRecords, { wish, before, after, isDecided: true });
  if (verdict.kind !== 'unknown' || before.ids !== undefined) return verdict;
  return hasMoved(before.available, after.available) ? verdict : notThere;
}
