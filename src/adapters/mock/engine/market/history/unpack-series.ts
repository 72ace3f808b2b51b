import type { ReplayedBar, ReplayedMinutes, ReplayedSeries } from './replayed-series.ts';

/**
 * A history of days or minutes as columns of whole numbers in any unit, zigzag varints in base64. With range: open
 * against the previous close, close against open, distance of high and low from both, and, if known, volume against the
 * previous bar. Without: closes against the previous one.
 */
export interface PackedSeries {
  readonly symbol: string;
  readonly source: string;
  /** A day by default. */
  readonly period?: '1min' | '1day';
  readonly count: number;
  readonly hasRange: boolean;
  /** Only with range; true by default. */
  readonly hasVolume?: boolean;
  readonly data: string;
}

/** Volume is compared with the mean of this many earlier bars, because it grows over the years. */
const volumeWindow = 250;

/** Throws RangeError when the columns do not have their length. */
export function unpackSeries(packed: PackedSeries): ReplayedSeries {
  const { symbol, source, count, hasRange, hasVolume = hasRange } = packed;
  const values = readVarints(packed.data);
  const columns = (hasRange ? 4 : 1) + (hasVolume ? 1 : 0);
  if (values.length !== count * columns) throw new RangeError(`${symbol} is packed wrongly`);
  if (!hasRange) return { symbol, source, bars: closeBars(values), minutes: undefined };
  const read = readColumns(values, { count, hasVolume });
  return packed.period === '1min'
    ? { symbol, source, bars: [], minutes: read }
    : { symbol, source, bars: dayBars(read), minutes: undefined };
}

function closeBars(changes: readonly number[]): readonly ReplayedBar[] {
  let close = 0;
  return changes.map((change) => {
    const previousClose = close === 0 ? change : close;
    close += change;
    return { previousClose, open: previousClose, high: undefined, low: undefined, close, busyness: undefined };
  });
}

function readColumns(
  values: readonly number[],
  { count, hasVolume }: { count: number; hasVolume: boolean },
): ReplayedMinutes {
  const column = (position: number): readonly number[] => values.slice(position * count, (position + 1) * count);
  const [gaps, changes, above, below] = [column(0), column(1), column(2), column(3)];
  const read: Record<'open' | 'high' | 'low' | 'close', number[]> = { open: [], high: [], low: [], close: [] };
  let close = 0;
  gaps.forEach((gap, bar) => {
    const open = close + gap;
    close = open + (changes[bar] ?? 0);
    read.open.push(open);
    read.high.push(Math.max(open, close) + (above[bar] ?? 0));
    read.low.push(Math.min(open, close) - (below[bar] ?? 0));
    read.close.push(close);
  });
  return { ...read, volume: hasVolume ? runningSums(column(4)) : undefined };
}

function runningSums(changes: readonly number[]): readonly number[] {
  let sum = 0;
  return changes.map((change) => {
    sum += change;
    return sum;
  });
}

function dayBars({ open, high, low, close, volume }: ReplayedMinutes): readonly ReplayedBar[] {
  const busyness = volume === undefined ? [] : relativeVolumes(volume);
  return close.map((last, day) => ({
    previousClose: close[day - 1] ?? open[day] ?? last,
    open: open[day] ?? last,
    high: high[day] ?? last,
    low: low[day] ?? last,
    close: last,
    busyness: busyness[day],
  }));
}

function relativeVolumes(volumes: readonly number[]): readonly number[] {
  let sum = 0;
  return volumes.map((volume, day) => {
    sum += volume - (volumes[day - volumeWindow] ?? 0);
    return sum === 0 ? 1 : (volume * Math.min(day + 1, volumeWindow)) / sum;
  });
}

function readVarints(data: string): readonly number[] {
  const text = atob(data);
  const values: number[] = [];
  let value = 0;
  let unit = 1;
  for (let position = 0; position < text.length; position += 1) {
    const byte = text.charCodeAt(position);
    value += (byte % 128) * unit;
    unit *= 128;
    if (byte >= 128) continue;
    values.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    value = 0;
    unit = 1;
  }
  return values;
}
