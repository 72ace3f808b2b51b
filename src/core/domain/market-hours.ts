import type { MarketCategory } from './instrument.ts';

/** A moment of every week in UTC: "Sun 22:00". */
export type WeekTime = string;

/** When categories trade, as the operator says: from one moment of the week to another, every week. */
export type MarketHours = Partial<
  Readonly<Record<MarketCategory, readonly (readonly [from: WeekTime, to: WeekTime])[]>>
>;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const minuteMs = 60_000;
const weekMs = 7 * 24 * 60 * minuteMs;
/** The first Sunday of epoch time. */
const firstSundayMs = 3 * 24 * 60 * minuteMs;

/** Since Sunday midnight, ms. */
function momentOf(text: WeekTime): number {
  const [day = '', hour, minute] = text.split(/[ :]/);
  return ((weekdays.indexOf(day) * 24 + Number(hour)) * 60 + Number(minute)) * minuteMs;
}

const intoWeek = (ms: number): number => ((ms % weekMs) + weekMs) % weekMs;

/**
 * When a category begins to trade again, epoch ms. Undefined where its hours are not known, and while it should be
 * trading: a market that stands still then was halted, and nobody has said for how long.
 */
export function nextOpening(hours: MarketHours, category: MarketCategory, now: number): number | undefined {
  const sessions = (hours[category] ?? []).map(([from, to]) => ({ from: momentOf(from), to: momentOf(to) }));
  const present = intoWeek(now - firstSundayMs);
  const isWithin = sessions.some(({ from, to }) => intoWeek(present - from) < intoWeek(to - from));
  if (isWithin || sessions.length === 0) return undefined;
  return now + Math.min(...sessions.map(({ from }) => intoWeek(from - present)));
}
