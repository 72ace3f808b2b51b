import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { compare } from '../../../../core/money/fixed-point.ts';

/**
 * Whether the limit was at or beyond the market's price when the server took the order. The protocol knows only limits:
 * it does not keep which of the two kinds the person chose. False also when the server does not send that price.
 */
export function hadReachedMarket({ side, price, marketPrice }: SpotOrder): boolean {
  if (marketPrice === undefined) return false;
  const order = compare(price, marketPrice);
  return side === 'buy' ? order >= 0 : order <= 0;
}
