import type { KeptRequest } from './kept-requests.ts';
import type { RequestState } from './request-state.ts';
import type { Verdict } from './verdict.ts';
import type { Recorded } from './way.ts';

/** What a verdict tells the person. While the answer may still come, nothing is said to be missing. */
export function stateAfter<Wish, Row extends Recorded>(
  { wish, before, phase, sentAt, error }: KeptRequest<Wish>,
  verdict: Verdict<Row>,
  isUnheard: boolean,
): RequestState<Wish, Row> {
  const { kind } = verdict;
  if (kind === 'found') return { kind, wish, before, rows: verdict.rows, sentAt };
  // The server said that it was done: no list proves the contrary.
  if (kind === 'unknown' || isUnheard || phase === 'missed') {
    // What may still take effect is not over: another change of the same thing waits for it.
    const isOver = !isUnheard && (kind === 'not-there' || verdict.isOver === true);
    return { kind: 'unknown', wish, sentAt, isOver, hasFailed: phase === 'failed', error };
  }
  return error === undefined ? { kind, wish, sentAt } : { kind: 'refused', wish, error };
}
