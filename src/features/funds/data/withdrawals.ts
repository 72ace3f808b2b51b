import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import type { TodaysWithdrawals, WithdrawalTerms, WithdrawalWish } from '../../../core/domain/wallets/withdrawal.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { WithdrawalsPort } from '../../../core/ports/withdrawals-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { moneyMoved } from '../../../core/query/money-moved.ts';
import { useAccount } from '../../../core/account/use-account.ts';
import { answerOf, type Answer } from '../../../core/sending/answer.ts';

const againMs = 30_000;

const termsQuery = (port: WithdrawalsPort, currencyId: CurrencyId) =>
  queryOptions<WithdrawalTerms, AppError>({
    queryKey: rootKey(WithdrawalsPort, 'withdrawalTerms', { currencyId }),
    queryFn: () => port.withdrawalTerms({ currencyId }),
    // Any other page may have changed what is available or allowed, so opening this one reads it again.
    refetchOnMount: 'always',
    staleTime: 5_000,
    refetchInterval: againMs,
  });

const todayQuery = (port: WithdrawalsPort) =>
  queryOptions<TodaysWithdrawals, AppError>({
    queryKey: rootKey(WithdrawalsPort, 'todaysWithdrawals'),
    queryFn: () => port.todaysWithdrawals(),
    refetchOnMount: 'always',
    staleTime: 5_000,
    refetchInterval: againMs,
  });

/** Fee, minimum and blocks. */
export const useWithdrawalTerms = (currencyId: CurrencyId): UseQueryResult<WithdrawalTerms, AppError> =>
  useQuery(termsQuery(usePort(WithdrawalsPort), currencyId));

export const useTodaysWithdrawals = (): UseQueryResult<TodaysWithdrawals, AppError> =>
  useQuery(todayQuery(usePort(WithdrawalsPort)));

/** Sends once and never rejects; then refetches terms, records and balances. */
export function useRequestWithdrawal(): (wish: WithdrawalWish) => Promise<Answer> {
  const port = usePort(WithdrawalsPort);
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(
    async (wish) => {
      const answer = await answerOf(queries, port.requestWithdrawal(wish));
      void queries.invalidateQueries({ queryKey: rootKey(WithdrawalsPort) });
      void moneyMoved(queries, account);
      return answer;
    },
    [port, account, queries],
  );
}
