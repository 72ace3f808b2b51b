import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import type { WalletAccount } from '../../../../core/domain/wallets/wallet.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { walletsQuery } from './wallets.ts';

export interface ReadWallet {
  readonly currencyId: CurrencyId;
  readonly account: WalletAccount;
}

/** What is available of one currency, as the server says it right now; undefined where it is not listed. Fails like the port. */
export function useReadAvailable(): (wallet: ReadWallet) => Promise<Amount | undefined> {
  const scope = useAccount();
  const queries = useQueryClient();
  return useCallback(
    async ({ currencyId, account }) => {
      const { accounts } = await queries.query({ ...walletsQuery(scope), staleTime: 0, retry: false });
      const own = accounts.find((one) => one.account === account)?.balances;
      return own?.find((one) => one.currencyId === currencyId)?.available;
    },
    [scope, queries],
  );
}
