import { IconLock } from '../../../../core/ui/icons/lock.gen.tsx';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useCurrentUser } from '../data/current-user.ts';
import styles from './standing-notice.module.css';

/** Says for as long as it is so that the person's account is locked or their funds are frozen, and what that refuses. */
export function StandingNotice() {
  const t = useText('shared');
  const format = useFormat();
  const user = useCurrentUser().data;
  const notices: string[] = [];
  if (user?.isLocked === true) {
    const { lockedUntil } = user;
    const date =
      lockedUntil === undefined ? undefined : format.moment(lockedUntil, { year: true, month: true, day: true });
    notices.push(date === undefined ? t('standing.locked') : t('standing.lockedUntil', { date }));
  }
  if (user?.fundsFrozen === true) notices.push(t('standing.frozen'));
  return notices.map((notice) => (
    <p key={notice} className={styles['notice']} role="note">
      <IconLock size={20} stroke={1.75} aria-hidden="true" />
      {notice}
    </p>
  ));
}
