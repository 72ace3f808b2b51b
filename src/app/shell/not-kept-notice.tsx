import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '../../core/i18n/use-text.ts';
import { notKept } from '../../core/platform/not-kept.ts';
import { notify } from '../../core/ui/notify.ts';

function watch(changed: () => void): () => void {
  notKept.onNoted = changed;
  return () => {
    notKept.onNoted = undefined;
  };
}

/** Says once in a visit that this device stores nothing more. */
export function NotKeptNotice() {
  const t = useText('alerts');
  const isNotKept = useSyncExternalStore(watch, () => notKept.isNoted);
  useEffect(() => {
    if (isNotKept) notify.problem(t('notKept'));
  }, [isNotKept, t]);
  return undefined;
}
