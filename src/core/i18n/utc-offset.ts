import { epochOf, wallClock } from './calendar.ts';

/** How far a zone is from UTC at an instant (epoch ms), as `+08:00`. Without a zone it is the device's. */
export function utcOffset(ms: number, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(ms);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /[+-]\d{2}:\d{2}/.exec(name)?.[0] ?? '+00:00';
}

const minuteMs = 60_000;
const two = (value: number): string => String(value).padStart(2, '0');

/** A distance from UTC, in milliseconds ahead of it, as `UTC+08:00`. */
export function offsetName(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / minuteMs);
  return `UTC${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** The offset that a zone has when its clocks show a wall time (see `wallClock`). */
function utcOffsetOfWall(wall: number, timeZone: string): string {
  // The wall time taken for UTC is off by the offset itself, which matters only around a change of the clocks.
  const guess = utcOffset(wall, timeZone);
  return utcOffset(wall - minutesOf(guess) * minuteMs, timeZone);
}

/**
 * A time as a server says it, in UTC as ISO 8601: `2025-01-02T03:04:05Z`. Undefined when the server's offset from UTC
 * is unknown, and for an invalid time.
 */
export function isoMoment(text: string, serverZone: string | undefined): string | undefined {
  const ms = epochOf(text) ?? instantOfWall(text, serverZone);
  return ms === undefined ? undefined : new Date(ms).toISOString().replace('.000Z', 'Z');
}

function instantOfWall(text: string, serverZone: string | undefined): number | undefined {
  const wall = wallClock(text);
  if (wall === undefined || serverZone === undefined) return undefined;
  return wall - minutesOf(utcOffsetOfWall(wall, serverZone)) * minuteMs;
}
