import { useEffect, useEffectEvent, useRef } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { Session } from '../../../../core/platform/session.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { sessionKeys } from '../../../../core/session/session-store.ts';
import { notify } from '../../../../core/ui/notify.ts';
import { useCurrentUser } from '../data/current-user.ts';

/** Says that another tab has logged in as another person, as soon as this tab is looked at. */
export function PersonNotice() {
  const t = useText('alerts');
  const session = usePort(Session);
  const storage = usePort(KeyValueStorage);
  const user = useCurrentUser().data;
  // Whom the person in front of this tab knows to be logged in.
  const known = useRef(session.state().userId);
  const tokenOfOtherTab = useRef<string>(undefined);
  useEffect(
    () =>
      storage.watch((key) => {
        if (key === sessionKeys.token) tokenOfOtherTab.current = storage.read(key);
      }),
    [storage],
  );
  const tell = useEffectEvent(() => {
    if (user === undefined || document.hidden) return;
    const before = known.current;
    known.current = user.id;
    // Who logs in here knows it.
    const isElsewhere = session.state().token === tokenOfOtherTab.current;
    if (before === undefined || before === user.id || !isElsewhere) return;
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
