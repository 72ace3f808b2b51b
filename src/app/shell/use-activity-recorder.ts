import { useEffect } from 'react';
import type { AccountId } from '../../core/account/account-scope.ts';
import { useActivityLog } from '../../core/activity/use-activity.ts';
import { usePort } from '../../core/di/use-port.ts';
import { Session } from '../../core/ports/session.ts';
import { watchNotices } from '../../core/ui/notify.ts';

/** Everything that is said in passing is also kept, with the account that was in use; for a visitor until the page is left. */
export function useActivityRecorder(account: AccountId): void {
  const log = useActivityLog();
  const session = usePort(Session);
  useEffect(
    () => watchNotices((notice) => log.record(account, notice, session.state().token !== undefined)),
    [log, account, session],
  );
}
