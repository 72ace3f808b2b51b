import type { QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import { absolute, compare } from '../../../core/money/fixed-point.ts';

/** The pairs that moved most, up or down, among those that can be bought; pairs without a change are left out. */
export function topMovers(rows: readonly QuotedInstrument[], count: number): readonly QuotedInstrument[] {
  return rows
    .flatMap((row) => {
      const { change } = row.quote;
      return change === undefined || !row.instrument.allows.spot ? [] : [{ row, size: absolute(change) }];
    })
    .toSorted((left, right) => compare(right.size, left.size))
    .slice(0, count)
    .map(({ row }) => row);
}
