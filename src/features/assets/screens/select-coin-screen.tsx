import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Wallets } from '../../../core/domain/wallets/wallet.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { usePreferences } from '../../../core/preferences/use-preferences.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { Switch } from '../../../core/ui/fields/switch.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { useWallets } from '../../shared/wallets/data/wallets.ts';
import { useCurrencies } from '../data/coin-facts.ts';
import { lackingIn } from '../../shared/wallets/model/wallet-values.ts';
import { coinRows, smallBelow } from '../model/coin-rows.ts';
import { coinsTogether, depositable } from '../model/coins-together.ts';
import { CoinList } from '../parts/coin-list.tsx';
import styles from '../panels/coins-section.module.css';

/** The page that opens for the chosen currency, by purpose. */
const destinations = {
  records: routes.fund.assetsRecord,
  deposit: routes.fund.receive,
  withdraw: routes.fund.withdraw,
  transfer: routes.fund.transfer,
  convert: routes.fund.fundTransfer,
} as const;
type Purpose = keyof typeof destinations;

/** Purposes by the names in servers' menus. */
const purposeOfUrl: ReadonlyMap<string | null, Purpose> = new Map([
  ['receive', 'deposit'],
  ['withdraw', 'withdraw'],
  ['transfer', 'transfer'],
  ['fundtransfer', 'convert'],
]);

const isPurpose = (text: string): text is Purpose => Object.hasOwn(destinations, text);

/**
 * Chooses one of the person's currencies; `?for`, or `?url` of a server's menu, names the next page, by default the
 * records.
 */
export function SelectCoinScreen() {
  const t = useText('assets');
  const [question] = useSearchParams();
  const { data, error, refetch } = useWallets();
  const asked = question.get('for') ?? purposeOfUrl.get(question.get('url')) ?? '';
  return (
    <Page title={t('coins.choose')} back>
      {error === null || data !== undefined ? undefined : <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <SkeletonRows count={8} height={56} /> : undefined}
      {data === undefined ? undefined : <CoinChoice wallets={data} purpose={isPurpose(asked) ? asked : 'records'} />}
    </Page>
  );
}

function CoinChoice({ wallets, purpose }: { readonly wallets: Wallets; readonly purpose: Purpose }) {
  const t = useText('assets');
  const format = useFormat();
  const { hideSmall, change } = usePreferences();
  const fiat = useFiat();
  const currencies = useCurrencies();
  const navigate = useNavigate();
  const [word, setWord] = useState('');
  const together = coinsTogether(wallets);
  const offered = purpose === 'deposit' ? depositable(together, wallets) : together;
  const all = offered.map(({ balance }) => balance);
  // A searched currency is shown even with a zero balance.
  const wanted = word.trim().toUpperCase();
  const rows = coinRows(
    all.filter(({ currencyName }) => currencyName.toUpperCase().includes(wanted)),
    hideSmall && wanted === '' && purpose !== 'deposit',
  );
  return (
    <>
      <div className={styles['small']}>
        <TextField
          label={t('coins.search')}
          type="search"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        {purpose === 'deposit' ? undefined : (
          <Switch
            label={t('coins.hideSmall', { threshold: format.amount(smallBelow, { currency: 'USDT' }) })}
            checked={hideSmall}
            onChange={(checked) => change({ hideSmall: checked })}
          />
        )}
      </div>
      <UnreadableRows of={lackingIn(wallets)} kind="balances" />
      {rows.length === 0 ? <EmptyState title={wanted === '' ? t('coins.allSmall') : t('coins.none')} /> : undefined}
      <CoinList
        rows={rows}
        fiatCode={fiat.code}
        logoOf={(id) => currencies.find((currency) => currency.id === id)?.logo}
        inFiat={(usdt) => fiat.valueOf(usdt, 'USDT')}
        onOpen={({ balance }) => {
          void navigate(pathWith(destinations[purpose], { currency: balance.currencyId }));
        }}
      />
    </>
  );
}
