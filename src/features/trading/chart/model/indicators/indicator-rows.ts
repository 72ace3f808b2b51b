import type { Series } from './moving-average.ts';

export type Row = Record<string, number | undefined>;

interface Drawn {
  readonly bars: readonly object[];
  readonly rows: readonly Row[];
}

/**
 * What was drawn last, by indicator: of a thousand rows a tick changes one, and making all the others again would cost
 * more than their sums.
 */
const drawn = new WeakMap<object, Drawn>();

/** The first bar that is another one than the last time; each value depends on its bar and earlier ones alone. */
function firstChange(bars: readonly object[], before: readonly object[]): number {
  const most = Math.min(bars.length, before.length);
  let index = 0;
  while (index < most && bars[index] === before[index]) index += 1;
  return index;
}

/**
 * Columns of values as rows, one per bar; rows of bars that are the same objects as the last time are kept. `indicator`
 * is one object for as long as one indicator of one chart is drawn.
 */
export function rowsOf(bars: readonly object[], columns: Readonly<Record<string, Series>>, indicator: object): Row[] {
  const before = drawn.get(indicator);
  const from = before === undefined ? 0 : firstChange(bars, before.bars);
  const rows = before?.rows.slice(0, from) ?? [];
  const entries = Object.entries(columns);
  for (let index = from; index < bars.length; index += 1) {
    const row: Row = {};
    for (const [key, series] of entries) row[key] = series[index];
    rows.push(row);
  }
  // A copy: the caller changes the list of bars later.
  drawn.set(indicator, { bars: [...bars], rows: [...rows] });
  return rows;
}
