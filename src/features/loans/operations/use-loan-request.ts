import { useMemo } from 'react';
import type { Loan, LoanApplication } from '../../../core/domain/finance/loan.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, notKept, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useReadLatestLoans } from '../../shared/loans/data/own-loans.ts';
import { useApplyForLoan } from '../data/loans.ts';
import { isTwinOfApplication } from '../model/loan-plan.ts';

const book = new RequestBook<LoanApplication, Loan>('loan');
const codec = wishOf<LoanApplication>({
  productId: words,
  amount: decimal(),
  contact: notKept(''),
  documents: notKept({ identity: '', bankStatement: '', assets: '', income: '' }),
});

/**
 * Sends an application once; without an answer, the list of loans shows whether it arrived. No balance does: the loan is paid
 * out once an operator has granted it.
 */
export function useLoanRequest(): SentOnce<LoanApplication, Loan> {
  const send = useApplyForLoan();
  const readRows = useReadLatestLoans();
  const way = useMemo<Way<LoanApplication, Loan>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send,
      readRows,
      isTwin: (row, wish) => isTwinOfApplication(wish)(row),
      nameOf: ({ productId, amount }) => [productId, amount].join('.'),
    }),
    [send, readRows],
  );
  return useMoneyRequest(book, way);
}
