import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import type { Balance, WalletAccount } from '../../../../core/domain/wallets/wallet.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { walletsQuery } from './wallets.ts';

export interface ReadWallet {
  readonly currencyId: CurrencyId;
  readonly account: WalletAccount;
}
type NamedWallet = Omit<ReadWallet, 'currencyId'> & { readonly currencyName: string };

/** What is available of one currency, as the server says it right now; undefined where it is not listed. Fails like the port. */
export function useReadAvailable(): (wallet: ReadWallet | NamedWallet) => Promise<Amount | undefined> {
  const scope = useAccount();
  const queries = useQueryClient();
  return useCallback(
    async (wallet) => {
      const { accounts } = await queries.query({ ...walletsQuery(scope), staleTime: 0, retry: false });
      const own = accounts.find((one) => one.account === wallet.account)?.balances;
      const isIt = (one: Balance): boolean =>
        'currencyId' in wallet ? one.currencyId === wallet.currencyId : one.currencyName === wallet.currencyName;
      return own?.find(isIt)?.available;
    },
    [scope, queries],
  );
}
