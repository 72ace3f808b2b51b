import { useEffect, useEffectEvent } from 'react';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { isUnderWay, type RequestState } from '../../../../core/sending/request-state.ts';
import { RequestBook, useMoneyRequest } from '../../../../core/sending/use-money-request.ts';
import { useReadLatestOrders } from '../../orders/data/spot-orders.ts';
import type { OrderSnapshot, SentOrder } from '../../orders/model/order-snapshot.ts';
import { useSpotWay, type FlowNeeds } from './use-ticket-flow.ts';

const book = new RequestBook<SentOrder, SpotOrder>('spot-ladder');

export type LadderResult = Exclude<RequestState<SentOrder>['kind'], 'idle' | 'review' | 'sending' | 'open'>;

export interface LadderOrderNeeds extends Pick<FlowNeeds, 'instrument' | 'wallet'> {
  readonly order: OrderSnapshot;
  readonly place: number;
  /** It is sent now: those before it have ended. */
  readonly isTurn: boolean;
  readonly onEnd: (result: LadderResult) => void;
}

export interface LadderOrderState {
  /** Undefined before its turn. */
  readonly state: RequestState<SentOrder> | undefined;
  /** How often the server has it, if more than once. */
  readonly copies: number | undefined;
}

/** Sends one order of a ladder when its turn comes, once, and tells how that ended. */
export function useLadderOrder(needs: LadderOrderNeeds): LadderOrderState {
  const { order, place, isTurn, onEnd, instrument, wallet } = needs;
  const readOrders = useReadLatestOrders({ baseId: instrument.base.id, quoteId: instrument.quote.id });
  const way = useSpotWay(readOrders, wallet);
  // The place tells it from the others.
  const { state, doubled, review, send, close } = useMoneyRequest(book, way, `${instrument.symbol}.${place}`);
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
function resultOf(state: RequestState<SentOrder>): LadderResult | undefined {
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
