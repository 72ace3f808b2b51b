import { useState } from 'react';
import type { AccountBalances } from '../../../core/domain/wallets/wallet.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { usePreferences } from '../../../core/preferences/use-preferences.ts';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState } from '../../../core/ui/lists/list-state.tsx';
import { Switch } from '../../../core/ui/fields/switch.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { useKnownSteps } from '../../shared/instruments/data/known-steps.ts';
import { useCurrencies } from '../data/coin-facts.ts';
import { coinRows, heldRows, smallBelow, type CoinRow } from '../model/coin-rows.ts';
import { CoinList, type CoinListProps } from '../parts/coin-list.tsx';
import { useDesktop } from '../../../core/ui/use-media.ts';
import { CoinTable } from '../parts/coin-table.tsx';
import { CoinSheet } from './coin-sheet.tsx';
import styles from './coins-section.module.css';

/** The coins of one account. */
export function CoinsSection({ account }: { readonly account: AccountBalances }) {
  const t = useText('assets');
  const format = useFormat();
  const { hideSmall, change } = usePreferences();
  const fiat = useFiat();
  const [opened, setOpened] = useState<CoinRow | undefined>(undefined);
  const currencies = useCurrencies();
  // The threshold is a setting, not a balance: the privacy eye does not hide it.
  const threshold = format.amount(smallBelow, { currency: 'USDT' });
  const isTable = useDesktop();
  const stepOf = useKnownSteps();
  const [showsEmpty, setShowsEmpty] = useState(false);
  const all = coinRows(account.balances, hideSmall);
  const held = heldRows(all);
  const rows = showsEmpty ? all : held;
  const isLacking = account.balances.unreadable !== undefined;
  const coins: CoinListProps = {
    rows,
    fiatCode: fiat.code,
    logoOf: (id) => currencies.find((currency) => currency.id === id)?.logo,
    inFiat: (usdt) => fiat.valueOf(usdt, 'USDT'),
    onOpen: setOpened,
  };
  const list = isTable ? <CoinTable {...coins} stepOf={(name) => stepOf(`${name}/USDT`)} /> : <CoinList {...coins} />;
  const hidesAll = heldRows(coinRows(account.balances, false)).length > 0;
  return (
    <>
      <div className={styles['small']}>
        <Switch
          label={t('coins.hideSmall', { threshold })}
          checked={hideSmall}
          onChange={(checked) => change({ hideSmall: checked })}
        />
      </div>
      <UnreadableRows of={account.balances} kind="balances" />
      {rows.length > 0 || isLacking ? (
        list
      ) : (
        <NoCoins isFiltered={hidesAll} onShowAll={() => change({ hideSmall: false })} />
      )}
      {rows.length < all.length ? (
        <div className={styles['more']}>
          <Button variant="secondary" size="small" onClick={() => setShowsEmpty(true)}>
            {t('coins.showEmpty')}
          </Button>
        </div>
      ) : undefined}
      <CoinSheet row={opened} account={account.account} onClose={() => setOpened(undefined)} />
    </>
  );
}

function NoCoins({ isFiltered, onShowAll }: { readonly isFiltered: boolean; readonly onShowAll: () => void }) {
  const t = useText('assets');
  if (!isFiltered) return <EmptyState title={t('coins.empty')} />;
  return (
    <EmptyState
      title={t('coins.allSmall')}
      action={
        <Button variant="secondary" size="small" onClick={onShowAll}>
          {t('coins.showAll')}
        </Button>
      }
    />
  );
}
