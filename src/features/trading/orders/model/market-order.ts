import type { Depth, DepthLevel, Side } from '../../../../core/domain/market/depth.ts';
import type { Amount, Price, Quantity, Rate } from '../../../../core/money/amount.ts';
import { amount, quantity, rate } from '../../../../core/money/amount.ts';
import { roundToStep, unitsFor } from '../../../../core/money/arithmetic.ts';
import {
  add,
  compare,
  cost,
  divide,
  isPositive,
  multiply,
  placesOf,
  priceOf,
  quantityOf,
  roundTo,
  smaller,
  subtract,
} from '../../../../core/money/fixed-point.ts';

/** Servers of this protocol compute with eight decimals: a quantity finer than that does not exist for them. */
const finestStep = quantity('0.00000001');

/** Fraction by which a market order may go beyond the book that was seen: prices move while it travels. */
export const marketMargin: Rate = rate('0.0005');
/** The same as people read it. */
export const marketMarginPercent: Rate = rate('0.05');
const factors: Readonly<Record<Side, Rate>> = {
  buy: add(rate('1'), marketMargin),
  sell: subtract(rate('1'), marketMargin),
};

/** A price of the book with the margin; rounded so that it never goes beyond the margin. */
function withMargin(seen: Price, side: Side, step: Price | undefined): Price {
  const moved = multiply(seen, factors[side]);
  const rounding = side === 'buy' ? 'down' : 'up';
  return step === undefined ? roundTo(moved, placesOf(seen), rounding) : roundToStep(moved, step, rounding);
}

/** Whether the market has gone past the worst price of an order, by what the same order would carry now: it would wait there. */
export const isPassed = (side: Side, worst: Price, now: Price): boolean =>
  side === 'buy' ? compare(now, multiply(worst, factors.buy)) > 0 : compare(now, multiply(worst, factors.sell)) < 0;

/** How far into the market an order of a given size reaches. */
export interface MarketReach {
  /** The price the order has to carry: it fills at this or better. */
  readonly worst: Price;
  /** Volume-weighted price of the levels it takes; undefined when the book is not known. */
  readonly average: Price | undefined;
  /** False when the visible book holds less than the order; the rest would wait at `worst`. */
  readonly isCovered: boolean;
  readonly source: 'book' | 'last';
}

export const lotStepOf = (step: Quantity | undefined): Quantity => step ?? finestStep;

/** The levels an order of this side takes, best first. */
export const oppositeLevels = (depth: Depth | undefined, side: Side): readonly DepthLevel[] =>
  depth === undefined ? [] : side === 'buy' ? depth.asks : depth.bids;

interface ReachQuery {
  readonly side: Side;
  /** Undefined or zero: the best level. */
  readonly quantity: Quantity | undefined;
  readonly depth: Depth | undefined;
  readonly last: Price | undefined;
  readonly priceStep: Price | undefined;
}

/** The worst price of a market order: with a book the level that covers it and a margin, otherwise the last price. Undefined without either. */
export function marketReach(query: ReachQuery): MarketReach | undefined {
  const levels = oppositeLevels(query.depth, query.side);
  const best = levels[0];
  if (best === undefined) {
    return query.last === undefined
      ? undefined
      : { worst: query.last, average: undefined, isCovered: true, source: 'last' };
  }
  if (query.quantity === undefined || !isPositive(query.quantity)) {
    const worst = withMargin(best.price, query.side, query.priceStep);
    return { worst, average: best.price, isCovered: true, source: 'book' };
  }
  const walked = walk(levels, { wanted: query.quantity, best });
  return { ...walked, worst: withMargin(walked.worst, query.side, query.priceStep) };
}

function walk(levels: readonly DepthLevel[], order: { wanted: Quantity; best: DepthLevel }): MarketReach {
  let left = order.wanted;
  let paid: Amount = amount('0');
  let worst = order.best.price;
  for (const level of levels) {
    const taken = smaller(left, level.quantity);
    paid = add(paid, cost(level.price, taken));
    left = subtract(left, taken);
    worst = level.price;
    if (!isPositive(left)) break;
  }
  const average = divide(paid, subtract(order.wanted, left));
  return {
    worst,
    average: average === undefined ? undefined : priceOf(roundTo(average, 8)),
    isCovered: !isPositive(left),
    source: 'book',
  };
}

interface LimitFill {
  readonly side: Side;
  readonly limit: Price;
  readonly quantity: Quantity;
  readonly depth: Depth | undefined;
}

/** The value of a limit order that is sent now: the levels up to its limit, and the rest at the limit itself. */
export function valueUpTo({ side, limit, quantity: wanted, depth }: LimitFill): Amount {
  let left = wanted;
  let value: Amount = amount('0');
  for (const level of oppositeLevels(depth, side)) {
    const isBeyond = side === 'buy' ? compare(level.price, limit) > 0 : compare(level.price, limit) < 0;
    if (isBeyond || !isPositive(left)) break;
    const taken = smaller(left, level.quantity);
    value = add(value, cost(level.price, taken));
    left = subtract(left, taken);
  }
  return add(value, cost(limit, left));
}

interface BudgetQuery {
  readonly budget: Amount;
  readonly depth: Depth | undefined;
  readonly last: Price | undefined;
  readonly step: Quantity | undefined;
  readonly priceStep: Price | undefined;
}

/**
 * The largest market buy whose worst price × quantity stays within the budget, floored to the lot step. Undefined
 * without a price.
 */
export function largestMarketBuy(query: BudgetQuery): Quantity | undefined {
  const levels = oppositeLevels(query.depth, 'buy');
  if (levels.length === 0)
    return query.last === undefined ? undefined : largestAt(query.budget, query.last, query.step);
  let cumulated = quantity('0');
  let largest = quantity('0');
  for (const [index, level] of levels.entries()) {
    cumulated = add(cumulated, level.quantity);
    const worst = withMargin(level.price, 'buy', query.priceStep);
    const affordable = largestAt(query.budget, worst, query.step) ?? quantity('0');
    // Beyond the last visible level the order waits at that level's price, so the book's end is no bound.
    const here =
      index === levels.length - 1
        ? affordable
        : roundToStep(smaller(cumulated, affordable), lotStepOf(query.step), 'down');
    if (compare(here, largest) > 0) largest = here;
    if (compare(affordable, cumulated) <= 0) break;
  }
  return largest;
}

/** floor(budget ÷ price) to the lot step; undefined for a price of zero. */
export function largestAt(budget: Amount, unitPrice: Price, step: Quantity | undefined): Quantity | undefined {
  const lot = lotStepOf(step);
  const units = unitsFor(budget, unitPrice);
  if (units === undefined) return undefined;
  const floored = roundToStep(units, lot, 'down');
  // A quotient is rounded at 20 digits and may land one step too high.
  return compare(cost(unitPrice, floored), budget) > 0 ? subtract(floored, lot) : floored;
}

/** The base currency seen as a size, floored to the lot step. */
export const largestSale = (available: Amount, step: Quantity | undefined): Quantity =>
  roundToStep(quantityOf(available), lotStepOf(step), 'down');
