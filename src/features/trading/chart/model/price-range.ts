import type { Price } from '../../../../core/money/amount.ts';
import { compare } from '../../../../core/money/fixed-point.ts';

/** The lowest and the highest price; a single one if all are equal, none for none. */
export function rangeOf(prices: readonly Price[]): readonly Price[] {
  const sorted = prices.toSorted(compare);
  return [sorted.at(0), sorted.at(-1)].flatMap((one, index, [lowest]) =>
    one === undefined || (index === 1 && lowest !== undefined && compare(one, lowest) === 0) ? [] : [one],
  );
}
