import type { ReplayedBar, ReplayedSeries } from './replayed-series.ts';

/**
 * A daily history as columns of whole hundredths, zigzag varints in base64. With range: open against the close before,
 * close against open, reach above and below both, volume against the day before. Without: closes against the one before.
 */
export interface PackedSeries {
  readonly symbol: string;
  readonly source: string;
  readonly count: number;
  readonly hasRange: boolean;
  readonly data: string;
}

/** Volume is compared with the mean of so many bars before, because it grows over the years. */
const volumeWindow = 250;

export function unpackSeries({ symbol, source, count, hasRange, data }: PackedSeries): ReplayedSeries {
  const values = readVarints(data);
  if (values.length !== count * (hasRange ? 5 : 1)) throw new RangeError(`${symbol} is packed wrongly`);
  return { symbol, source, bars: hasRange ? rangedBars(values, count) : closeBars(values) };
}

function closeBars(changes: readonly number[]): readonly ReplayedBar[] {
  let close = 0;
  return changes.map((change) => {
    const previousClose = close === 0 ? change : close;
    close += change;
    return { previousClose, open: previousClose, high: undefined, low: undefined, close, busyness: undefined };
  });
}

function rangedBars(values: readonly number[], count: number): readonly ReplayedBar[] {
  const column = (position: number): readonly number[] => values.slice(position * count, (position + 1) * count);
  const [gaps, changes, above, below] = [column(0), column(1), column(2), column(3)];
  const busyness = relativeVolumes(column(4));
  let close = 0;
  return gaps.map((gap, day) => {
    const open = close + gap;
    const previousClose = close === 0 ? open : close;
    close = open + (changes[day] ?? 0);
    return {
      previousClose,
      open,
      high: Math.max(open, close) + (above[day] ?? 0),
      low: Math.min(open, close) - (below[day] ?? 0),
      close,
      busyness: busyness[day],
    };
  });
}

function relativeVolumes(changes: readonly number[]): readonly number[] {
  let volume = 0;
  let sum = 0;
  const volumes: number[] = [];
  return changes.map((change, day) => {
    volume += change;
    volumes.push(volume);
    sum += volume - (volumes[day - volumeWindow] ?? 0);
    return (volume * Math.min(day + 1, volumeWindow)) / sum;
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
