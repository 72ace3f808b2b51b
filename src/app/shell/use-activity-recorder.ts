import { useEffect, useEffectEvent } from 'react';
import type { AccountId } from '../../core/account/account-scope.ts';
import { useActivityLog } from '../../core/activity/use-activity.ts';
import { usePort } from '../../core/di/use-port.ts';
import { Session } from '../../core/platform/session.ts';
import { useReasonText } from '../../core/i18n/use-reason-text.ts';
import { useText } from '../../core/i18n/use-text.ts';
import { watchNotices, type Notice } from '../../core/ui/notify.ts';

/** Records every message with the account in use; for a visitor until the page closes. */
export function useActivityRecorder(account: AccountId): void {
  const log = useActivityLog();
  const session = usePort(Session);
  const t = useText('errors');
  const reason = useReasonText();
  const record = useEffectEvent(({ kind, text, failure }: Notice) => {
    const words = failure === undefined ? text : [text, t('failed'), reason(failure)].join(' ').trim();
    log.record(account, { kind, text: words }, session.state().token !== undefined);
  });
  useEffect(() => watchNotices(record), []);
}
