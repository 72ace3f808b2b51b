import type { SpotOrder, SpotOrderType } from '../../../../core/domain/orders/spot-order.ts';
import type { Price } from '../../../../core/money/amount.ts';
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

/**
 * What the person chose, or `either` where the server does not say and it may have been a market order: its price is
 * then called the worst one, which it is of both kinds.
 */
export const typeOf = (order: SpotOrder): SpotOrderType | 'either' =>
  order.placedAs ?? (hadReachedMarket(order) ? 'either' : 'limit');

/** The price that names an order: the one a market order carries was never chosen. */
export const namingPrice = ({ placedAs, fillPrice, price }: SpotOrder): Price =>
  placedAs === 'market' ? (fillPrice ?? price) : price;
