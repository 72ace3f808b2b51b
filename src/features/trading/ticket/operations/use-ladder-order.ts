import { useEffect, useEffectEvent } from 'react';
import { isUnderWay, type RequestState } from '../../../../core/sending/request-state.ts';
import type { SentOnce } from '../../../../core/sending/use-money-request.ts';
import type { Recorded } from '../../../../core/sending/way.ts';

export type LadderResult = Exclude<RequestState<unknown>['kind'], 'idle' | 'review' | 'sending' | 'open'>;

/** One order of a ladder, and its place among the others. */
export interface LadderTurn<Order> {
  readonly order: Order;
  readonly place: number;
  /** It is sent now: those before it have ended. */
  readonly isTurn: boolean;
  readonly onEnd: (result: LadderResult) => void;
}

export interface LadderOrderState {
  /** Undefined before its turn. */
  readonly state: RequestState<unknown> | undefined;
  /** How often the server has it, if more than once. */
  readonly copies: number | undefined;
}

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
