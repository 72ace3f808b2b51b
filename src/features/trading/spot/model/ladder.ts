import { decimal, type Amount, type DecimalText, type Price, type Quantity } from '../../../../core/money/amount.ts';
import { roundToStep } from '../../../../core/money/arithmetic.ts';
import { add, amountOf, compare, isPositive, multiply, subtract, sum } from '../../../../core/money/fixed-point.ts';
import { formatForInput } from '../../../../core/money/format.ts';
import { divide } from '../../../../core/money/quotient.ts';
import { lotStepOf } from '../../orders/model/market-order.ts';
import { takeSnapshot, type OrderSnapshot } from '../../orders/model/order-snapshot.ts';
import { numberIn, priceStepOf } from '../../orders/model/ticket-actions.ts';
import { emptyTicket, type TicketContext, type TicketDraft } from '../../orders/model/ticket.ts';
import { ticketForm } from './ticket-form.ts';

export const ladderFields = ['from', 'to', 'count', 'size'] as const;
export type LadderField = (typeof ladderFields)[number];
/** What the person has entered, as entered. */
export type LadderTexts = Readonly<Record<LadderField, string>>;

export const fewestOrders = 2;
/** More would take minutes to send one after another. */
export const mostOrders = 20;

export type LadderProblem = 'unreadable' | 'count' | 'range' | 'tooSmall' | 'balance';

export interface Ladder {
  /** From the first price to the last; empty while something is missing or wrong. */
  readonly orders: readonly OrderSnapshot[];
  readonly problems: Readonly<Partial<Record<LadderField, LadderProblem>>>;
  /** What all of them put up: quote currency for buys, base for sales. */
  readonly total: Amount | undefined;
}

export interface LadderQuestion {
  readonly side: TicketDraft['side'];
  readonly texts: LadderTexts;
  readonly context: TicketContext;
  /** Names the orders of this ladder. */
  readonly id: string;
}

interface Steps {
  readonly from: Price;
  readonly to: Price;
  readonly count: number;
  /** Of all orders together, in the base. */
  readonly size: Quantity;
}

const nothing = { orders: [], total: undefined } as const;

/** The limit orders of a ladder: equal sizes at equal distances over a range of prices. */
export function ladderOf(question: LadderQuestion): Ladder {
  const { steps, problems } = stepsIn(question);
  if (steps === undefined) return { ...nothing, problems };
  const prices = pricesOf(steps, question.context);
  if (new Set(prices).size < steps.count) return { ...nothing, problems: { to: 'range' } };
  const each = divide(steps.size, decimal(`${steps.count}`));
  const lot = lotStepOf(question.context.instrument.quantityStep);
  const units = each === undefined ? undefined : roundToStep(each, lot, 'down');
  if (units === undefined || !isPositive(units)) return { ...nothing, problems: { size: 'tooSmall' } };
  const orders = prices.flatMap((at, index) => snapshotAt(question, { at, units, index }));
  const isBuy = question.side === 'buy';
  const total = sum(orders.map(({ value, order }) => (isBuy ? value : amountOf(order.quantity))));
  const available = isBuy ? question.context.availableQuote : question.context.availableBase;
  const isBeyond = available !== undefined && compare(total, available) > 0;
  return isBeyond ? { orders: [], total, problems: { size: 'balance' } } : { orders, total, problems: {} };
}

function stepsIn({ texts, context }: LadderQuestion): { steps?: Steps; problems: Ladder['problems'] } {
  const read = <T extends DecimalText>(field: LadderField): T | undefined => {
    const value = numberIn<T>(texts[field], context.languageTag);
    return value !== undefined && isPositive(value) ? value : undefined;
  };
  const [from, to, size] = [read<Price>('from'), read<Price>('to'), read<Quantity>('size')];
  const wanted = /^\d{1,3}$/.test(texts.count.trim()) ? Number(texts.count) : undefined;
  const count = wanted !== undefined && wanted >= fewestOrders && wanted <= mostOrders ? wanted : undefined;
  const isTyped = (field: LadderField): boolean => texts[field].trim() !== '';
  const problems: Partial<Record<LadderField, LadderProblem>> = {};
  if (from === undefined && isTyped('from')) problems.from = 'unreadable';
  if (to === undefined && isTyped('to')) problems.to = 'unreadable';
  if (size === undefined && isTyped('size')) problems.size = 'unreadable';
  if (count === undefined && isTyped('count')) problems.count = 'count';
  if (from === undefined || to === undefined || size === undefined || count === undefined) return { problems };
  return compare(from, to) === 0 ? { problems: { to: 'range' } } : { steps: { from, to, count, size }, problems };
}

/** The prices in equal distances, at steps of the pair. */
function pricesOf({ from, to, count }: Steps, context: TicketContext): readonly Price[] {
  const step = priceStepOf(context);
  const whole = subtract(to, from);
  return Array.from({ length: count }, (_, index) => {
    const part = divide(multiply(whole, decimal(`${index}`)), decimal(`${count - 1}`));
    return roundToStep(part === undefined ? from : add(from, part), step, 'half-up');
  });
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
