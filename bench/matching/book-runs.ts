import { OrderBook as PeerBook, Side } from 'nodejs-order-book';
import { OrderBook } from '../../src/adapters/mock/engine/market/order-book.ts';
import type { MixedOrder } from './order-mix.ts';

/** Each run answers the lots that changed hands: two books that agree on them have done the same work. */
export function runOurs(orders: readonly MixedOrder[]): number {
  const book = new OrderBook();
  let filled = 0;
  const onFill = (_maker: number, _price: number, lots: number): void => {
    filled += lots;
  };
  for (const order of orders) {
    if (order.kind === 'cancel') book.cancel(order.id);
    else book.submit(order, onFill);
  }
  return filled;
}

export function runPeer(orders: readonly MixedOrder[]): number {
  const book = new PeerBook();
  let filled = 0;
  for (const order of orders) {
    if (order.kind === 'cancel') {
      book.cancel(String(order.id));
      continue;
    }
    const { id, side, price, lots } = order;
    const result = book.limit({ id: String(id), side: side === 'buy' ? Side.BUY : Side.SELL, price, size: lots });
    filled += lots - result.quantityLeft;
  }
  return filled;
}
