import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { useCurrentUser } from '../data/current-user.ts';
import { useLoginElsewhere } from '../data/login-elsewhere.ts';

/** Says that another tab has logged in as another person, as soon as this tab is looked at. */
export function PersonNotice() {
  const t = useText('alerts');
  const login = useLoginElsewhere();
  const user = useCurrentUser().data;
  // Whom the person in front of this tab knows to be logged in.
  const known = useRef(login.userId());
  const tell = useEffectEvent(() => {
    if (user === undefined || document.hidden) return;
    const before = known.current;
    known.current = user.id;
    // Who logs in here knows it.
    if (before === undefined || before === user.id || !login.isElsewhere()) return;
    notify.problem(t('loggedInElsewhere', { name: user.maskedLogin === '' ? user.nickname : user.maskedLogin }));
  });
  useEffect(() => {
    const seen = (): void => tell();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
  const userId = user?.id;
  useEffect(() => {
    if (userId !== undefined) tell();
  }, [userId]);
  return undefined;
}
