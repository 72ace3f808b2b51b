import type { KeyValueStorage } from '../../../../core/platform/storage.ts';

/** Stays on the device after a session: it says nothing of its person. */
const leftKey = 'alerts.left';
/** What happened longer ago is in the records. */
const weekMs = 604_800_000;

/** `YYYY-MM-DD HH:MM:SS`, as servers write times. */
const wallOf = (ms: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(ms);

/**
 * What was known is dropped with the session, the server's zone as well: so the moment is kept as the server would write it.
 * `now`: epoch ms by the server's clock, as below.
 */
export function keepLeftAt(storage: KeyValueStorage, now: number, zone: string | undefined): void {
  if (zone === undefined) storage.remove(leftKey);
  else storage.write(leftKey, wallOf(now, zone));
}

/**
 * Until when a session watched on this device, within the last week, by the server's wall clock. What has happened since was
 * not told here.
 */
export function leftAt(storage: KeyValueStorage, now: number): string | undefined {
  const kept = storage.read(leftKey) ?? '';
  return /^\d{4}(-\d\d){2} \d\d(:\d\d){2}$/.test(kept) && kept > wallOf(now - weekMs, 'UTC') ? kept : undefined;
}
