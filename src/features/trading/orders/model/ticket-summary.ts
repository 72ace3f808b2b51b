import type { NewSpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { spotFee, spotPlaces } from '../../../../core/domain/orders/spot-rules.ts';
import type { Amount, DecimalText, Price, Quantity, Rate } from '../../../../core/money/amount.ts';
import { percentChange } from '../../../../core/money/arithmetic.ts';
import {
  amountOf,
  compare,
  cost,
  divide,
  forDrawing,
  isPositive,
  negate,
  roundTo,
  subtract,
} from '../../../../core/money/fixed-point.ts';
import { lotStepOf, marketReach, oppositeLevels, valueUpTo, type MarketReach } from './market-order.ts';
import { largestSize, limitPriceOf, numberIn, unitsForBudget, unitsOfShare } from './ticket-actions.ts';
import { bookOf, isByMoney, type TicketContext, type TicketDraft } from './ticket.ts';

/** A figure of the preview: undefined is a dash, and whether it is exact is always said. */
export interface Figure {
  readonly value: Amount | undefined;
  readonly currency: string;
  readonly isExact: boolean;
}

export interface TicketSummary {
  /** The price the order carries: the limit, or the worst price of a market order. */
  readonly price: Price | undefined;
  /** Units of the base currency, floored to the lot step where the size is given in the quote currency. */
  readonly quantity: Quantity | undefined;
  /** price × quantity, in the quote currency. */
  readonly value: Amount | undefined;
  /** What is sent; undefined while price or quantity is missing. */
  readonly order: NewSpotOrder | undefined;
  /** Leaves the account: quote currency for a buy, base for a sale. */
  readonly cost: Figure;
  readonly fee: Figure;
  /** After the fee. */
  readonly receive: Figure;
  /** Of the currency that is spent. */
  readonly available: { readonly value: Amount | undefined; readonly currency: string };
  readonly largest: Quantity | undefined;
  /** 0 to 100: the position of the slider. */
  readonly percent: number;
  /** For market orders. */
  readonly reach: MarketReach | undefined;
  /** A limit that the market already meets: it fills at once. */
  readonly crossesMarket: boolean;
  /** A sum is spent: what it buys is the server's to work out. */
  readonly isByMoney: boolean;
  /** Percent by which the price is worse than the last one; negative is better. Undefined without either. */
  readonly worseByPercent: Rate | undefined;
}

export function summariseTicket(draft: TicketDraft, context: TicketContext): TicketSummary {
  const units = quantityOfDraft(draft, context);
  const reach =
    draft.orderType === 'market'
      ? marketReach({
          side: draft.side,
          quantity: units,
          depth: bookOf(draft, context),
          last: context.last,
          priceStep: context.instrument.priceStep,
        })
      : undefined;
  const price = draft.orderType === 'market' ? reach?.worst : limitPriceOf(draft, context);
  const { side } = draft;
  const { base, quote } = context.instrument;
  const byMoney = isByMoney(draft, context);
  const order =
    price === undefined || units === undefined
      ? undefined
      : { baseId: base.id, quoteId: quote.id, side, price, quantity: units, ...(byMoney && { isByMoney: byMoney }) };
  const value = order && cost(order.price, order.quantity);
  const crossesMarket = draft.orderType === 'limit' && meetsMarket(draft, context, price);
  const largest = largestSize(draft, context);
  const estimate =
    crossesMarket && price !== undefined && units !== undefined
      ? valueUpTo({ side, limit: price, quantity: units, depth: context.depth })
      : undefined;
  return {
    price,
    quantity: units,
    value,
    order,
    ...figures(draft, context, {
      units,
      value,
      estimate,
      reach,
      isFillKnown: draft.orderType === 'limit' && !crossesMarket,
    }),
    available: availableOf(draft, context),
    largest,
    percent: draft.percent ?? percentOf(units, largest),
    reach,
    crossesMarket,
    isByMoney: byMoney,
    worseByPercent: worseBy(draft, price, context.last),
  };
}

function quantityOfDraft(draft: TicketDraft, context: TicketContext): Quantity | undefined {
  if (draft.sizeUnit === 'base') {
    const units = numberIn<Quantity>(draft.sizeText, context.languageTag);
    return units !== undefined && isPositive(units) ? units : undefined;
  }
  const budget = numberIn<Amount>(draft.sizeText, context.languageTag);
  const share = unitsOfShare(draft, context);
  if (share !== undefined && budget !== undefined) return isPositive(share) ? share : undefined;
  return budget === undefined || !isPositive(budget) ? undefined : unitsForBudget(draft, context, budget);
}

const availableOf = (draft: TicketDraft, context: TicketContext): TicketSummary['available'] =>
  draft.side === 'buy'
    ? { value: context.availableQuote, currency: context.instrument.quote.name }
    : { value: context.availableBase, currency: context.instrument.base.name };

interface Fill {
  readonly units: Quantity | undefined;
  readonly value: Amount | undefined;
  /** Of a limit that the market already meets, by the book in sight. */
  readonly estimate: Amount | undefined;
  readonly reach: MarketReach | undefined;
  /** The fill price can be nothing but the limit. */
  readonly isFillKnown: boolean;
}

/** The fee comes out of what is received: base for a buy, quote for a sale. */
function figures(
  draft: TicketDraft,
  context: TicketContext,
  fill: Fill,
): Pick<TicketSummary, 'cost' | 'fee' | 'receive'> {
  const { base, quote } = context.instrument;
  const units = fill.units === undefined ? undefined : amountOf(fill.units);
  const expected = expectedValue(fill);
  if (draft.side === 'buy') {
    return {
      cost: { value: expected, currency: quote.name, isExact: fill.isFillKnown },
      ...afterFee({ gross: units, currency: base.name, isExact: !isByMoney(draft, context) }, context.feeRate),
    };
  }
  return {
    cost: { value: units, currency: base.name, isExact: true },
    ...afterFee({ gross: expected, currency: quote.name, isExact: fill.isFillKnown }, context.feeRate),
  };
}

function expectedValue(fill: Fill): Amount | undefined {
  if (fill.estimate !== undefined) return fill.estimate;
  const average = fill.reach?.average;
  return average === undefined || fill.units === undefined || fill.reach?.isCovered === false
    ? fill.value
    : roundTo(cost(average, fill.units), spotPlaces);
}

interface Gross {
  readonly gross: Amount | undefined;
  readonly currency: string;
  readonly isExact: boolean;
}

function afterFee(
  { gross, currency, isExact }: Gross,
  feeRate: Rate | undefined,
): Pick<TicketSummary, 'fee' | 'receive'> {
  const fee = gross === undefined || feeRate === undefined ? undefined : spotFee(gross, feeRate);
  const receive = gross === undefined || fee === undefined ? undefined : subtract(gross, fee);
  return { fee: { value: fee, currency, isExact }, receive: { value: receive, currency, isExact } };
}

function percentOf(units: Quantity | undefined, largest: Quantity | undefined): number {
  if (units === undefined || largest === undefined) return 0;
  const share: DecimalText | undefined = divide(units, largest);
  return share === undefined ? 0 : Math.min(100, Math.round(forDrawing(share) * 100));
}

/** Percent by which a price is worse than a reference: above it for a buy, below it for a sale. */
export function worseBy(
  draft: Pick<TicketDraft, 'side'>,
  price: Price | undefined,
  reference: Price | undefined,
): Rate | undefined {
  if (price === undefined || reference === undefined) return undefined;
  const change = percentChange(price, reference);
  return change === undefined || draft.side === 'buy' ? change : negate(change);
}

function meetsMarket(draft: TicketDraft, context: TicketContext, limit: Price | undefined): boolean {
  const market = oppositeLevels(context.depth, draft.side)[0]?.price ?? context.last;
  if (limit === undefined || market === undefined) return false;
  return draft.side === 'buy' ? compare(limit, market) >= 0 : compare(limit, market) <= 0;
}

/** The smallest order there can be. */
export const smallestSize = (context: TicketContext): Quantity => lotStepOf(context.instrument.quantityStep);
