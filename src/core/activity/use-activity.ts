import { useCallback, useSyncExternalStore } from 'react';
import type { AccountId } from '../account/account-scope.ts';
import { usePort } from '../di/use-port.ts';
import { KeyValueStorage } from '../platform/storage.ts';
import { Clock } from '../time/clock.ts';
import { ActivityLog, type Activity } from './activity-log.ts';

const logs = new WeakMap<KeyValueStorage, ActivityLog>();

/** The one log of this device's storage. */
export function useActivityLog(): ActivityLog {
  const storage = usePort(KeyValueStorage);
  const clock = usePort(Clock);
  const log = logs.get(storage) ?? new ActivityLog(storage, clock);
  logs.set(storage, log);
  return log;
}

/** The messages of an account, newest first. */
export function useActivities(account: AccountId): readonly Activity[] {
  const log = useActivityLog();
  const read = useCallback(() => log.entries(account), [log, account]);
  return useSyncExternalStore(log.watch, read);
}
