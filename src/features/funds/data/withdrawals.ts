import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import type { CurrencyId } from '../../../core/domain/instrument.ts';
import type { Page } from '../../../core/domain/page.ts';
import type {
  TodaysWithdrawals,
  Withdrawal,
  WithdrawalTerms,
  WithdrawalWish,
} from '../../../core/domain/withdrawal.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { WalletPort } from '../../../core/ports/wallet-port.ts';
import { WithdrawalsPort } from '../../../core/ports/withdrawals-port.ts';
import { accountKey, rootKey } from '../../../core/query/account-key.ts';
import { useAccount } from '../../../core/account/use-account.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';
import { requestAnswer, type Answered } from '../../shared/requests/data/request-answer.ts';

const perPage = 10;
const againMs = 30_000;

const termsQuery = (port: WithdrawalsPort, currencyId: CurrencyId) =>
  queryOptions<WithdrawalTerms, AppError>({
    queryKey: rootKey(WithdrawalsPort, 'withdrawalTerms', { currencyId }),
    queryFn: () => port.withdrawalTerms({ currencyId }),
    staleTime: 5_000,
    refetchInterval: againMs,
  });

const todayQuery = (port: WithdrawalsPort) =>
  queryOptions<TodaysWithdrawals, AppError>({
    queryKey: rootKey(WithdrawalsPort, 'todaysWithdrawals'),
    queryFn: () => port.todaysWithdrawals(),
    staleTime: 5_000,
    refetchInterval: againMs,
  });

/** Fee, minimum and what stands in the way. */
export const useWithdrawalTerms = (currencyId: CurrencyId): UseQueryResult<WithdrawalTerms, AppError> =>
  useQuery(termsQuery(usePort(WithdrawalsPort), currencyId));

export const useTodaysWithdrawals = (): UseQueryResult<TodaysWithdrawals, AppError> =>
  useQuery(todayQuery(usePort(WithdrawalsPort)));

/** Newest first. */
export function useWithdrawals(): PagedRows<Withdrawal> {
  const port = usePort(WithdrawalsPort);
  return usePagedRows({
    key: rootKey(WithdrawalsPort, 'withdrawals'),
    read: (page) => port.withdrawals({ page, limit: perPage }),
    pageOf: (page: Page<Withdrawal>) => page,
    isEnabled: true,
    intervalMs: () => againMs,
    staleMs: 5_000,
  });
}

/** The latest as they are right now. Fails like the port. */
export function useReadLatestWithdrawals(): () => Promise<readonly Withdrawal[]> {
  const port = usePort(WithdrawalsPort);
  return useCallback(async () => (await port.withdrawals({ page: 1, limit: perPage })).items, [port]);
}

/** Sends once and never rejects; terms, records and balances are read again, whatever came back. */
export function useRequestWithdrawal(): (wish: WithdrawalWish) => Promise<Answered> {
  const port = usePort(WithdrawalsPort);
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(
    async (wish) => {
      const answer = await requestAnswer(port.requestWithdrawal(wish));
      void queries.invalidateQueries({ queryKey: rootKey(WithdrawalsPort) });
      void queries.invalidateQueries({ queryKey: accountKey(account, WalletPort) });
      return answer;
    },
    [port, account, queries],
  );
}
