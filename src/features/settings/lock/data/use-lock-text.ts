import { useSyncExternalStore } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { lockStoreOf } from './lock-store.ts';

export interface LockText {
  readonly text: string | undefined;
  /** The current text, also between two renders. */
  latest(): string | undefined;
  keep(text: string | undefined): void;
  readonly clock: Clock;
}

/** The kept lock and the device's clock. */
export function useLockText(): LockText {
  const store = lockStoreOf(usePort(KeyValueStorage));
  const clock = usePort(Clock);
  const text = useSyncExternalStore(store.watch, store.text);
  return { text, latest: store.text, keep: (next) => store.keep(next), clock };
}
