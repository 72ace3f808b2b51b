import { wallClock } from '../calendar.ts';
import { isTimeZone } from './time-zone.ts';

const minuteMs = 60_000;
const stepMinutes = 15;
/** What an answer may take, and a clock may be off. */
const roomMinutes = 2;
const mostMinutes = 14 * 60;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Whole hours have names that every device knows; their signs are the other way round. */
function nameOf(minutes: number): string {
  if (minutes % 60 === 0) return `Etc/GMT${minutes > 0 ? '-' : '+'}${Math.abs(minutes) / 60}`;
  const size = Math.abs(minutes);
  return `${minutes > 0 ? '+' : '-'}${twoDigits(Math.trunc(size / 60))}:${twoDigits(size % 60)}`;
}

/**
 * The zone of a server that has just written `text`, its present wall time; `now` is epoch ms. Undefined for an invalid
 * time, or one further from any zone than an answer takes.
 */
export function zoneShownBy(text: string, now: number): string | undefined {
  const wall = wallClock(text);
  if (wall === undefined) return undefined;
  const minutes = (wall - now) / minuteMs;
  const rounded = Math.round(minutes / stepMinutes) * stepMinutes;
  if (Math.abs(minutes - rounded) > roomMinutes || Math.abs(rounded) > mostMinutes) return undefined;
  const name = rounded === 0 ? 'UTC' : nameOf(rounded);
  return isTimeZone(name) ? name : undefined;
}
