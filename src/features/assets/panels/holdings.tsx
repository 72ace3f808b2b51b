import { useState, type ReactNode } from 'react';
import {
  walletAccounts,
  type AccountBalances,
  type WalletAccount,
  type Wallets,
} from '../../../core/domain/wallets/wallet.ts';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { accountTotal } from '../../shared/wallets/model/wallet-values.ts';
import { AccountOverview } from '../parts/account-overview.tsx';
import { CoinsSection } from './coins-section.tsx';

export interface HoldingsProps {
  readonly wallets: Wallets;
  /** Wraps the coins of the chosen account. */
  readonly renderCoins?: (account: AccountBalances | undefined) => ReactNode;
}

const coinsAlone = (account: AccountBalances | undefined): ReactNode =>
  account === undefined ? undefined : <CoinsSection account={account} />;

/** The accounts of a person and the coins of the chosen one. */
export function Holdings({ wallets, renderCoins = coinsAlone }: HoldingsProps) {
  const fiat = useFiat();
  const [account, setAccount] = useState<WalletAccount>('change');
  const tiles = walletAccounts.flatMap((id) => {
    const found = wallets.accounts.find((one) => one.account === id);
    if (found === undefined) return [];
    const isAtLeast = found.balances.unreadable !== undefined;
    return [{ id, value: fiat.valueOf(accountTotal(found), 'USDT'), isAtLeast }];
  });
  const shown = wallets.accounts.find((one) => one.account === account) ?? wallets.accounts[0];
  return (
    <>
      <AccountOverview tiles={tiles} fiatCode={fiat.code} selected={account} onSelect={setAccount} />
      {renderCoins(shown)}
    </>
  );
}
