import { useCallback } from 'react';
import type { Loan, LoanApplication } from '../../../core/domain/loan.ts';
import type { Rows } from '../../../core/domain/page.ts';
import { useLoans, useReadLatestLoans } from '../../shared/loans/data/own-loans.ts';
import { useApplyForLoan } from '../data/loans.ts';
import { isTwinOfApplication } from '../model/loan-plan.ts';
import { traceIn } from '../../shared/requests/model/one-request.ts';
import { useOneRequest, type OneRequest } from '../../shared/requests/screens/use-one-request.ts';

export interface SentLoan {
  readonly application: LoanApplication;
  readonly before: Rows<Loan> | undefined;
}

export interface LoanRequest extends OneRequest<SentLoan> {
  readonly before: SentLoan['before'];
}

/** Sends an application once; where no answer comes, the list of loans says whether it arrived. */
export function useLoanRequest(): LoanRequest {
  const { rows } = useLoans();
  const applyForLoan = useApplyForLoan();
  const readLatest = useReadLatestLoans();
  const send = useCallback(({ application }: SentLoan) => applyForLoan(application), [applyForLoan]);
  const trace = useCallback(
    async ({ application, before }: SentLoan) =>
      traceIn({ before, after: await readLatest() }, isTwinOfApplication(application)),
    [readLatest],
  );
  return { ...useOneRequest({ send, trace }), before: rows };
}
