import type { CurrencyName } from '../../../../core/domain/market/instrument.ts';
import type { WalletAccount } from '../../../../core/domain/wallets/wallet.ts';
import { useWallets } from '../../../shared/wallets/data/wallets.ts';
import { useWalletTrouble } from './wallet-detail.ts';

/**
 * The name of the currency that the person has no wallet for in this account: its balance was refused, and the list of
 * all wallets lacks it. Some servers open wallets for few currencies, take orders for the others, and never fill them.
 * Undefined where both are there, and until it is known.
 */
export function useMissingWallet(
  currencies: readonly [CurrencyName, CurrencyName],
  account: WalletAccount,
): string | undefined {
  const [first, second] = currencies;
  const isFirstRefused = useIsRefused(first, account);
  const isSecondRefused = useIsRefused(second, account);
  const { data } = useWallets(isFirstRefused || isSecondRefused);
  const held = data?.accounts.find((one) => one.account === account)?.balances;
  if (held === undefined) return undefined;
  const lacks = ({ id }: CurrencyName): boolean => !held.some(({ currencyId }) => currencyId === id);
  if (isFirstRefused && lacks(first)) return first.name;
  return isSecondRefused && lacks(second) ? second.name : undefined;
}

const useIsRefused = ({ id }: CurrencyName, account: WalletAccount): boolean =>
  useWalletTrouble({ currencyId: id, account })?.error.kind === 'server';
