import type { MarketCategory } from './instrument.ts';

/** A moment of every week in UTC: "Sun 22:00". */
export type WeekTime = string;

/** The operator's weekly trading hours of categories, from one moment of the week to another. */
export type MarketHours = Partial<
  Readonly<Record<MarketCategory, readonly (readonly [from: WeekTime, to: WeekTime])[]>>
>;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const minuteMs = 60_000;
export const weekMs = 7 * 24 * 60 * minuteMs;
/** The first Sunday of epoch time. */
export const firstSundayMs = 3 * 24 * 60 * minuteMs;

/** Since Sunday midnight, ms. */
export function momentOf(text: WeekTime): number {
  const [day = '', hour, minute] = text.split(/[ :]/);
  return ((weekdays.indexOf(day) * 24 + Number(hour)) * 60 + Number(minute)) * minuteMs;
}

export const intoWeek = (ms: number): number => ((ms % weekMs) + weekMs) % weekMs;

const sessionsOf = (hours: MarketHours, category: MarketCategory): readonly { from: number; to: number }[] =>
  (hours[category] ?? []).map(([from, to]) => ({ from: momentOf(from), to: momentOf(to) }));

/** Whether a category should be trading: currencies of chains never rest. Undefined where its hours are not known. */
export function isWithinHours(hours: MarketHours, category: MarketCategory, now: number): boolean | undefined {
  if (category === 'crypto') return true;
  const sessions = sessionsOf(hours, category);
  const present = intoWeek(now - firstSundayMs);
  return sessions.length === 0
    ? undefined
    : sessions.some(({ from, to }) => intoWeek(present - from) < intoWeek(to - from));
}

/**
 * When a category begins to trade again, epoch ms. Undefined when its hours are unknown, and while it should be
 * trading: a market that stands still then was halted, for an unknown time.
 */
export function nextOpening(hours: MarketHours, category: MarketCategory, now: number): number | undefined {
  if (isWithinHours(hours, category, now) !== false) return undefined;
  const present = intoWeek(now - firstSundayMs);
  return now + Math.min(...sessionsOf(hours, category).map(({ from }) => intoWeek(from - present)));
}

/** When a category next begins or stops trading, epoch ms. Undefined when its hours are unknown, and for what never rests. */
export function nextEdge(hours: MarketHours, category: MarketCategory, now: number): number | undefined {
  const edges = sessionsOf(hours, category).flatMap(({ from, to }) => [from, to]);
  if (category === 'crypto' || edges.length === 0) return undefined;
  const present = intoWeek(now - firstSundayMs);
  return now + Math.min(...edges.map((edge) => intoWeek(edge - present) || weekMs));
}
