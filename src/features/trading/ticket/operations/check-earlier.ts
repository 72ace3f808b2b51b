import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import type { MoveStep } from '../model/order-move.ts';
import { placedNext } from './use-order-move.ts';

/**
 * Waits for what comes of an earlier page's cancellation of the order that is asked about: if it was done, the new order is
 * next, at the price that is asked about now.
 */
export async function checkEarlier<Order extends { readonly id: OrderId }>(
  become: (step: MoveStep<Order>) => void,
  id: OrderId,
  earlier: Promise<AppError | undefined>,
): Promise<void> {
  become((now) => (now?.kind === 'asked' ? { kind: 'checking', order: now.order, price: now.price } : now));
  const error = await earlier;
  become((now) => {
    // Left meanwhile, or asked about anew.
    if (now?.kind !== 'checking' || now.order.id !== id) return now;
    if (error === undefined) return placedNext(now);
    return { kind: 'asked', order: now.order, price: now.price, earlier: error };
  });
}
