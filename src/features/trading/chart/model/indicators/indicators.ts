import { meanOf, movingAverage, type Series, type Window } from './moving-average.ts';

/**
 * Indicators for the chart, over drawn prices (plain numbers). Each result has one entry per bar; an entry is undefined
 * until enough bars are known. Formulas are the usual ones of trading programs and are named where variants exist.
 */
export interface Bar {
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** Mean of the squared distances from `centre`. */
function variance(values: readonly number[], { index, length }: Window, centre: number): number {
  let total = 0;
  for (let at = index + 1 - length; at <= index; at += 1) total += ((values[at] ?? 0) - centre) ** 2;
  return total / length;
}

/**
 * Exponential mean with factor 2 / (length + 1). It begins with the arithmetic mean of the first `length` values, as
 * TradingView's does: the library's own begins with the first value, and both differ for some four lengths.
 */
export function exponentialAverage(values: Series, length: number): Series {
  const factor = 2 / (length + 1);
  const first: number[] = [];
  let present: number | undefined;
  return values.map((value) => {
    if (value === undefined) return undefined;
    if (present !== undefined) return (present += factor * (value - present));
    first.push(value);
    if (first.length < length) return undefined;
    return (present = meanOf(first, { index: length - 1, length }));
  });
}

export interface Bands {
  readonly middle: Series;
  readonly upper: Series;
  readonly lower: Series;
}

/** Mean of `length` and `width` population standard deviations to each side. */
export function bollingerBands(values: readonly number[], length: number, width: number): Bands {
  const middle = movingAverage(values, length);
  const deviation = values.map((_, index) => {
    const centre = middle[index];
    if (centre === undefined) return undefined;
    return Math.sqrt(variance(values, { index, length }, centre));
  });
  const shifted = (sign: 1 | -1): Series =>
    middle.map((centre, index) => {
      const distance = deviation[index];
      return centre === undefined || distance === undefined ? undefined : centre + sign * width * distance;
    });
  return { middle, upper: shifted(1), lower: shifted(-1) };
}

export interface Macd {
  readonly dif: Series;
  readonly dea: Series;
  /** The distance of both, as TradingView draws it; the library draws twice the distance. */
  readonly bar: Series;
}

/** Fast less slow exponential mean, its own exponential mean, and their distance. */
export function macd(values: readonly number[], lengths: { fast: number; slow: number; signal: number }): Macd {
  const dif = differenceOf(exponentialAverage(values, lengths.fast), exponentialAverage(values, lengths.slow));
  const dea = exponentialAverage(dif, lengths.signal);
  return { dif, dea, bar: differenceOf(dif, dea) };
}

const differenceOf = (left: Series, right: Series): Series =>
  left.map((value, index) => {
    const other = right[index];
    return value === undefined || other === undefined ? undefined : value - other;
  });

/** Wilder's: the first mean is arithmetic over `length` changes, then each new change weighs 1 / length. */
export function relativeStrength(values: readonly number[], length: number): Series {
  let gains = 0;
  let losses = 0;
  return values.map((value, index) => {
    const change = value - (values[index - 1] ?? value);
    const gain = Math.max(change, 0);
    const loss = Math.max(-change, 0);
    if (index <= length) {
      gains += gain / length;
      losses += loss / length;
      if (index < length) return undefined;
    } else {
      gains = (gains * (length - 1) + gain) / length;
      losses = (losses * (length - 1) + loss) / length;
    }
    if (gains + losses === 0) return 50;
    return (100 * gains) / (gains + losses);
  });
}

export interface Kdj {
  readonly k: Series;
  readonly d: Series;
  readonly j: Series;
}

/** Stochastic of `length` bars, smoothed twice by thirds from a start of 50; J is 3 K − 2 D. */
export function kdj(bars: readonly Bar[], lengths: { range: number; k: number; d: number }): Kdj {
  let k = 50;
  let d = 50;
  const rows = bars.map((bar, index) => {
    if (index + 1 < lengths.range) return undefined;
    const { low, high } = extremesOf(bars, { index, length: lengths.range });
    const raw = high === low ? 50 : ((bar.close - low) / (high - low)) * 100;
    k = ((lengths.k - 1) * k + raw) / lengths.k;
    d = ((lengths.d - 1) * d + k) / lengths.d;
    return { k, d, j: 3 * k - 2 * d };
  });
  return { k: rows.map((row) => row?.k), d: rows.map((row) => row?.d), j: rows.map((row) => row?.j) };
}

function extremesOf(bars: readonly Bar[], { index, length }: Window): { low: number; high: number } {
  let low = Infinity;
  let high = -Infinity;
  for (let at = index + 1 - length; at <= index; at += 1) {
    low = Math.min(low, bars[at]?.low ?? Infinity);
    high = Math.max(high, bars[at]?.high ?? -Infinity);
  }
  return { low, high };
}
