import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '../../core/i18n/use-text.ts';
import { notKept } from '../../core/platform/not-kept.ts';
import { notify } from '../../core/ui/notify.ts';

/** Says once in a visit that this device stores nothing more. */
export function NotKeptNotice() {
  const t = useText('alerts');
  const isNotKept = useSyncExternalStore(notKept.watch, notKept.isNoted);
  useEffect(() => {
    if (isNotKept) notify.problem(t('notKept'));
  }, [isNotKept, t]);
  return undefined;
}
