import { decimal, type DecimalText, type Price, type Quantity } from '../../../../core/money/amount.ts';
import { roundToStep } from '../../../../core/money/arithmetic.ts';
import { add, compare, isPositive, multiply, subtract } from '../../../../core/money/fixed-point.ts';
import { divide } from '../../../../core/money/quotient.ts';
import { numberIn } from '../../orders/model/ticket-actions.ts';

export const ladderFields = ['from', 'to', 'count', 'size'] as const;
export type LadderField = (typeof ladderFields)[number];
/** What the person has entered, as entered. */
export type LadderTexts = Readonly<Record<LadderField, string>>;

/** What of a ticket begins its ladder. */
export interface LadderDraft {
  readonly priceText: string;
  readonly isPriceTouched: boolean;
  readonly sizeText: string;
  readonly isFromShare: boolean;
}

/**
 * What a ladder begins with: the price and the size that stand in the ticket. The market's own price is none that an order
 * could wait at, and a share of a hidden balance is not told.
 */
export const firstTexts = (draft: LadderDraft, isMasked: boolean): LadderTexts => ({
  from: draft.isPriceTouched ? draft.priceText : '',
  to: '',
  count: '5',
  size: isMasked && draft.isFromShare ? '' : draft.sizeText,
});

export const fewestOrders = 2;
/** More would take minutes to send one after another. */
export const mostOrders = 20;

export type LadderProblem = 'unreadable' | 'count' | 'range' | 'tooSmall' | 'balance';
export type LadderProblems<Problem> = Readonly<Partial<Record<LadderField, Problem>>>;

/** The orders of a ladder, each as the ticket would send it. */
export interface Ladder<Order, Problem = LadderProblem> {
  /** From the first price to the last; empty while something is missing or wrong. */
  readonly orders: readonly Order[];
  readonly problems: LadderProblems<Problem>;
  /** The smallest size that is enough for so many orders, where it is too small; undefined if unknown. */
  readonly least?: DecimalText | undefined;
}

export interface LadderSteps {
  /** In equal distances, at steps of the pair. */
  readonly prices: readonly Price[];
  /** Of one order. */
  readonly each: DecimalText;
}

export interface LadderReading {
  /** Undefined while something is missing or wrong. */
  readonly steps: LadderSteps | undefined;
  readonly problems: LadderProblems<LadderProblem>;
}

/** What so many orders of one size come to. */
export const times = <T extends DecimalText>(each: T, count: number): T => multiply(each, decimal(`${count}`));

/** Reads what was typed. What is missing is no mistake. */
export function readLadder(texts: LadderTexts, languageTag: string, priceStep: Price): LadderReading {
  const read = <T extends DecimalText>(field: LadderField): T | undefined => {
    const value = numberIn<T>(texts[field], languageTag);
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
  if (from === undefined || to === undefined || size === undefined || count === undefined)
    return { steps: undefined, problems };
  const prices = pricesBetween({ from, to, count }, priceStep);
  if (new Set(prices).size < count) return { steps: undefined, problems: { to: 'range' } };
  const each = divide(size, decimal(`${count}`));
  return each === undefined ? { steps: undefined, problems } : { steps: { prices, each }, problems };
}

interface Range {
  readonly from: Price;
  readonly to: Price;
  readonly count: number;
}

function pricesBetween({ from, to, count }: Range, step: Price): readonly Price[] {
  if (compare(from, to) === 0) return [from];
  const whole = subtract(to, from);
  return Array.from({ length: count }, (_, index) => {
    const part = divide(multiply(whole, decimal(`${index}`)), decimal(`${count - 1}`));
    return roundToStep(part === undefined ? from : add(from, part), step, 'half-up');
  });
}
