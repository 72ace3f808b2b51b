import { mergeCandle, type Candle, type CandlePeriod } from '../../../../core/domain/market/candle.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { compare } from '../../../../core/money/fixed-point.ts';

/** As many bars as a chart draws quickly. */
export const mostCandles = 1500;

/** As often as a person can read the running bar; drawing it costs a slow phone a whole frame. */
export const chartGapMs = 250;

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

/** Whether minutes update the bars of a period: the start of bars longer than an hour is unknown. */
export const isMadeOfMinutes = (period: CandlePeriod): boolean => period !== '1min' && lengths[period] !== undefined;

/** The update of a longer bar from one minute; without the bar's whole volume. */
export const tickIn = (period: CandlePeriod, minute: Candle): Candle => ({
  ...minute,
  isTick: true,
  time: minute.time - (minute.time % (lengths[period] ?? minuteMs)),
  volume: undefined,
});

/** True when bars are missing between the last one and the next: the range has to be read again. */
export function leavesHole(last: Candle | undefined, next: Candle, period: CandlePeriod): boolean {
  const length = lengths[period];
  return last !== undefined && length !== undefined && next.time - last.time > length;
}

/**
 * The running bar with the last price in it: prices come more often than candles, and the two must not disagree. A price
 * of a later bar than the last one (`at`, epoch ms) waits for that bar.
 */
export function withLastPrice(
  candles: readonly Candle[],
  last: { readonly price: Price | undefined; readonly at: number } | undefined,
  period: CandlePeriod,
): readonly Candle[] {
  const bar = candles.at(-1);
  if (bar === undefined || last?.price === undefined || last.price === bar.close) return candles;
  if (last.at < bar.time || last.at >= bar.time + (lengths[period] ?? Infinity)) return candles;
  const { price } = last;
  const high = compare(price, bar.high) > 0 ? price : bar.high;
  const low = compare(price, bar.low) < 0 ? price : bar.low;
  return [...candles.slice(0, -1), { ...bar, close: price, high, low }];
}
