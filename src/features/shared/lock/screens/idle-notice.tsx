import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { notify } from '../../../../core/ui/notify.ts';

/** Says why the session has ended, and stays until it is put away: nobody looks at an app that was left alone. */
export function IdleNotice({ onSaid }: { readonly onSaid: () => void }) {
  const t = useText('device');
  const tell = useEffectEvent(() => {
    notify.problem(t('lock.idleOut'));
    onSaid();
  });
  useEffect(() => tell(), []);
  return undefined;
}
