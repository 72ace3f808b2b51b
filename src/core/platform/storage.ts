import { createToken } from '../di/token.ts';
import type { Unsubscribe } from './realtime-transport.ts';

/** Small texts stored on this device. Never throws: a full or forbidden storage keeps the value for this visit only. */
export interface KeyValueStorage {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  /** False for a key whose value lasts only for this visit. */
  keeps(key: string): boolean;
  remove(key: string): void;
  /** Removes every key below this storage's prefix. */
  clear(): void;
  /** Runs when another tab changes a key. */
  watch(listener: (key: string) => void): Unsubscribe;
}
export const KeyValueStorage = createToken<KeyValueStorage>('KeyValueStorage');
