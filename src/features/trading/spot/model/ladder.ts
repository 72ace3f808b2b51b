import type { Amount, Price, Quantity } from '../../../../core/money/amount.ts';
import { quantity } from '../../../../core/money/amount.ts';
import { roundToStep } from '../../../../core/money/arithmetic.ts';
import { amountOf, compare, cost, isPositive, priceOf, sum } from '../../../../core/money/fixed-point.ts';
import { divide } from '../../../../core/money/quotient.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import { lotStepOf, oppositeLevels, valueUpTo } from '../../orders/model/market-order.ts';
import { takeSnapshot, type OrderSnapshot } from '../../orders/model/order-snapshot.ts';
import type { Figure } from '../../orders/model/ticket-summary.ts';
import { priceStepOf } from '../../orders/model/ticket-actions.ts';
import { emptyTicket, type TicketContext, type TicketDraft } from '../../orders/model/ticket.ts';
import { readLadder, times, type Ladder, type LadderTexts } from '../../ticket/model/ladder-steps.ts';
import { ticketForm } from './ticket-form.ts';

export interface SpotLadder extends Ladder<OrderSnapshot> {
  /** What all of them put up: quote currency for buys, base for sales. */
  readonly total: Amount | undefined;
  /** What all of them are worth, in the quote currency. */
  readonly value: Amount | undefined;
}

export interface LadderQuestion {
  readonly side: TicketDraft['side'];
  readonly texts: LadderTexts;
  readonly context: TicketContext;
  /** Names the orders of this ladder. */
  readonly id: string;
}

/** What an order is expected to fill at when the market has reached its limit already. */
export interface FillAtOnce {
  /** Of all of it: about the market's price, not its own. */
  readonly price: Price;
  readonly value: Amount;
}

/** Undefined for an order that waits, and without any price of the market. */
export function fillAtOnce(
  { crossesMarket, order }: Pick<OrderSnapshot, 'crossesMarket' | 'order'>,
  context: TicketContext,
): FillAtOnce | undefined {
  if (!crossesMarket) return undefined;
  const { side, price: limit, quantity: units } = order;
  const { depth, last } = context;
  if (oppositeLevels(depth, side).length === 0)
    return last === undefined ? undefined : { price: last, value: cost(last, units) };
  const value = valueUpTo({ side, limit, quantity: units, depth });
  const average = divide(value, units);
  return average === undefined
    ? undefined
    : { price: priceOf(roundToStep(average, priceStepOf(context), 'half-up')), value };
}

/** The fees of all of them together, in the currency that is received; undefined where one is not known. */
export function ladderFee(orders: readonly OrderSnapshot[]): Figure | undefined {
  const fees = orders.flatMap(({ fee }) => fee.value ?? []);
  const [first] = orders;
  if (first === undefined) return undefined;
  return {
    value: fees.length < orders.length ? undefined : sum(fees),
    currency: first.fee.currency,
    isExact: orders.every(({ fee }) => fee.isExact),
  };
}

/** What orders of a ladder come to, each at its limit. */
export const sumsOf = (orders: readonly OrderSnapshot[]): { readonly size: Amount; readonly value: Amount } => ({
  size: sum(orders.map(({ order }) => amountOf(order.quantity))),
  value: sum(orders.map(({ value }) => value)),
});

const nothing = { orders: [], total: undefined, value: undefined } as const;

/** The limit orders of a ladder: equal sizes at equal distances over a range of prices. */
export function ladderOf(question: LadderQuestion): SpotLadder {
  const { side, texts, context } = question;
  const { steps, problems } = readLadder(texts, context.languageTag, priceStepOf(context));
  if (steps === undefined) return { ...nothing, problems };
  const lot = lotStepOf(context.instrument.quantityStep);
  const units = roundToStep(quantity(steps.each), lot, 'down');
  if (!isPositive(units)) return { ...nothing, problems: { size: 'tooSmall' }, least: times(lot, steps.prices.length) };
  const orders = steps.prices.flatMap((at, index) => snapshotAt(question, { at, units, index }));
  const { size, value } = sumsOf(orders);
  const total = side === 'buy' ? value : size;
  const available = side === 'buy' ? context.availableQuote : context.availableBase;
  const isBeyond = available !== undefined && compare(total, available) > 0;
  return isBeyond
    ? { orders: [], total, value, problems: { size: 'balance' } }
    : { orders, total, value, problems: {} };
}

/** One order as the ticket would send it; none where the ticket would not. */
function snapshotAt(
  { side, context, id }: LadderQuestion,
  { at, units, index }: { readonly at: Price; readonly units: Quantity; readonly index: number },
): readonly OrderSnapshot[] {
  const draft: TicketDraft = {
    ...emptyTicket,
    side,
    priceText: formatForInput(at, context.languageTag),
    sizeText: formatForInput(units, context.languageTag),
    isPriceTouched: true,
  };
  const snapshot = takeSnapshot(`${id}.${index}`, { draft, summary: ticketForm.summary(draft, context), context });
  return snapshot === undefined ? [] : [snapshot];
}
