import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { spotFee, spotPlaces } from '../../../../core/domain/orders/spot-rules.ts';
import type { Amount, DecimalText, Price, Quantity } from '../../../../core/money/amount.ts';
import { amountOf, compare, cost, isZero, placesOf, roundTo, subtract } from '../../../../core/money/fixed-point.ts';

/** The average of the fills is itself rounded: more decimals of its product mean nothing. */
const paidPlaces = 6;
const cut = (value: Amount): Amount => roundTo(value, spotPlaces, 'down');

export interface OrderFigures {
  /** limit × quantity, in the quote currency. */
  readonly value: Amount;
  /** Paid for the fills: quote currency for a buy, base for a sale. Undefined when unknown. */
  readonly paid: Amount | undefined;
  /** Taken from what is received, at the price known best. */
  readonly fee: Amount;
  readonly received: Amount;
  readonly receivedCurrency: 'base' | 'quote';
  /** False while nothing has filled, or the price of the fill is not known: then the figures are those of the limit. */
  readonly isFinal: boolean;
  /**
   * Where the server says neither the fee nor the money of the fills: it truncates both at every single fill. Those of a
   * buy depend on no price: with lots that leave nothing to truncate they are exact. Those of a sale are exact only if a
   * second fill price is impossible.
   */
  readonly isExact: boolean;
}

/** The figures of an order: by its fill if the server sends it, otherwise by its limit. */
export function orderFigures(order: SpotOrder): OrderFigures {
  const units =
    order.filledQuantity === undefined || isZero(order.filledQuantity) ? order.quantity : order.filledQuantity;
  const unitPrice = order.fillPrice ?? order.price;
  const gross = order.side === 'buy' ? amountOf(units) : (order.fillMoney ?? cut(cost(unitPrice, units)));
  const fee = order.fillFee ?? spotFee(gross, order.feeRate);
  return {
    value: cost(order.price, order.quantity),
    paid: paidFor(order),
    fee,
    received: subtract(gross, fee),
    receivedCurrency: order.side === 'buy' ? 'base' : 'quote',
    isFinal: order.status === 'filled' && (order.side === 'buy' || order.fillPrice !== undefined),
    isExact:
      order.fillFee !== undefined ||
      (order.side === 'buy'
        ? placesOf(units) + placesOf(order.feeRate) <= spotPlaces
        : order.fillPrice !== undefined && compare(order.fillPrice, order.price) === 0),
  };
}

function paidFor({ side, filledQuantity, fillPrice, fillMoney }: SpotOrder): Amount | undefined {
  if (filledQuantity === undefined || isZero(filledQuantity)) return undefined;
  if (side === 'sell') return amountOf(filledQuantity);
  return fillMoney ?? (fillPrice === undefined ? undefined : roundTo(cost(fillPrice, filledQuantity), paidPlaces));
}

/** What was filled, at what, and what it cost. */
export interface OrderFill {
  readonly quantity: Quantity;
  /** Average; undefined where the server does not say. */
  readonly price: Price | undefined;
  /** By the rate of the order; undefined if it depends on an unknown price. */
  readonly fee: Amount | undefined;
  readonly feeCurrency: 'base' | 'quote';
  readonly isFeeExact: boolean;
  /** In the quote currency: what a buy cost, or what a sale brought after its fee. Undefined if it depends on an unknown price. */
  readonly total: Amount | undefined;
  readonly isTotalExact: boolean;
}

/** Undefined while nothing has filled. */
export function fillOf(order: SpotOrder): OrderFill | undefined {
  const { filledQuantity, fillPrice, side } = order;
  if (filledQuantity === undefined || isZero(filledQuantity)) return undefined;
  const figures = orderFigures(order);
  const isUnknown = side === 'sell' && fillPrice === undefined;
  return {
    quantity: filledQuantity,
    price: fillPrice,
    fee: isUnknown ? undefined : figures.fee,
    feeCurrency: figures.receivedCurrency,
    isFeeExact: figures.isExact,
    total: side === 'buy' ? figures.paid : isUnknown ? undefined : figures.received,
    isTotalExact: side === 'buy' || figures.isExact,
  };
}

/** The last change of an order that filled, as the server wrote it; undefined of every other, and where it is not said. */
export const filledAtOf = ({ status, updatedAt }: SpotOrder): string | undefined =>
  status === 'filled' && updatedAt !== '' ? updatedAt : undefined;

/** The filled quantity, if known: all of a filled order, undefined without any information. */
export function filledOf(order: SpotOrder): DecimalText | undefined {
  if (order.filledQuantity !== undefined) return order.filledQuantity;
  return order.status === 'filled' ? order.quantity : undefined;
}

/** Cancelled before anything of it had filled, as far as the server says. */
export const endedUnfilled = ({ status, filledQuantity }: SpotOrder): boolean =>
  status === 'cancelled' && (filledQuantity === undefined || isZero(filledQuantity));

export const isPartlyFilled = (order: SpotOrder): boolean =>
  order.filledQuantity !== undefined &&
  !isZero(order.filledQuantity) &&
  compare(order.filledQuantity, order.quantity) < 0;

/** BASE and QUOTE of a symbol. */
export function currenciesOf(symbol: string): { readonly base: string; readonly quote: string } {
  const [base = symbol, quote = ''] = symbol.split('/');
  return { base, quote };
}
