import { mergeCandle, type Candle, type CandlePeriod } from '../../../core/domain/candle.ts';

/** As many bars as a chart draws quickly. */
export const mostCandles = 1500;

const minuteMs = 60_000;
/** Weeks and months have no fixed length on every server, so a hole in them is not looked for. */
const lengths: Readonly<Partial<Record<CandlePeriod, number>>> = {
  '1min': minuteMs,
  '5min': 5 * minuteMs,
  '15min': 15 * minuteMs,
  '30min': 30 * minuteMs,
  '60min': 60 * minuteMs,
};

/** One ascending list without duplicates: what was read replaces what was there at the same time. */
export function joinCandles(present: readonly Candle[], read: readonly Candle[]): readonly Candle[] {
  const byTime = new Map([...present, ...read].map((candle) => [candle.time, candle]));
  return [...byTime.values()].toSorted((left, right) => left.time - right.time).slice(-mostCandles);
}

/** Pushed candles in order of arrival, put onto the list. */
export const withPushed = (present: readonly Candle[], pushed: readonly Candle[]): readonly Candle[] =>
  pushed.reduce(mergeCandle, present).slice(-mostCandles);

/** True when bars are missing between the last one and the next: the range has to be read again. */
export function leavesHole(last: Candle | undefined, next: Candle, period: CandlePeriod): boolean {
  const length = lengths[period];
  return last !== undefined && length !== undefined && next.time - last.time > length;
}
