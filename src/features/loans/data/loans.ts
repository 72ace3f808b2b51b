import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import type { Loan, LoanApplication, LoanProduct, LoanSummary } from '../../../core/domain/finance/loan.ts';
import type { Rows } from '../../../core/domain/page.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { LoansPort } from '../../../core/ports/loans-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { useCountedLoan } from '../../shared/loans/data/counted-loans.ts';
import { answerOf, type Answer } from '../../../core/sending/answer.ts';
import { useSavingPace } from '../../../core/time/polling-pace.ts';

/** The server pushes no event for decisions, so they are polled. */
const askAgainMs = 15_000;
const offerMs = 300_000;

/** What is offered. */
export function useLoanProducts(): UseQueryResult<Rows<LoanProduct>, AppError> {
  const port = usePort(LoansPort);
  return useQuery({
    queryKey: rootKey(LoansPort, 'loanProducts'),
    queryFn: () => port.loanProducts(),
    staleTime: offerMs,
  });
}

/** The borrowed sum that is still due. */
export function useLoanSummary(): UseQueryResult<LoanSummary, AppError> {
  const pace = useSavingPace();
  const port = usePort(LoansPort);
  return useQuery({
    queryKey: rootKey(LoansPort, 'loanSummary'),
    queryFn: () => port.loanSummary(),
    refetchInterval: askAgainMs * pace,
  });
}

/** One loan with its repayments. */
export function useLoan(loanId: string): UseQueryResult<Loan, AppError> {
  const port = usePort(LoansPort);
  const counted = useCountedLoan();
  return useQuery({
    queryKey: rootKey(LoansPort, 'loan', { loanId }),
    queryFn: async () => counted(await port.loan({ loanId })),
    refetchInterval: askAgainMs,
    // Opening the page reads the loans again.
    refetchOnMount: 'always',
  });
}

/** The current state of one loan. Fails like the port. */
export function useReadLoan(): (loanId: string) => Promise<Loan> {
  const port = usePort(LoansPort);
  return useCallback((loanId) => port.loan({ loanId }), [port]);
}

/** Sends once and never rejects; then refetches the loans. */
export function useApplyForLoan(): (application: LoanApplication) => Promise<Answer> {
  const port = usePort(LoansPort);
  const queries = useQueryClient();
  return useCallback(
    async (application) => {
      const answer = await answerOf(queries, port.applyForLoan(application));
      void queries.invalidateQueries({ queryKey: rootKey(LoansPort) });
      return answer;
    },
    [port, queries],
  );
}

export interface Repayment {
  readonly loanId: string;
  readonly amount: Amount;
  readonly voucher: string;
}

/** Sends once and never rejects; then refetches the loans. */
export function useRepayLoan(): (repayment: Repayment) => Promise<Answer> {
  const port = usePort(LoansPort);
  const queries = useQueryClient();
  return useCallback(
    async (repayment) => {
      const answer = await answerOf(queries, port.repayLoan(repayment));
      void queries.invalidateQueries({ queryKey: rootKey(LoansPort) });
      return answer;
    },
    [port, queries],
  );
}
