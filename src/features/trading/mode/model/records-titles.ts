import type { ProductId } from './products.ts';
import type { TradingKey } from './trading-key.ts';

/** Names the orders of a product. */
export const recordsTitles: Readonly<Record<ProductId, TradingKey>> = {
  spot: 'title.orders',
  contracts: 'title.contractOrders',
  options: 'title.optionOrders',
};
