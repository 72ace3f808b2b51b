import { useState, type ReactNode } from 'react';
import {
  walletAccounts,
  type AccountBalances,
  type WalletAccount,
  type Wallets,
} from '../../../core/domain/wallets/wallet.ts';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { tradedTotal } from '../../shared/worth/model/net-worth.ts';
import { AccountOverview, type AccountTile } from '../parts/account-overview.tsx';
import { CoinsSection } from './coins-section.tsx';

export interface HoldingsProps {
  /** Undefined where they cannot be read: then each account stands there without its sum. */
  readonly wallets: Wallets | undefined;
  readonly isTraded: (currencyName: string) => boolean;
  /** Wraps the coins of the chosen account. */
  readonly renderCoins?: (account: AccountBalances | undefined) => ReactNode;
}

const coinsAlone = (account: AccountBalances | undefined): ReactNode =>
  account === undefined ? undefined : <CoinsSection account={account} />;

/** The accounts of a person and the coins of the chosen one. */
export function Holdings({ wallets, isTraded, renderCoins = coinsAlone }: HoldingsProps) {
  const fiat = useFiat();
  const [account, setAccount] = useState<WalletAccount>('spot');
  const tiles = walletAccounts.flatMap((id): readonly AccountTile[] => {
    const found = wallets?.accounts.find((one) => one.account === id);
    if (found === undefined) return wallets === undefined ? [{ id, value: undefined, hasFailed: true }] : [];
    const isAtLeast = found.balances.unreadable !== undefined;
    return [{ id, value: fiat.valueOf(tradedTotal(found, isTraded), 'USDT'), isAtLeast }];
  });
  const shown = wallets?.accounts.find((one) => one.account === account) ?? wallets?.accounts[0];
  return (
    <>
      <AccountOverview tiles={tiles} fiatCode={fiat.code} selected={account} onSelect={setAccount} />
      {renderCoins(shown)}
    </>
  );
}
