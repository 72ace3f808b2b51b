import type { Depth, DepthLevel } from '../../../../core/domain/market/depth.ts';
import {
  amount,
  quantity,
  rate,
  type Amount,
  type Price,
  type Quantity,
  type Rate,
} from '../../../../core/money/amount.ts';
import {
  add,
  compare,
  cost,
  divide,
  forDrawing,
  larger,
  multiply,
  subtract,
} from '../../../../core/money/fixed-point.ts';

export interface DepthStep {
  readonly price: Price;
  /** All that is offered from the best price as far as this one, exactly. */
  readonly quantity: Quantity;
  /** The sum in the quote currency, each level at its own price. */
  readonly sum: Amount;
  /** 0 to 1 across the picture, the lowest and the highest price a little inside, and from nothing to the larger side. */
  readonly x: number;
  readonly y: number;
}

export interface DepthCurve {
  /** Best first on both sides. */
  readonly bids: readonly DepthStep[];
  readonly asks: readonly DepthStep[];
}

type Cumulated = Omit<DepthStep, 'x' | 'y'>;

function cumulated(levels: readonly DepthLevel[]): readonly Cumulated[] {
  let units = quantity('0');
  let sum = amount('0');
  return levels.map((level) => {
    units = add(units, level.quantity);
    sum = add(sum, cost(level.price, level.quantity));
    return { price: level.price, quantity: units, sum };
  });
}

/** So that the last level of each side is a step with a width, too. */
const margin = 0.03;

/** A book as two rising stairs; undefined if both sides are empty. */
export function depthCurve(depth: Depth): DepthCurve | undefined {
  const bids = cumulated(depth.bids);
  const asks = cumulated(depth.asks);
  const low = bids.at(-1)?.price ?? asks[0]?.price;
  const high = asks.at(-1)?.price ?? bids[0]?.price;
  if (low === undefined || high === undefined) return undefined;
  const span = subtract(high, low);
  const deepest = larger(bids.at(-1)?.quantity ?? quantity('0'), asks.at(-1)?.quantity ?? quantity('0'));
  const placed = (step: Cumulated): DepthStep => {
    const x = divide(subtract(step.price, low), span);
    const y = divide(step.quantity, deepest);
    return {
      ...step,
      x: x === undefined ? 0.5 : margin + (1 - 2 * margin) * forDrawing(x),
      y: y === undefined ? 0 : forDrawing(y),
    };
  };
  return { bids: bids.map(placed), asks: asks.map(placed) };
}

/** The step at a place of the picture: the last one that a price there reaches; the best of a side between both. */
export function stepAt({ bids, asks }: DepthCurve, x: number): DepthStep | undefined {
  const [bid, ask] = [bids[0], asks[0]];
  const isBid = bid !== undefined && (ask === undefined || x <= (bid.x + ask.x) / 2);
  return isBid ? (bids.findLast((step) => step.x >= x) ?? bid) : (asks.findLast((step) => step.x <= x) ?? ask);
}

/** Sum of one side near the middle. */
export interface NearSum {
  readonly sum: Amount;
  /** False when the book ends before: then there may be more. */
  readonly isWhole: boolean;
}

export interface DepthSummary {
  readonly bid: Price | undefined;
  readonly ask: Price | undefined;
  /** The best bid is at or above the best ask: such a book has no middle. */
  readonly isCrossed: boolean;
  /** Undefined if a side is empty, or the sides cross. */
  readonly spread: Price | undefined;
  /** In percent of the middle. */
  readonly spreadPercent: Rate | undefined;
  readonly bidsNear: NearSum | undefined;
  readonly asksNear: NearSum | undefined;
}

/** How far from the middle `bidsNear` and `asksNear` reach, percent. */
export const nearPercent = 1;
const half = rate('0.5');
const lowest = rate('0.99');
const highest = rate('1.01');

/** What a depth chart shows, in figures. */
export function depthSummary({ bids, asks }: Depth): DepthSummary {
  const [bid, ask] = [bids[0]?.price, asks[0]?.price];
  const alone = { bid, ask, spread: undefined, spreadPercent: undefined, bidsNear: undefined, asksNear: undefined };
  if (bid === undefined || ask === undefined) {
    return { ...alone, isCrossed: false };
  }
  if (compare(bid, ask) >= 0) return { ...alone, isCrossed: true };
  const spread = subtract(ask, bid);
  const middle = multiply(add(bid, ask), half);
  const share = divide(spread, middle);
  const [from, to] = [multiply(middle, lowest), multiply(middle, highest)];
  return {
    bid,
    ask,
    isCrossed: false,
    spread,
    spreadPercent: share === undefined ? undefined : multiply(rate(share), rate('100')),
    bidsNear: nearSum(bids, (price) => compare(price, from) >= 0),
    asksNear: nearSum(asks, (price) => compare(price, to) <= 0),
  };
}

function nearSum(levels: readonly DepthLevel[], isNear: (price: Price) => boolean): NearSum {
  const near = cumulated(levels.filter(({ price }) => isNear(price)));
  return { sum: near.at(-1)?.sum ?? amount('0'), isWhole: near.length < levels.length };
}
