import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { notify } from '../../../../core/ui/notify.ts';

/** Says why the session ended, and so does the login page: the person was away. */
export function IdleNotice({ onSaid }: { readonly onSaid: () => void }) {
  const t = useText('device');
  const tell = useEffectEvent(() => {
    notify.problem(t('lock.idleOut'), undefined, { isEndOfSession: true });
    onSaid();
  });
  useEffect(() => tell(), []);
  return undefined;
}
