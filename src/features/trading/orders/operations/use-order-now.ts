import { useOrderAgain, type OrderAgain } from '../data/order-again.ts';
import { hasMovedOn } from '../model/order-stage.ts';
import type { Waiting } from '../model/placed-order.ts';

/** An order that is shown as waiting, as it stands now: the shown one until more is known. */
export function useOrderNow<Row extends Waiting>(
  shown: Row | undefined,
  method: OrderAgain<Row>['method'],
  readOrders: () => Promise<readonly Row[]>,
): Row | undefined {
  const now = useOrderAgain({ id: shown?.id, method, readOrders, isWanted: shown?.status === 'pending' });
  return hasMovedOn(shown?.status, now?.status) ? now : shown;
}
