import type { Price, Quantity } from '../../money/amount.ts';
import { compare } from '../../money/fixed-point.ts';

export const candlePeriods = ['1min', '5min', '15min', '30min', '60min', '1day', '1week', '1mon'] as const;
export type CandlePeriod = (typeof candlePeriods)[number];

export interface Candle {
  /** Open time, epoch ms. */
  readonly time: number;
  readonly open: Price;
  readonly high: Price;
  readonly low: Price;
  readonly close: Price;
  /** Base currency; undefined when the server sends none. */
  readonly volume: Quantity | undefined;
  /** Only the moment that was pushed, not all that has been traded since it opened. */
  readonly isTick?: boolean;
}

/** The requested windows, in days: enough bars for a chart, the same as other clients of this protocol. */
export const candleWindowDays: Readonly<Record<CandlePeriod, number>> = {
  '1min': 1,
  '5min': 5,
  '15min': 15,
  '30min': 30,
  '60min': 60,
  '1day': 360,
  '1week': 1800,
  '1mon': 10_800,
};

/**
 * Merges a pushed candle into an ascending list: an equal time replaces the last one, a later one is appended, an
 * earlier one is dropped. Highs and lows never shrink: some servers push a running candle without its wicks.
 */
export function mergeCandle(candles: readonly Candle[], next: Candle): readonly Candle[] {
  const last = candles.at(-1);
  if (last === undefined || next.time > last.time) return [...candles, next];
  if (next.time < last.time) return candles;
  const bar = next.isTick === true ? { ...last, close: next.close } : next;
  return [...candles.slice(0, -1), { ...bar, ...reachOf(last, next) }];
}

const reachOf = (bar: Candle, { high, low }: Candle): Pick<Candle, 'high' | 'low'> => ({
  high: compare(high, bar.high) > 0 ? high : bar.high,
  low: compare(low, bar.low) < 0 ? low : bar.low,
});
