import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../../core/sending/use-money-request.ts';
import type { SentOrder } from '../../orders/model/order-snapshot.ts';
import { useSpotWay } from './use-ticket-flow.ts';

const book = new RequestBook<SentOrder, SpotOrder>('spot-ladder');

interface Rung {
  readonly symbol: string;
  readonly place: number;
  readonly readOrders: () => Promise<readonly SpotOrder[]>;
}

/** The request of one order of a ladder. Its place tells it from the others. */
export function useSpotLadderRequest({ symbol, place, readOrders }: Rung): SentOnce<SentOrder, SpotOrder> {
  return useMoneyRequest(book, useSpotWay(readOrders), `${symbol}.${place}`);
}
