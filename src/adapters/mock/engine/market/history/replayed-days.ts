import type { MarketCategory } from '../../../../../core/domain/market/instrument.ts';
import { sessionOf } from '../facts/hours.ts';
import type { ReplayedBar, ReplayedMinutes, ReplayedSeries } from './replayed-series.ts';

/**
 * The days of a series, oldest first, the last one for the trading day before `epochDay`. Minutes are cut into days as
 * long as the instrument trades; the oldest of them, which do not fill a day, are left out.
 */
export function replayedDays(
  { bars, minutes }: ReplayedSeries,
  { category, epochDay }: { category: MarketCategory; epochDay: number },
): readonly ReplayedBar[] {
  if (minutes === undefined) return bars;
  const days: ReplayedBar[] = [];
  let left = minutes.close.length;
  for (let day = epochDay - 1; left > 0; day -= 1) {
    const session = sessionOf(category, day);
    if (session === undefined) continue;
    const first = left - (session.end - session.first);
    if (first < 0) break;
    days.push(dayOf(minutes, first, left));
    left = first;
  }
  const usual = mean(days.map(({ minutes: own }) => mean(own?.volume ?? [])));
  const ownDays = days.toReversed().map((day) => ({
    ...day,
    busyness: day.minutes?.volume === undefined ? undefined : mean(day.minutes.volume) / usual,
  }));
  return [...bars, ...ownDays];
}

/** One for nothing at all, so that it can be divided by. */
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length || 1;

function dayOf(minutes: ReplayedMinutes, first: number, end: number): ReplayedBar {
  const own: ReplayedMinutes = {
    open: minutes.open.slice(first, end),
    high: minutes.high.slice(first, end),
    low: minutes.low.slice(first, end),
    close: minutes.close.slice(first, end),
    volume: minutes.volume?.slice(first, end),
  };
  const open = own.open[0] ?? 0;
  return {
    previousClose: minutes.close[first - 1] ?? open,
    open,
    high: own.high.reduce((high, value) => Math.max(high, value)),
    low: own.low.reduce((low, value) => Math.min(low, value)),
    close: own.close.at(-1) ?? open,
    busyness: undefined,
    minutes: own,
  };
}
