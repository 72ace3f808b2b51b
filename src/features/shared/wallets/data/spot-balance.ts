import type { Balance, WalletAccount } from '../../../../core/domain/wallets/wallet.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { useWallets } from './wallets.ts';

type BalanceOf = (currencyName: string | undefined, currencyId?: string) => Amount | undefined;

/** The available balance of a currency in one account, by id if known, otherwise by ticker; undefined while unknown. */
export function useBalanceOf(account: WalletAccount): BalanceOf {
  const { data } = useWallets();
  const balances = data?.accounts.find((one) => one.account === account)?.balances;
  return (currencyName, currencyId) => {
    const isIt = (one: Balance): boolean =>
      currencyId === undefined ? one.currencyName === currencyName : one.currencyId === currencyId;
    return balances?.find(isIt)?.available;
  };
}

export const useSpotBalance = (): BalanceOf => useBalanceOf('spot');
