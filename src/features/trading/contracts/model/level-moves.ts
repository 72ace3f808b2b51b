import { losingEnd } from '../../../../core/domain/orders/contract-rules.ts';
import { decimal, type Price } from '../../../../core/money/amount.ts';
import { roundToStep } from '../../../../core/money/arithmetic.ts';
import { add, compare, fromSteps, larger, placesOf, smaller, subtract } from '../../../../core/money/fixed-point.ts';
import type { StopLevel } from '../../../../core/domain/orders/contract-levels.ts';
import type { MarketGround } from './stops.ts';

/** The facts that decide where a level may be. */
export interface LevelGround {
  readonly level: StopLevel;
  readonly position: MarketGround;
  /** An estimate; undefined if no price of the pair leads to it. */
  readonly liquidation: Price | undefined;
  readonly step: Price;
}

/** Both are possible prices of the level; `highest` is undefined without a bound. */
export interface LevelRange {
  readonly lowest: Price;
  readonly highest: Price | undefined;
}

/** The step of a pair's prices; as fine as its last price is written where the server says none. */
export const stepOf = (step: Price | undefined, lastPrice: Price): Price =>
  step ?? decimal<Price>(placesOf(lastPrice) === 0 ? '1' : `0.${'1'.padStart(placesOf(lastPrice), '0')}`);

const above = (price: Price, step: Price): Price => add(roundToStep(price, step, 'down'), step);
const below = (price: Price, step: Price): Price => subtract(roundToStep(price, step, 'up'), step);

/**
 * The prices on the right side of the market, at steps: the last price bounds a winning level, and the liquidation also
 * a losing one. Undefined if no price is left between the two.
 */
export function levelRange({ level, position, liquidation, step }: LevelGround): LevelRange | undefined {
  const { direction, lastPrice } = position;
  const end = level === 'stopLoss' ? losingEnd(direction, { lastPrice, liquidation }) : undefined;
  if ((direction === 'long') === (level === 'takeProfit')) {
    const lowest = above(lastPrice, step);
    const highest = end === undefined ? undefined : below(end, step);
    return highest !== undefined && compare(lowest, highest) > 0 ? undefined : { lowest, highest };
  }
  const highest = below(lastPrice, step);
  const lowest = end === undefined ? step : larger(step, above(end, step));
  return compare(lowest, highest) > 0 ? undefined : { lowest, highest };
}

/** The valid price of the level that is nearest to the wanted one; undefined without one. */
export function nearestLevel(wanted: Price, ground: LevelGround): Price | undefined {
  const range = levelRange(ground);
  if (range === undefined) return undefined;
  const price = larger(roundToStep(wanted, ground.step, 'half-up'), range.lowest);
  return range.highest === undefined ? price : smaller(price, range.highest);
}

/** Moves by this many steps, within the limits of the level. */
export const nudgedLevel = (present: Price, steps: number, ground: LevelGround): Price | undefined =>
  nearestLevel(add(present, fromSteps(steps, ground.step)), ground);
