import { calendarOf, epochOf, wallClock } from './calendar.ts';

const dayMs = 86_400_000;
const date = { year: true, month: true, day: true } as const;

/** `YYYY-MM-DD`: the server's day of a time; empty for an invalid one. */
export function serverDay(text: string, zone: string): string {
  const epoch = epochOf(text);
  if (epoch !== undefined) return dayAt(epoch, zone);
  return wallClock(text) === undefined ? '' : text.slice(0, 10);
}

/** `YYYY-MM-DD` in a zone at an instant, epoch ms. */
export const dayAt = (ms: number, zone: string): string => calendarOf('en', zone)(ms, date);

/** When the day of an instant ends in a zone, epoch ms; off by the hour on the day on which clocks change. */
export function dayEndsAt(ms: number, zone: string): number {
  const wall = wallClock(calendarOf('en', zone)(ms, { ...date, time: true, seconds: true })) ?? ms;
  return ms - (ms % 1000) + dayMs - (wall % dayMs);
}
