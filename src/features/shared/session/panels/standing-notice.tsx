import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import {
  forbiddenBy,
  forbids,
  locksOn,
  type GuardedAction,
  type StandingLock,
} from '../../../../core/rules/people/account-locks.ts';
import { useReadTimes } from '../../../../core/time/read-times.ts';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { IconLock } from '../../../../core/ui/icons/lock.gen.tsx';
import { useServerFamily } from '../../server/data/use-server-family.ts';
import { useCurrentUser } from '../data/current-user.ts';
import styles from './standing-notice.module.css';

export interface StandingNoticeProps {
  /** What the page is for: nothing is said where no lock forbids it. Without one, everything that is forbidden is named. */
  readonly action?: GuardedAction | undefined;
}

/** Says that the account is locked or its funds are frozen, until when, and what that forbids, for as long as it is so. */
export function StandingNotice({ action }: StandingNoticeProps) {
  const user = useCurrentUser().data;
  const family = useServerFamily();
  const { best } = useReadTimes();
  const locks = user === undefined ? [] : locksOn(user, best());
  return locks
    .filter(({ lock }) => action === undefined || forbids(lock, action, family))
    .map((lock) => <LockNotice key={lock.lock} lock={lock} action={action} />);
}

function LockNotice({ lock: { lock, until }, action }: { readonly lock: StandingLock } & StandingNoticeProps) {
  const t = useText('standing');
  const format = useFormat();
  const family = useServerFamily();
  const { products } = useRuntimeConfig();
  const names = (action === undefined ? forbiddenBy(lock, family) : [action]).map((one) => t(`actions.${one}`));
  const actions = new Intl.ListFormat(format.languageTag).format(names);
  const isForLoan = until === 'repaid';
  return (
    <div className={styles['notice']} role="note">
      <IconLock size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <p className={styles['what']}>
          {lock === 'frozen' ? t('frozen') : undefined}
          {lock === 'locked' && isForLoan ? t('lockedForLoan') : undefined}
          {lock === 'locked' && until === undefined ? t('locked') : undefined}
          {typeof until === 'number'
            ? t('lockedUntil', { date: format.moment(until, { year: true, month: true, day: true }) })
            : undefined}
        </p>
        <p>{t('forbidden', { actions })}</p>
        {isForLoan && products.borrowing ? (
          <LinkButton to={routes.common.borrowingback} variant="secondary" size="small">
            {t('repay')}
          </LinkButton>
        ) : undefined}
        {lock === 'frozen' ? (
          <LinkButton to={routes.kefu.index} variant="secondary" size="small">
            {t('support')}
          </LinkButton>
        ) : undefined}
      </div>
    </div>
  );
}
