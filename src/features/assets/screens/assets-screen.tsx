import { useSearchParams } from 'react-router-dom';
import type { AccountBalances, Wallets } from '../../../core/domain/wallets/wallet.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { NoticeBell } from '../../shared/notices/panels/notice-bell.tsx';
import { LockLead } from '../../shared/session/panels/lock-lead.tsx';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { holdsNothing } from '../../shared/wallets/model/wallet-values.ts';
import { DepositsUnderway } from '../../shared/wallets/panels/underway.tsx';
import type { NextStepsProps } from '../../shared/wallets/panels/next-steps.tsx';
import { cardWords } from '../../shared/server/model/area-names.ts';
import { isNothing, isUnread } from '../../shared/worth/model/net-worth.ts';
import { useNetWorth } from '../../shared/worth/operations/use-net-worth.ts';
import { WorthLines } from '../../shared/worth/parts/worth-lines.tsx';
import { currenciesOf } from '../model/held-currencies.ts';
import { FundActions } from '../parts/fund-actions.tsx';
import styles from './assets-screen.module.css';
import { BillsSection } from '../panels/bills-section.tsx';
import { CoinsSection } from '../panels/coins-section.tsx';
import { Holdings } from '../panels/holdings.tsx';
import { WorthHead } from '../panels/worth-head.tsx';

const DueNotice = whenWanted({
  load: async () => (await import('../../shared/loans/panels/due-notice.tsx')).DueNotice,
});

const NextSteps = whenWanted<NextStepsProps>({
  load: async () => (await import('../../shared/wallets/panels/next-steps.tsx')).NextSteps,
});

const panelId = 'assets-view';
const views = ['coins', 'bills'] as const;
type View = (typeof views)[number];

/** The person's net worth, accounts, coins and records. */
export default function AssetsScreen() {
  useTextsAhead(['assets', 'shared', 'records', 'worth', 'finance', 'dual', 'nftNews', ...cardWords]);
  const t = useText('assets');
  const view = useNetWorth();
  const fiat = useFiat();
  const { wallets, walletsError } = view;
  const isReading = wallets === undefined && walletsError === null;
  // The accounts with their sums stand below as tiles.
  const tellsNothing = isReading || isUnread(view.worth) || (isNothing(view.worth) && view.worth.untraded.length === 0);
  return (
    <Page title={t('title')} isTab wide actions={<NoticeBell />}>
      <div className={styles['columns']}>
        <div>
          <LockLead action="any" />
          <DueNotice />
          <WorthHead view={view} />
          <FundActions areOpen={wallets?.depositsOpen ?? true} />
          <DepositsUnderway />
          {wallets !== undefined && holdsNothing(wallets) ? <FirstMoney /> : undefined}
          {walletsError === null ? undefined : <ErrorState error={walletsError} onRetry={view.retry} />}
          {tellsNothing ? undefined : <WorthLines worth={view.worth} fiat={fiat} />}
        </div>
        {isReading ? (
          <div className={styles['holdings']}>
            <SkeletonRows count={6} height={56} />
          </div>
        ) : (
          <Holdings
            wallets={wallets}
            isTraded={view.isTraded}
            renderCoins={(account) => <Views wallets={wallets} account={account} />}
          />
        )}
      </div>
    </Page>
  );
}

function FirstMoney() {
  const t = useText('assets');
  return (
    <section className={styles['first']}>
      <p>{t('nothingYet')}</p>
      <NextSteps />
    </section>
  );
}

interface ViewsProps {
  /** Undefined when they cannot be read, which the screen has said. */
  readonly wallets: Wallets | undefined;
  readonly account: AccountBalances | undefined;
}

/** The coins of an account, or the lines of all of them, which are read apart and may be there without the balances. */
function Views({ wallets, account }: ViewsProps) {
  const t = useText('assets');
  const [question, setQuestion] = useSearchParams();
  const view: View = question.get('view') === 'bills' ? 'bills' : 'coins';
  return (
    <div className={styles['holdings']}>
      <div className={styles['views']}>
        <Tabs
          label={t('views.label')}
          items={views.map((id) => ({ id, label: t(`views.${id}`) }))}
          selected={view}
          onSelect={(id) => setQuestion(id === 'coins' ? {} : { view: id }, { replace: true })}
          panelId={panelId}
        />
      </div>
      <TabPanel id={panelId} label={t(`views.${view}`)}>
        {view === 'bills' ? (
          <BillsSection currencies={wallets === undefined ? [] : currenciesOf(wallets)} />
        ) : undefined}
        {view === 'coins' ? <Coins account={account} /> : undefined}
      </TabPanel>
    </div>
  );
}

/** Why they cannot be read, and the one way to try again, stand with the accounts. */
function Coins({ account }: Pick<ViewsProps, 'account'>) {
  const words = useText('worth');
  return account === undefined ? <EmptyState title={words('gap.failed')} /> : <CoinsSection account={account} />;
}
