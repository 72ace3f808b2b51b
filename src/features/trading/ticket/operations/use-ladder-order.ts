import { useEffect, useEffectEvent } from 'react';
import { isUnderWay, type RequestState } from '../../../../core/sending/request-state.ts';
import type { SentOnce } from '../../../../core/sending/use-money-request.ts';
import type { Recorded } from '../../../../core/sending/way.ts';
import type { LadderOrderState, LadderResult, LadderTurn } from '../model/ladder-turn.ts';

/** Sends one order of a ladder when its turn comes, once, and tells how that ended. */
export function useLadderOrder<Sent extends { readonly id: string }, Row extends Recorded>(
  { order, isTurn, onEnd }: LadderTurn<Sent>,
  { state, doubled, review, send, close }: SentOnce<Sent, Row>,
): LadderOrderState {
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
  return { state: isOwn ? state : undefined, copies: doubled?.wish.id === order.id ? doubled.rows.length : undefined };
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
