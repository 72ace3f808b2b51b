import { epochOf, wallClock } from './calendar.ts';

/** How far a zone is from UTC at an instant (epoch ms), as `+08:00`. Without a zone it is the device's. */
export function utcOffset(ms: number, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(ms);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return /[+-]\d{2}:\d{2}/.exec(name)?.[0] ?? '+00:00';
}

const minuteMs = 60_000;

/** The offset that a zone has when its clocks show a wall time (see `wallClock`). */
function utcOffsetOfWall(wall: number, timeZone: string): string {
  const minutesOf = (offset: string): number => {
    const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
    return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
  };
  // The wall time taken for UTC is off by the offset itself, which matters only around a change of the clocks.
  const guess = utcOffset(wall, timeZone);
  return utcOffset(wall - minutesOf(guess) * minuteMs, timeZone);
}

/**
 * The offset that belongs to a time as a server says it, `UTC+08:00`: epochs are read on the device's clock, wall times
 * need the server's zone. Undefined where neither tells it.
 */
export function serverOffset(text: string, serverZone: string | undefined): string | undefined {
  const epoch = epochOf(text);
  if (epoch !== undefined) return `UTC${utcOffset(epoch)}`;
  const wall = wallClock(text);
  return wall === undefined || serverZone === undefined ? undefined : `UTC${utcOffsetOfWall(wall, serverZone)}`;
}
