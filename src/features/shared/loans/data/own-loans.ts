import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePort } from '../../../../core/di/use-port.ts';
import type { Loan } from '../../../../core/domain/finance/loan.ts';
import { rowsOf, type Page, type Rows } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { LoansPort } from '../../../../core/ports/loans-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../../core/query/use-paged-rows.ts';
import { latestRecords } from '../../../../core/sending/latest-records.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { useCountedLoan } from './counted-loans.ts';
import { useSavingPace } from '../../../../core/time/polling-pace.ts';

const perPage = 10;
/** The server pushes no event for decisions, so they are polled. */
const askAgainMs = 15_000;
const remindMs = 60_000;

const countedPage = (page: Page<Loan>, counted: (loan: Loan) => Loan): Page<Loan> => ({
  ...page,
  items: page.items.map(counted),
});

/** Newest first. */
export function useLoans(): PagedRows<Loan> {
  const port = usePort(LoansPort);
  const counted = useCountedLoan();
  return usePagedRows({
    key: rootKey(LoansPort, 'loans'),
    read: async (page) => countedPage(await port.loans({ page, limit: perPage }), counted),
    pageOf: (page: Page<Loan>) => page,
    isEnabled: true,
    intervalMs: () => askAgainMs,
    canWait: true,
    staleMs: 5_000,
  });
}

/** The current latest loans. Fails like the port. */
export function useReadLatestLoans(): () => Promise<Rows<Loan>> {
  const port = usePort(LoansPort);
  const counted = useCountedLoan();
  return useCallback(async () => rowsOf(countedPage(await port.loans(latestRecords), counted)), [port, counted]);
}

/**
 * The newest loans of the person, with the open one, if any: there is one at a time. None for visitors, or when not
 * wanted.
 */
export function useNewestLoans(isWanted: boolean): UseQueryResult<Rows<Loan>, AppError> {
  const pace = useSavingPace();
  const port = usePort(LoansPort);
  const counted = useCountedLoan();
  const { isSignedIn } = useSession();
  return useQuery<Rows<Loan>, AppError>({
    queryKey: rootKey(LoansPort, 'loans', { newest: perPage }),
    queryFn: async () => rowsOf(countedPage(await port.loans({ page: 1, limit: perPage }), counted)),
    enabled: isSignedIn && isWanted,
    refetchInterval: remindMs * pace,
  });
}
