import type { Balance } from '../../../../core/domain/wallets/wallet.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { useWallets } from './wallets.ts';

/**
 * The available balance of a currency in the spot account, by id if known, otherwise by ticker; undefined while
 * unknown.
 */
export function useSpotBalance(): (currencyName: string | undefined, currencyId?: string) => Amount | undefined {
  const { data } = useWallets();
  const spot = data?.accounts.find(({ account }) => account === 'change');
  return (currencyName, currencyId) => {
    const isIt = (one: Balance): boolean =>
      currencyId === undefined ? one.currencyName === currencyName : one.currencyId === currencyId;
    return spot?.balances.find(isIt)?.available;
  };
}
