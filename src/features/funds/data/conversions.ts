import { rowsOf, type Rows } from '../../../core/domain/page.ts';
import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { usePort } from '../../../core/di/use-port.ts';
import type { Conversion, ConversionTerms } from '../../../core/domain/wallets/conversion.ts';
import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { FundsPort } from '../../../core/ports/funds-port.ts';
import { WalletPort } from '../../../core/ports/wallet-port.ts';
import { accountKey, rootKey } from '../../../core/query/account-key.ts';
import { moneyMoved } from '../../../core/query/money-moved.ts';
import { answerOf, type Answer } from '../../../core/sending/answer.ts';

const termsMs = 10_000;
const latest = 20;

export interface ConvertedIds {
  readonly fromId: CurrencyId;
  readonly toId: CurrencyId;
}

const termsQuery = (port: FundsPort, ids: ConvertedIds) =>
  queryOptions<ConversionTerms, AppError>({
    queryKey: rootKey(FundsPort, 'conversionTerms', ids),
    queryFn: () => port.conversionTerms(ids),
    // A rate without observers is fetched again.
    gcTime: 0,
    staleTime: 0,
    refetchInterval: termsMs,
  });

const billsQuery = (read: () => Promise<Rows<Bill>>, key: readonly unknown[]) =>
  queryOptions<Rows<Bill>, AppError>({ queryKey: key, queryFn: read, staleTime: 0 });

/** Prices and fee of a pair, refetched every ten seconds; disabled for the same currency twice. */
export const useConversionTerms = (ids: ConvertedIds): UseQueryResult<ConversionTerms, AppError> =>
  useQuery({ ...termsQuery(usePort(FundsPort), ids), enabled: ids.fromId !== '' && ids.fromId !== ids.toId });

/** The latest lines of a currency in the spot account as they are right now. Fails like the port. */
export function useReadLatestBills(): (currencyId: CurrencyId) => Promise<Rows<Bill>> {
  const account = useAccount();
  return useCallback(
    async (currencyId) => {
      const query = { account: 'spot', currencyId, page: 1, limit: latest } as const;
      return rowsOf(await account.port(WalletPort).bills(query));
    },
    [account],
  );
}

/** The same as they were last read; undefined when they could not be. */
export function useLatestBills(currencyId: CurrencyId): Rows<Bill> | undefined {
  const account = useAccount();
  const read = useReadLatestBills();
  const key = accountKey(account, WalletPort, 'bills', { latest: currencyId });
  return useQuery(billsQuery(() => read(currencyId), key)).data;
}

/** Sends once and never rejects; then refetches balances and records. */
export function useConvert(): (conversion: Conversion) => Promise<Answer> {
  const account = useAccount();
  const port = usePort(FundsPort);
  const queries = useQueryClient();
  return useCallback(
    async (conversion) => {
      const answer = await answerOf(queries, port.convert(conversion));
      void queries.invalidateQueries({ queryKey: rootKey(FundsPort, 'convertibleCurrencies') });
      void moneyMoved(queries, account);
      return answer;
    },
    [account, port, queries],
  );
}
