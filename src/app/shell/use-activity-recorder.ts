import { useEffect } from 'react';
import type { AccountId } from '../../core/account/account-scope.ts';
import { useActivityLog } from '../../core/activity/use-activity.ts';
import { watchNotices } from '../../core/ui/notify.ts';

/** Everything that is said in passing is also kept, with the account that was in use. */
export function useActivityRecorder(account: AccountId): void {
  const log = useActivityLog();
  useEffect(() => watchNotices((notice) => log.record(account, notice)), [log, account]);
}
