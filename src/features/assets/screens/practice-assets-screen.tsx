import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { useWallets } from '../../shared/wallets/data/wallets.ts';
import { lackingIn, walletsTotal } from '../../shared/wallets/model/wallet-values.ts';
import { currenciesOf } from '../model/held-currencies.ts';
import styles from './assets-screen.module.css';
import { BillsSection } from '../panels/bills-section.tsx';
import { Holdings } from '../panels/holdings.tsx';

import { TotalHead } from '../panels/total-head.tsx';

/** The simulated account on one page: its balances, then all its bills. Its money cannot leave it. */
export default function PracticeAssetsScreen() {
  useTextsAhead(['assets', 'shared', 'records']);
  const t = useText('assets');
  const { data, error, refetch } = useWallets();
  const isLoading = data === undefined && error === null;
  return (
    <Page title={t('practice.title')} back={routes.moni.index}>
      <TotalHead
        total={data === undefined ? undefined : walletsTotal(data)}
        lacking={data && lackingIn(data)}
        isLoading={isLoading}
        hasFailed={data === undefined && error !== null}
      />
      <p className={styles['note']}>{t('practice.note')}</p>
      <div className={styles['note']}>
        <LinkButton to={routes.fund.transfer} variant="secondary" size="small">
          {t('actions.transfer')}
        </LinkButton>
      </div>
      {error === null ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
      {isLoading ? <SkeletonRows count={6} height={56} /> : undefined}
      {data === undefined ? undefined : <Holdings wallets={data} />}
      <h2 className={styles['records']}>{t('views.bills')}</h2>
      <BillsSection currencies={data === undefined ? [] : currenciesOf(data)} />
    </Page>
  );
}
