import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { AccountId } from '../account/account-scope.ts';
import type { Activity, ActivityLog } from './activity-log.ts';

export const ActivityLogContext = createContext<ActivityLog | undefined>(undefined);

export function useActivityLog(): ActivityLog {
  const log = use(ActivityLogContext);
  if (log === undefined) throw new Error('useActivityLog outside the application');
  return log;
}

/** The messages of an account, newest first. */
export function useActivities(account: AccountId): readonly Activity[] {
  const log = useActivityLog();
  const read = useCallback(() => log.entries(account), [log, account]);
  return useSyncExternalStore(log.watch, read);
}
