import { idsIn, type Rows } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';

/**
 * The life of one request that moves money.
 *
 *   idle ─review─> review ─send─> sending ─> done | refused | checking ─> done | not-done | unknown
 *
 * Only `review` leads to `sending`, once: whoever asks again is not heard. From `checking` and `unknown` nothing new can
 * start until the outcome is known, or the person has looked and says so.
 */
export type RequestState<Wish> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'review'; readonly wish: Wish }
  | { readonly kind: 'sending'; readonly wish: Wish }
  /** `wasLost`: the answer did not come, and the request was found in the records. */
  | { readonly kind: 'done'; readonly wish: Wish; readonly wasLost: boolean }
  | { readonly kind: 'refused'; readonly wish: Wish; readonly error: AppError }
  /** No usable answer came: records and balances are being read again. */
  | { readonly kind: 'checking'; readonly wish: Wish }
  | { readonly kind: 'not-done'; readonly wish: Wish }
  | { readonly kind: 'unknown'; readonly wish: Wish };

export type RequestAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly error: AppError }
  | { readonly kind: 'no-answer' };

/** What the records say of a request whose answer was lost. */
export type RequestTrace = 'done' | 'not-done' | 'unknown';

export type RequestEvent<Wish> =
  | { readonly type: 'review'; readonly wish: Wish }
  | { readonly type: 'send' }
  | { readonly type: 'answered'; readonly answer: RequestAnswer }
  | { readonly type: 'traced'; readonly trace: RequestTrace }
  | { readonly type: 'check-again' }
  /** Puts away a review or an outcome; of an unknown one the person says that they have looked themselves. */
  | { readonly type: 'close' };

export const isUnderWay = ({ kind }: { readonly kind: RequestState<never>['kind'] }): boolean =>
  kind === 'sending' || kind === 'checking' || kind === 'unknown';

export function nextRequestState<Wish>(state: RequestState<Wish>, event: RequestEvent<Wish>): RequestState<Wish> {
  switch (event.type) {
    case 'review':
      return isUnderWay(state) ? state : { kind: 'review', wish: event.wish };
    case 'send':
      return state.kind === 'review' ? { kind: 'sending', wish: state.wish } : state;
    case 'answered':
      return state.kind === 'sending' ? answered(state.wish, event.answer) : state;
    case 'traced':
      return state.kind === 'checking' ? traced(state.wish, event.trace) : state;
    case 'check-again':
      return state.kind === 'unknown' ? { kind: 'checking', wish: state.wish } : state;
    case 'close':
      return state.kind === 'sending' || state.kind === 'checking' ? state : { kind: 'idle' };
  }
}

function answered<Wish>(wish: Wish, answer: RequestAnswer): RequestState<Wish> {
  if (answer.kind === 'accepted') return { kind: 'done', wish, wasLost: false };
  return answer.kind === 'refused' ? { kind: 'refused', wish, error: answer.error } : { kind: 'checking', wish };
}

const traced = <Wish>(wish: Wish, trace: RequestTrace): RequestState<Wish> =>
  trace === 'done' ? { kind: 'done', wish, wasLost: true } : { kind: trace, wish };

/**
 * A record that was not there before and says the same as what was sent means that it happened. That there is none
 * says nothing for sure: the server may still be at work. Where a row from before could not be read, it may be that one.
 */
export function traceIn<Row extends { readonly id: string }>(
  { before, after }: { readonly before: Rows<Row> | undefined; readonly after: readonly Row[] | undefined },
  isTwin: (row: Row) => boolean,
): RequestTrace {
  const known = before === undefined ? undefined : idsIn(before);
  if (known === undefined || after === undefined) return 'unknown';
  return after.some((row) => !known.has(row.id) && isTwin(row)) ? 'done' : 'unknown';
}
