import type { Price, Quantity, Rate } from '../../money/amount.ts';
import type { Side } from '../market/depth.ts';
import type { CurrencyId } from '../market/instrument.ts';

export type OrderId = string;
export type SpotOrderStatus = 'pending' | 'filled' | 'cancelled';

export interface SpotOrder {
  readonly id: OrderId;
  readonly symbol: string;
  readonly baseId: CurrencyId;
  readonly quoteId: CurrencyId;
  readonly side: Side;
  /** The limit: never worse than this. */
  readonly price: Price;
  /** The market when the order was placed; not the fill price. */
  readonly marketPrice: Price | undefined;
  readonly quantity: Quantity;
  /** Undefined when the server does not say how much of a pending order is filled. */
  readonly filledQuantity: Quantity | undefined;
  /** Average price of the fills; undefined when unknown. */
  readonly fillPrice: Price | undefined;
  /** Fraction (0.002 = 0.2 %) of the received amount. */
  readonly feeRate: Rate;
  readonly status: SpotOrderStatus;
  /** Server wall time `YYYY-MM-DD HH:MM:SS` without zone, shown as sent. */
  readonly placedAt: string;
  readonly updatedAt: string | undefined;
}

/** Every order of this protocol is a limit order; a market order carries the price it may reach at worst. */
export interface NewSpotOrder {
  readonly baseId: CurrencyId;
  readonly quoteId: CurrencyId;
  readonly side: Side;
  readonly price: Price;
  readonly quantity: Quantity;
  /** The server takes price × quantity to spend, and works out itself what that buys: about so much. */
  readonly isByMoney?: boolean | undefined;
}
