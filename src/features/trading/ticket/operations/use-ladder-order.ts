import { useEffect, useEffectEvent } from 'react';
import { isDone, isUnderWay, type RequestState } from '../../../../core/sending/request-state.ts';
import type { SentOnce } from '../../../../core/sending/use-money-request.ts';
import type { AnyWay, WayRules } from '../../orders/model/order-way.ts';
import { twinOf, type Waiting } from '../../orders/model/placed-order.ts';
import type { LadderOrderState, LadderResult, LadderTurn } from '../model/ladder-turn.ts';

export interface FollowedTurn<Way extends AnyWay> extends LadderTurn<Way['sent']> {
  readonly rules: Pick<WayRules<Way>, 'isTwin'>;
  /** The newest orders of the pair. */
  readonly listed: readonly Way['listed'][];
}

/** Of a state that is neither of these, all has filled. */
const unfilled: ReadonlySet<string> = new Set(['pending', 'cancelled']);

export interface FollowedLadderOrder<Way extends AnyWay> extends LadderOrderState {
  /** As the list has it; undefined until it was seen there. */
  readonly known: Way['listed'] | undefined;
}

/** Sends one order of a ladder when its turn comes, once, tells how that ended, and follows it in the list. */
export function useLadderOrder<Way extends AnyWay & { readonly listed: Waiting }>(
  { order, place, isTurn, onEnd, onFilled, onDoubled, rules, listed }: FollowedTurn<Way>,
  { state, doubled, review, send, close }: SentOnce<Way['sent'], Way['listed']>,
): FollowedLadderOrder<Way> {
  const isOwn = 'wish' in state && state.wish.id === order.id;
  // One that an earlier page has left is looked up first.
  const isFree = !isUnderWay(state) && !isOwn;
  const begin = useEffectEvent(() => {
    close();
    review(order);
    send();
  });
  useEffect(() => {
    if (isTurn && isFree) begin();
  }, [isTurn, isFree]);
  const result = isOwn ? resultOf(state) : undefined;
  const tell = useEffectEvent((ended: LadderResult) => onEnd(ended));
  useEffect(() => {
    if (isTurn && result !== undefined) tell(result);
  }, [isTurn, result]);
  const known =
    isOwn && isDone(state)
      ? (twinOf<Way>(rules, { sent: order, before: state.before }, listed) ?? state.rows.at(-1))
      : undefined;
  const hasFilled = known !== undefined && !unfilled.has(known.status);
  const tellFilled = useEffectEvent(() => onFilled(place));
  useEffect(() => {
    if (hasFilled) tellFilled();
  }, [hasFilled]);
  const copies = doubled?.wish.id === order.id ? doubled.rows.length : undefined;
  const isDoubled = copies !== undefined;
  const tellDoubled = useEffectEvent(() => onDoubled());
  useEffect(() => {
    if (isDoubled) tellDoubled();
  }, [isDoubled]);
  return { state: isOwn ? state : undefined, copies, known };
}

/** An unknown outcome is one only after looking has ended. */
function resultOf(state: RequestState<unknown>): LadderResult | undefined {
  switch (state.kind) {
    case 'idle':
    case 'review':
    case 'sending':
    case 'open':
      return undefined;
    case 'unknown':
      return state.isOver === true ? 'unknown' : undefined;
    case 'accepted':
    case 'found':
    case 'refused':
    case 'elsewhere':
    case 'not-there':
      return state.kind;
  }
}
