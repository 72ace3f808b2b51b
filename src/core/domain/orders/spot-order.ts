import { rate, readDecimal, type Amount, type Price, type Quantity, type Rate } from '../../money/amount.ts';
import { absolute, compare, multiply, subtract } from '../../money/fixed-point.ts';
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
  /** What the fills came to before the fee, in the quote currency, to the last decimal; few servers say it. */
  readonly fillMoney?: Amount | undefined;
  /** The fees of all fills, in the currency that was received, to the last decimal; few servers say it. */
  readonly fillFee?: Amount | undefined;
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

/** How far the bought quantity may differ: a sum buys at the price that the server has when the order arrives. */
const reach = rate('0.02');

const isAbout = (one: Quantity, other: Quantity): boolean =>
  compare(absolute(subtract(one, other)), multiply(other, reach)) <= 0;

/** Whether a listed order has everything that a sent one asks for. */
export const isAsSent = (order: SpotOrder, sent: NewSpotOrder): boolean =>
  order.side === sent.side &&
  order.baseId === sent.baseId &&
  order.quoteId === sent.quoteId &&
  compare(order.price, sent.price) === 0 &&
  (sent.isByMoney === true ? isAbout(order.quantity, sent.quantity) : compare(order.quantity, sent.quantity) === 0);

const byMoney = 'money';

/** A sent order as it is kept on the device. A new field stands at the end, and only where the order has it. */
export const writeSentOrder = ({ baseId, quoteId, side, price, quantity, isByMoney }: NewSpotOrder): string[] => [
  baseId,
  quoteId,
  side,
  price,
  quantity,
  ...(isByMoney === true ? [byMoney] : []),
];

export function readSentOrder(fields: readonly string[]): NewSpotOrder | undefined {
  const [baseId = '', quoteId = '', side, priceText = '', quantityText = '', money] = fields;
  const price = readDecimal<Price>(priceText);
  const quantity = readDecimal<Quantity>(quantityText);
  if (price === undefined || quantity === undefined || (side !== 'buy' && side !== 'sell')) return undefined;
  return { baseId, quoteId, side, price, quantity, ...(money === byMoney ? { isByMoney: true } : {}) };
}
