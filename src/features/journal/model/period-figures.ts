import type { Amount } from '../../../core/money/amount.ts';
import type { ClosedResult } from './closed-result.ts';
import { resultsIn, type Period } from './period.ts';
import { runningSum } from './running-sum.ts';
import {
  daysIn,
  pairsIn,
  productsIn,
  statisticsOf,
  type DaySums,
  type PairSums,
  type ProductSums,
  type Statistics,
} from './statistics.ts';

/** Which results are looked at. */
export interface Looked {
  readonly currency: string;
  readonly period: Period;
  /** Those alone with one of these ids; undefined where every result counts. */
  readonly ids: readonly string[] | undefined;
}

/** What the results come to that are looked at. */
export interface PeriodFigures {
  readonly statistics: Statistics;
  readonly sums: readonly Amount[];
  readonly pairs: readonly PairSums[];
  readonly products: readonly ProductSums[];
  /** By day; of a year by month. */
  readonly days: ReadonlyMap<string, DaySums>;
}

const monthLength = 7;

/** The results that are looked at, in the order in which they came. */
export function lookedAt(all: readonly ClosedResult[], { currency, period, ids }: Looked): readonly ClosedResult[] {
  const wanted = ids === undefined ? undefined : new Set(ids);
  return resultsIn(all, period).filter(
    (result) => result.currency === currency && (wanted === undefined || wanted.has(result.id)),
  );
}

/** All figures of them. */
export function figuresOf(all: readonly ClosedResult[], looked: Looked): PeriodFigures {
  const results = lookedAt(all, looked);
  return {
    statistics: statisticsOf(results),
    sums: runningSum(results),
    pairs: pairsIn(results),
    products: productsIn(results),
    days: daysIn(results, looked.period.span === 'year' ? monthLength : undefined),
  };
}
