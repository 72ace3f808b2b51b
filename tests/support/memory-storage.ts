import type { KeyValueStorage } from '../../src/core/platform/storage.ts';

/** Keeps what is put into the map, and hears of no other tab. */
export const memoryStorage = (kept: Map<string, string> = new Map()): KeyValueStorage => ({
  read: (key) => kept.get(key),
  write: (key, value) => void kept.set(key, value),
  keeps: () => true,
  remove: (key) => void kept.delete(key),
  clear: () => kept.clear(),
  watch: () => () => undefined,
});
