import { createToken } from '../di/token.ts';
import type { Loan, LoanApplication, LoanProduct, LoanSummary } from '../domain/finance/loan.ts';
import type { Page, Rows } from '../domain/page.ts';
import type { Amount } from '../money/amount.ts';

/** Loans to a person. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface LoansPort {
  /** Offered loans. @wire GET /getBorrowingproList */
  loanProducts(): Promise<Rows<LoanProduct>>;
  /** Newest first, without their repayments. `page` from 1. @wire GET /getBorrowingList */
  loans(query: { page: number; limit: number }): Promise<Page<Loan>>;
  /** @wire POST /getBorrowingshow */
  loan(query: { loanId: string }): Promise<Loan>;
  /** Sums borrowed and still due. @wire GET /borrowingsum */
  loanSummary(): Promise<LoanSummary>;
  /** Also fails with verification-required. Staff decide before anything is paid out. @wire POST /postBorrowing */
  applyForLoan(application: LoanApplication): Promise<void>;
  /** Reports a repayment; staff count it later. @wire POST /postbakBorrowing */
  repayLoan(repayment: { loanId: string; amount: Amount; voucher: string }): Promise<void>;
}
export const LoansPort = createToken<LoansPort>('LoansPort');
