import type { Candle, CandlePeriod } from '../../../../core/domain/market/candle.ts';
import { forDrawing } from '../../../../core/money/fixed-point.ts';

/** A bar as the chart draws it: plain numbers, for pictures only. */
export interface DrawnBar {
  readonly timestamp: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

export const drawnBar = (candle: Candle): DrawnBar => ({
  timestamp: candle.time,
  open: forDrawing(candle.open),
  high: forDrawing(candle.high),
  low: forDrawing(candle.low),
  close: forDrawing(candle.close),
  volume: candle.volume === undefined ? 0 : forDrawing(candle.volume),
});

/** What a chart that shows `shown` has to do to show `next`. */
export type ChartChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'all' }
  | { readonly kind: 'tail'; readonly from: number };

/** Only the last bar and later ones can be changed in place; a change further back means drawing all of it again. */
export function changeBetween(shown: readonly Candle[], next: readonly Candle[]): ChartChange {
  if (shown === next) return { kind: 'none' };
  const last = shown.at(-1);
  if (last === undefined) return { kind: 'all' };
  const from = indexOfTime(next, last.time);
  if (from === -1) return { kind: 'all' };
  const before = shown.at(-2);
  if (before !== undefined && !isSame(before, next[from - 1])) return { kind: 'all' };
  return { kind: 'tail', from };
}

/** Searches from the end, where the time usually is. */
const indexOfTime = (candles: readonly Candle[], time: number): number =>
  candles.findLastIndex((candle) => candle.time === time);

const isSame = (left: Candle, right: Candle | undefined): boolean =>
  right !== undefined &&
  left.time === right.time &&
  left.open === right.open &&
  left.high === right.high &&
  left.low === right.low &&
  left.close === right.close &&
  left.volume === right.volume;

/** How long a bar is, as the chart library names it. */
export const barLengths: Readonly<
  Record<CandlePeriod, { readonly type: 'minute' | 'hour' | 'day' | 'week' | 'month'; readonly span: number }>
> = {
  '1min': { type: 'minute', span: 1 },
  '5min': { type: 'minute', span: 5 },
  '15min': { type: 'minute', span: 15 },
  '30min': { type: 'minute', span: 30 },
  '60min': { type: 'hour', span: 1 },
  '1day': { type: 'day', span: 1 },
  '1week': { type: 'week', span: 1 },
  '1mon': { type: 'month', span: 1 },
};

export interface ChartSummary {
  readonly first: Candle['open'];
  readonly last: Candle['close'];
  readonly high: Candle['high'];
  readonly low: Candle['low'];
}

/** The picture in four prices; undefined without candles. */
export function summariseCandles(candles: readonly Candle[]): ChartSummary | undefined {
  const [first] = candles;
  const last = candles.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const highest = candles.reduce(
    (top, candle) => (forDrawing(candle.high) > forDrawing(top.high) ? candle : top),
    first,
  );
  const lowest = candles.reduce(
    (bottom, candle) => (forDrawing(candle.low) < forDrawing(bottom.low) ? candle : bottom),
    first,
  );
  return { first: first.open, last: last.close, high: highest.high, low: lowest.low };
}
