import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { rowsOf, type Page, type Rows } from '../../../core/domain/page.ts';
import type { QuizBet, QuizRound } from '../../../core/domain/products/quiz.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { QuizPort, type NewBet } from '../../../core/ports/quiz-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { moneyMoved } from '../../../core/query/money-moved.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';
import { answerOf, type Answer } from '../../../core/sending/answer.ts';
import { latestRecords } from '../../../core/sending/latest-records.ts';

export type SentBet = NewBet;

const perPage = 10;
/** The server pushes no event for rounds and outcomes, so they are polled. */
const askAgainMs = 5_000;

/** Open to all: rounds that take bets first, then coming ones, then the latest past ones. */
export function useQuizRounds(): UseQueryResult<Rows<QuizRound>, AppError> {
  const port = usePort(QuizPort);
  return useQuery({
    queryKey: rootKey(QuizPort, 'quizRounds'),
    queryFn: () => port.quizRounds(),
    refetchInterval: askAgainMs,
  });
}

/** The person's own, newest first; disabled unless `isEnabled`. All pages at once if `isWhole`. */
export function useBets(isEnabled: boolean, isWhole = false): PagedRows<QuizBet> {
  const port = usePort(QuizPort);
  return usePagedRows({
    key: rootKey(QuizPort, 'bets'),
    read: (page) => port.bets({ page, limit: perPage }),
    pageOf: (page: Page<QuizBet>) => page,
    isEnabled,
    isWhole,
    intervalMs: () => askAgainMs,
    canWait: true,
    staleMs: 2_000,
  });
}

/** The current latest bets. Fails like the port. */
export function useReadLatestBets(): () => Promise<Rows<QuizBet>> {
  const port = usePort(QuizPort);
  return useCallback(async () => rowsOf(await port.bets(latestRecords)), [port]);
}

/** Sends once and never rejects; every answer refetches bets and balances. */
export function usePlaceBet(): (bet: SentBet) => Promise<Answer> {
  const account = useAccount();
  const port = usePort(QuizPort);
  const queries = useQueryClient();
  return useCallback(
    async (bet) => {
      const answer = await answerOf(queries, port.placeBet(bet));
      void queries.invalidateQueries({ queryKey: rootKey(QuizPort) });
      void moneyMoved(queries, account);
      return answer;
    },
    [account, port, queries],
  );
}
