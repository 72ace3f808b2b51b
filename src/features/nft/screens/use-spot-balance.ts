import type { Amount } from '../../../core/money/amount.ts';
import { useWallets } from '../../shared/wallets/data/wallets.ts';

/** What can be spent of a currency in the spot account; undefined until it is known. */
export function useSpotBalance(): (currency: string) => Amount | undefined {
  const { data } = useWallets();
  const spot = data?.accounts.find(({ account }) => account === 'change');
  return (currency) => spot?.balances.find(({ currencyName }) => currencyName === currency)?.available;
}
