import { useCallback, useSyncExternalStore } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import { usePort } from '../../../../core/di/use-port.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';

export interface KeptLimits {
  readonly text: string | undefined;
  /** As it is kept now, not as it was drawn last. */
  read(): string | undefined;
  write(text: string): void;
}

/** This page's own listeners: a storage tells other tabs alone. */
const listeners = new Set<() => void>();

/** The limits a person set in this account, on this device alone. They outlive signing out. */
export function useKeptLimits(): KeptLimits {
  const storage = usePort(KeyValueStorage);
  const key = `trading.pace.${useAccount().id}`;
  const read = useCallback(() => storage.read(key), [storage, key]);
  const watch = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const stop = storage.watch((changed) => {
        if (changed === key) listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    [storage, key],
  );
  const write = useCallback(
    (text: string) => {
      storage.write(key, text);
      for (const listener of listeners) listener();
    },
    [storage, key],
  );
  return { text: useSyncExternalStore(watch, read), read, write };
}
