import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { laterPart } from '../../../../core/ui/later-part.ts';
import { useSignOut } from '../../../shared/session/data/current-user.ts';
import { isAwayTooLong, isIdleTooLong } from '../model/lock-record.ts';
import { Curtain } from './curtain.tsx';
import { useLock } from '../operations/use-lock.ts';

const fetchForm = async () => (await import('./lock-form.tsx')).LockForm;
const LockForm = laterPart(fetchForm);
const IdleNotice = laterPart(async () => (await import('./idle-notice.tsx')).IdleNotice);

/** Often enough for minutes. */
const lookEveryMs = 5_000;
const touches = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Draws a curtain in front of the app while it is out of sight, and keeps it there when it was away or untouched for too
 * long. The page behind stays mounted, so nothing that was typed is lost. Without a PIN idleness ends the session.
 */
export function LockGuard() {
  const t = useText('shell');
  const { isSignedIn } = useSession();
  const lock = useLock();
  const signOut = useSignOut();
  const [isHidden, setIsHidden] = useState(document.visibilityState === 'hidden');
  const { record } = lock;
  const isWatching = isSignedIn && record !== undefined;
  const hasPin = record?.pin !== undefined;

  useEffect(() => {
    // Fetched ahead by those who will need it; without a network it comes when it is drawn.
    if (hasPin) fetchForm().catch(() => undefined);
  }, [hasPin]);

  const look = useEffectEvent(() => {
    const now = lock.latest();
    if (now === undefined || now.isLocked || !isIdleTooLong(now, lock.now())) return;
    if (now.pin !== undefined) lock.change({ isLocked: true });
    else if (!signOut.isPending) signOut.mutate();
  });
  const touch = useEffectEvent(() => {
    const now = lock.latest();
    if (now === undefined || now.isLocked || Math.abs(lock.now() - now.seenAt) < lookEveryMs) return;
    // A touch after the limit does not count as activity: it may be another person.
    if (isIdleTooLong(now, lock.now())) look();
    else lock.change({ seenAt: lock.now() });
  });
  const leave = useEffectEvent(() => {
    // The system takes its picture of the page right after this.
    flushSync(() => setIsHidden(true));
    if (lock.latest()?.isLocked === false) lock.change({ seenAt: lock.now() });
  });
  const judge = useEffectEvent(() => {
    const now = lock.latest();
    if (now !== undefined && !now.isLocked && isAwayTooLong(now, lock.now())) lock.change({ isLocked: true });
    look();
  });

  useEffect(() => {
    if (!isWatching) return undefined;
    // A page that was closed has been away, too.
    if (document.visibilityState === 'visible') judge();
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') return leave();
      judge();
      setIsHidden(false);
    };
    const onTouch = (): void => touch();
    const timer = setInterval(() => look(), lookEveryMs);
    document.addEventListener('visibilitychange', onVisibility);
    for (const name of touches) window.addEventListener(name, onTouch, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      for (const name of touches) window.removeEventListener(name, onTouch, { capture: true });
    };
  }, [isWatching]);
  // It was this guard that ended the session.
  if (!isSignedIn && !signOut.isIdle)
    return (
      <Suspense fallback={undefined}>
        <IdleNotice onSaid={() => signOut.reset()} />
      </Suspense>
    );
  if (!isWatching || !hasPin) return undefined;
  if (!record.isLocked) return isHidden ? <Curtain label={t('loading')} /> : undefined;
  return (
    <Suspense fallback={<Curtain label={t('loading')} />}>
      <LockForm lock={lock} record={record} />
    </Suspense>
  );
}
