import type { Amount } from '../../../../core/money/amount.ts';
import { cost, isPositive, subtract } from '../../../../core/money/fixed-point.ts';
import { reservedBy, type OrderSnapshot } from './order-snapshot.ts';

/** The remaining balance of the spent currency after the order's reservation; undefined while unknown. */
export function availableAfter(snapshot: OrderSnapshot): Amount | undefined {
  const { value } = snapshot.available;
  return value === undefined ? undefined : subtract(value, reservedBy(snapshot));
}

/** What filling at the order's price instead of the last one costs, in the quote currency; undefined when it costs nothing. */
export function costOfWorsePrice(snapshot: OrderSnapshot): Amount | undefined {
  const { reference, order, value } = snapshot;
  if (reference === undefined) return undefined;
  const atLast = cost(reference, order.quantity);
  const lost = order.side === 'buy' ? subtract(value, atLast) : subtract(atLast, value);
  return isPositive(lost) ? lost : undefined;
}
