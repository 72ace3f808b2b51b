import { useEffect } from 'react';
import type { AccountId } from '../../core/account/account-scope.ts';
import { useActivityLog } from '../../core/activity/use-activity.ts';
import { usePort } from '../../core/di/use-port.ts';
import { Session } from '../../core/platform/session.ts';
import { watchNotices } from '../../core/ui/notify.ts';

/** Records every message with the account in use; for a visitor until the page closes. */
export function useActivityRecorder(account: AccountId): void {
  const log = useActivityLog();
  const session = usePort(Session);
  useEffect(
    () => watchNotices((notice) => log.record(account, notice, session.state().token !== undefined)),
    [log, account, session],
  );
}
