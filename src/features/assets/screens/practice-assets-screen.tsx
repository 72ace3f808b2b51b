import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { accountQuestion } from '../../../core/navigation/practice-address.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { cardWords } from '../../shared/server/model/area-names.ts';
import type { NextStepsProps } from '../../shared/wallets/panels/next-steps.tsx';
import { useNetWorth } from '../../shared/worth/operations/use-net-worth.ts';
import { currenciesOf } from '../model/held-currencies.ts';
import styles from './assets-screen.module.css';
import { BillsSection } from '../panels/bills-section.tsx';
import { Holdings } from '../panels/holdings.tsx';

import { WorthHead } from '../panels/worth-head.tsx';

const NextSteps = whenWanted<NextStepsProps>({
  load: async () => (await import('../../shared/wallets/panels/next-steps.tsx')).NextSteps,
});

/** The simulated account on one page: its balances, then all its bills. Its money cannot leave it. */
export default function PracticeAssetsScreen() {
  useTextsAhead(['assets', 'shared', 'records', 'worth', 'finance', 'dual', 'nftNews', ...cardWords]);
  const t = useText('assets');
  const view = useNetWorth();
  const { wallets, walletsError } = view;
  const isLoading = wallets === undefined && walletsError === null;
  return (
    <Page title={t('practice.title')} back={routes.moni.index} wide>
      <WorthHead view={view} />
      <p className={styles['note']}>{t('practice.note')}</p>
      <div className={styles['note']}>
        <LinkButton to={pathWith(routes.fund.transfer, accountQuestion('moni'))} variant="secondary" size="small">
          {t('actions.transfer')}
        </LinkButton>
      </div>
      <div className={styles['note']}>
        <NextSteps />
      </div>
      {walletsError === null ? undefined : <ErrorState error={walletsError} onRetry={view.retry} />}
      {isLoading ? <SkeletonRows count={6} height={56} /> : <Holdings wallets={wallets} isTraded={view.isTraded} />}
      <h2 className={styles['records']}>{t('views.bills')}</h2>
      <BillsSection currencies={wallets === undefined ? [] : currenciesOf(wallets)} />
    </Page>
  );
}
