import { useSearchParams } from 'react-router-dom';
import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import { lackingAs, type Lacking } from '../../../core/domain/page.ts';
import type { Wallets } from '../../../core/domain/wallets/wallet.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useWallets } from '../../shared/wallets/data/wallets.ts';
import { lackingIn, ownedOf } from '../../shared/wallets/model/wallet-values.ts';
import { coinInAccounts, coinsTogether } from '../model/coins-together.ts';
import { CoinFact, CoinFactList } from '../parts/coin-fact.tsx';
import styles from './assets-screen.module.css';
import { BillsSection } from '../panels/bills-section.tsx';
import { CoinTotal } from '../panels/coin-total.tsx';

/** One currency: its balance in each account, and all its bills. `?currency` names it. */
export function CoinRecordsScreen() {
  const t = useText('assets');
  const [question] = useSearchParams();
  const { data, error, refetch } = useWallets();
  const id = question.get('currency') ?? '';
  const coin = data === undefined ? undefined : coinsTogether(data).find(({ balance }) => balance.currencyId === id);
  const title = coin === undefined ? t('bills.byCoin') : t('bills.ofCoin', { currency: coin.balance.currencyName });
  if (data !== undefined && coin === undefined)
    return (
      <Page title={title} back={routes.fund.assetsAllRecord} wide>
        <UnreadableRows of={lackingIn(data)} kind="balances" />
        <EmptyState
          title={t('coins.unknown')}
          action={
            <LinkButton to={pathWith(routes.fund.select, { for: 'records' })} variant="secondary" size="small">
              {t('coins.choose')}
            </LinkButton>
          }
        />
      </Page>
    );
  return (
    <Page title={title} back={routes.fund.assetsAllRecord} wide>
      <CoinTotal
        total={coin?.value}
        lacking={data && lackingOf(data, coin?.balance.currencyName)}
        isLoading={data === undefined && error === null}
        hasFailed={data === undefined && error !== null}
      />
      {error === null || data !== undefined ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <SkeletonRows count={4} height={44} /> : undefined}
      {data === undefined ? undefined : <InAccounts wallets={data} currencyId={id} />}
      <h2 className={styles['records']}>{t('views.bills')}</h2>
      <BillsSection key={id} currencies={[]} only={id} />
    </Page>
  );
}

/** Of this currency, or of one that is not known. */
const lackingOf = (wallets: Wallets, currency: string | undefined): Lacking =>
  lackingAs([], { unreadable: lackingIn(wallets).unreadable?.filter(({ id }) => id === undefined || id === currency) });

function InAccounts({ wallets, currencyId }: { readonly wallets: Wallets; readonly currencyId: CurrencyId }) {
  const t = useText('assets');
  return (
    <>
      <CoinFactList>
        {coinInAccounts(wallets, currencyId).map(({ account, balance }) => (
          <CoinFact key={account} term={t(`accounts.${account}`)}>
            <MoneyText value={shownBalance(ownedOf(balance), balance.currencyName)} currency={balance.currencyName} />
          </CoinFact>
        ))}
      </CoinFactList>
      <div className={styles['note']}>
        <LinkButton to={pathWith(routes.fund.transfer, { currency: currencyId })} variant="secondary" size="small">
          {t('actions.transfer')}
        </LinkButton>
      </div>
    </>
  );
}
