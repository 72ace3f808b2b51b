import type { Amount } from '../../../../core/money/amount.ts';
import { cost, isPositive, subtract } from '../../../../core/money/fixed-point.ts';
import { reservedBy, type OrderSnapshot } from './order-snapshot.ts';
import type { Figure } from './ticket-summary.ts';

/**
 * The remaining balance of the spent currency once the order is filled: what it pays is gone, as exactly as that is known.
 * What a market order reserves beyond that comes back.
 */
export function availableAfter(snapshot: OrderSnapshot): Figure {
  const { available, cost: paid } = snapshot;
  const { value, currency } = available;
  const left = value === undefined ? undefined : subtract(value, paid.value ?? reservedBy(snapshot));
  return { value: left, currency, isExact: paid.isExact };
}

/** What filling at the order's price instead of the last one costs, in the quote currency; undefined when it costs nothing. */
export function costOfWorsePrice(snapshot: OrderSnapshot): Amount | undefined {
  const { reference, order, value } = snapshot;
  if (reference === undefined) return undefined;
  const atLast = cost(reference, order.quantity);
  const lost = order.side === 'buy' ? subtract(value, atLast) : subtract(atLast, value);
  return isPositive(lost) ? lost : undefined;
}
