import type { Candle } from '../../../../core/domain/market/candle.ts';
import type { Quantity } from '../../../../core/money/amount.ts';
import { add, compare } from '../../../../core/money/fixed-point.ts';

const hourMs = 3_600_000;

/**
 * Bars of several hours, made of whole bars of an hour: first open, last close, highest, lowest, sum of the volumes.
 * They begin at 0 h UTC and every `hours` later. The first bar is left out where its beginning is missing.
 */
export function joinedBars(candles: readonly Candle[], hours: number): readonly Candle[] {
  if (hours === 1) return candles;
  const length = hours * hourMs;
  const joined: Candle[] = [];
  for (const candle of candles) {
    const time = candle.time - (candle.time % length);
    const last = joined.at(-1);
    if (last?.time === time) joined[joined.length - 1] = withNext(last, candle);
    else if (joined.length > 0 || candle.time === time) joined.push({ ...candle, time });
  }
  return joined;
}

const withNext = (bar: Candle, next: Candle): Candle => ({
  ...bar,
  close: next.close,
  high: compare(next.high, bar.high) > 0 ? next.high : bar.high,
  low: compare(next.low, bar.low) < 0 ? next.low : bar.low,
  volume: sumOf(bar.volume, next.volume),
});

/** Unknown with one unknown: a part of a volume is not the volume. */
const sumOf = (left: Quantity | undefined, right: Quantity | undefined): Quantity | undefined =>
  left === undefined || right === undefined ? undefined : add(left, right);
