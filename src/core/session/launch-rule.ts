import type { KeyValueStorage } from '../platform/storage.ts';
import { storedVersion, versionKey } from './session-store.ts';

/**
 * Clears data of an older format before anything reads it: a version below 1, or none, clears everything of this app.
 */
export function applyLaunchRule(storage: KeyValueStorage): void {
  const version = Number.parseInt(storage.read(versionKey) ?? '', 10);
  if (version >= storedVersion) return;
  storage.clear();
  storage.write(versionKey, String(storedVersion));
}
