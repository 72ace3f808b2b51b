import { Suspense, type ReactNode } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import type { Wallets } from '../../../core/domain/wallets/wallet.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { IconLock } from '../../../core/ui/icons/lock.gen.tsx';
import { IconSchool } from '../../../core/ui/icons/school.gen.tsx';
import { IconUser } from '../../../core/ui/icons/user.gen.tsx';
import { IconWallet } from '../../../core/ui/icons/wallet.gen.tsx';
import { laterPart } from '../../../core/ui/later-part.ts';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { holdsNothing } from '../../shared/wallets/model/wallet-values.ts';
import styles from './first-steps.module.css';
import { usePracticeOpened } from '../data/practice-opened.ts';
import { stepsLeft, type FirstStep } from '../model/first-steps.ts';

const DepositsUnderway = laterPart(
  async () => (await import('../../shared/wallets/panels/underway.tsx')).DepositsUnderway,
);

/** What is being checked, and what a new person can do next with real money; nothing once all of it is done. */
export function FirstSteps({ wallets }: { readonly wallets: Wallets | undefined }) {
  const t = useText('home');
  // With the net worth above: the words of home come with the first picture, which has no steps.
  const words = useText('worth');
  const { isSimulated } = useAccount();
  const { products, sure = products } = useRuntimeConfig();
  const hasOpened = usePracticeOpened();
  const user = useCurrentUser().data;
  const isReviewed = user?.verification === 'reviewing';
  const steps = stepsLeft({
    user,
    isEmpty: wallets && holdsNothing(wallets),
    hasPractice: sure.simulated === true && !hasOpened,
  });
  if (isSimulated) return undefined;
  const rows: Readonly<Record<FirstStep, ReactNode>> = {
    secure: (
      <LinkRow
        key="secure"
        to={routes.setting.payPassword}
        label={words('next.secure')}
        detail={words('next.secureText')}
        icon={IconLock}
      />
    ),
    verify: (
      <LinkRow
        key="verify"
        to={isReviewed ? routes.setting.real : routes.setting.realMark}
        label={words('next.verify')}
        detail={words(isReviewed ? 'underway.title' : 'next.verifyText')}
        icon={IconUser}
      />
    ),
    money: (
      <li key="money" className={styles['step']}>
        <IconWallet className={styles['icon']} size={20} stroke={1.75} aria-hidden="true" />
        <span className={styles['label']}>{words('next.money')}</span>
        <span className={styles['ways']}>
          <LinkButton to={routes.fund.receive} variant="secondary" size="small">
            {t('menu.deposit')}
          </LinkButton>
          {sure.quickBuy === true ? (
            <LinkButton to={routes.common.c2c} variant="secondary" size="small">
              {t('menu.quickBuy')}
            </LinkButton>
          ) : undefined}
        </span>
      </li>
    ),
    practice: (
      <LinkRow
        key="practice"
        to={routes.moni.index}
        label={t('menu.simulated')}
        detail={words('next.practiceText')}
        icon={IconSchool}
      />
    ),
  };
  return (
    <div className={styles['steps']}>
      <Suspense>
        <DepositsUnderway />
      </Suspense>
      {steps.length === 0 ? undefined : (
        <LinkRows title={words('next.title')}>{steps.map((step) => rows[step])}</LinkRows>
      )}
    </div>
  );
}
