import type { KeyValueStorage } from '../../../../core/platform/storage.ts';

/** Stays on the device after a session: it says nothing of its person. */
const leftKey = 'alerts.left';
/** What happened longer ago is in the records. */
const weekMs = 604_800_000;

/** What was known is dropped with the session. `now`: epoch ms by the server's clock, as below. */
export const keepLeftAt = (storage: KeyValueStorage, now: number): void => storage.write(leftKey, String(now));

/** Until when a session watched on this device, within the last week. What has happened since was not told here. */
export function leftAt(storage: KeyValueStorage, now: number): number | undefined {
  const kept = storage.read(leftKey) ?? '';
  const at = /^\d{1,15}$/.test(kept) ? Number(kept) : 0;
  return at > now - weekMs && at < now ? at : undefined;
}
