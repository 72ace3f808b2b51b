import { IconEye } from '../../../core/ui/icons/eye.gen.tsx';
import { IconEyeOff } from '../../../core/ui/icons/eye-off.gen.tsx';
import { Link } from 'react-router-dom';
import { useAccount } from '../../../core/account/use-account.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { usePreferences } from '../../../core/preferences/use-preferences.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { IconButton, LinkButton } from '../../../core/ui/button.tsx';
import { ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { FittedFiat } from '../../shared/fiat/parts/fitted-fiat.tsx';
import { useWallets } from '../../shared/wallets/data/wallets.ts';
import { assetsPaths } from '../../shared/wallets/model/assets-path.ts';
import { lackingIn, walletsTotal } from '../../shared/wallets/model/wallet-values.ts';
import { useHasPractice } from '../data/practice-offer.ts';
import styles from './balance-summary.module.css';

/** The person's total; for visitors a sentence that is true of every server, known or not. */
export function BalanceSummary() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <OwnBalance /> : <Welcome />;
}

function Welcome() {
  const t = useText('home');
  const hasPractice = useHasPractice();
  return (
    <section className={styles['welcome']}>
      <p className={styles['sentence']}>
        {t('welcome')}
        {hasPractice ? (
          <>
            {' '}
            <Link to={routes.moni.index}>{t('practise')}</Link>
          </>
        ) : undefined}
      </p>
      <div className={styles['buttons']}>
        <LinkButton to={routes.common.register}>{t('register')}</LinkButton>
      </div>
    </section>
  );
}

function OwnBalance() {
  const t = useText('home');
  const { id } = useAccount();
  const { data, error, refetch } = useWallets();
  const { hideAmounts, change } = usePreferences();
  const fiat = useFiat();
  if (data === undefined && error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const total = data === undefined ? undefined : walletsTotal(data);
  const Eye = hideAmounts ? IconEyeOff : IconEye;
  return (
    <section className={styles['balance']} aria-busy={data === undefined}>
      <p className={styles['caption']}>
        {t('total')}
        <IconButton
          label={t('hideAmounts')}
          aria-pressed={hideAmounts}
          onClick={() => change({ hideAmounts: !hideAmounts })}
        >
          <Eye size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </p>
      <p className={styles['total']}>
        {data === undefined ? (
          <span className={styles['blank']} />
        ) : (
          <FittedFiat
            size="var(--size-28)"
            value={fiat.valueOf(total, 'USDT')}
            code={fiat.code}
            reason={t('totalUnknown')}
          />
        )}
      </p>
      <UnreadableRows of={data && lackingIn(data)} kind="sum" />
      <Link to={assetsPaths[id]} className={styles['details']}>
        {data === undefined ? undefined : (
          <MoneyText value={total} currency="USDT" places={2} reason={t('totalUnknown')} />
        )}
        <span>{t('details')}</span>
      </Link>
    </section>
  );
}
