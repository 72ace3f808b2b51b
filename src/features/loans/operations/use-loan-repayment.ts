import { useMemo } from 'react';
import type { LoanRepayment } from '../../../core/domain/finance/loan.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, notKept, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useReadLoan, useRepayLoan, type Repayment } from '../data/loans.ts';

const book = new RequestBook<Repayment, LoanRepayment>('loan-repayment');
const codec = wishOf<Repayment>({ loanId: words, amount: decimal(), voucher: notKept('') });

/**
 * Reports a repayment once; without an answer, the loan itself shows whether it arrived. No balance does: it was paid outside,
 * and its proof is sent.
 */
export function useLoanRepayment(id: string): SentOnce<Repayment, LoanRepayment> {
  const send = useRepayLoan();
  const readLoan = useReadLoan();
  const way = useMemo<Way<Repayment, LoanRepayment>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send,
      readRows: async ({ loanId }) => (await readLoan(loanId)).repayments,
      isTwin: (row, { amount }) => compare(row.amount, amount) === 0,
      nameOf: ({ loanId, amount }) => [loanId, amount].join('.'),
    }),
    [send, readLoan],
  );
  return useMoneyRequest(book, way, id);
}
