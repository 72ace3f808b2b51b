import type { MarketCategory } from './instrument.ts';
import { firstSundayMs, intoWeek, momentOf, weekMs, type MarketHours } from './market-hours.ts';

/** Epoch ms. */
export interface MarketSession {
  readonly opensAt: number;
  readonly closesAt: number;
}

/**
 * The sessions of a category that end after `now` and begin within a week, in their order: the first one is under way, or
 * the next. None for hours that are not known, and for crypto, which never rests.
 */
export function sessionsFrom(hours: MarketHours, category: MarketCategory, now: number): readonly MarketSession[] {
  const weekBegan = now - intoWeek(now - firstSundayMs);
  return (hours[category] ?? [])
    .flatMap(([from, to]) => {
      const length = intoWeek(momentOf(to) - momentOf(from));
      return [-weekMs, 0, weekMs].map((shift) => {
        const opensAt = weekBegan + momentOf(from) + shift;
        return { opensAt, closesAt: opensAt + length };
      });
    })
    .filter(({ opensAt, closesAt }) => closesAt > now && opensAt < now + weekMs)
    .toSorted((left, right) => left.opensAt - right.opensAt);
}
