import { createToken } from '../di/token.ts';
import type { Loan, LoanApplication, LoanProduct, LoanSummary } from '../domain/loan.ts';
import type { Page, Rows } from '../domain/page.ts';
import type { Amount } from '../money/amount.ts';

/** Money that is lent to a person. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface LoansPort {
  /** What is offered. @wire GET /getBorrowingproList */
  loanProducts(): Promise<Rows<LoanProduct>>;
  /** Newest first, without their repayments. `page` from 1. @wire GET /getBorrowingList */
  loans(query: { page: number; limit: number }): Promise<Page<Loan>>;
  /** @wire POST /getBorrowingshow */
  loan(query: { loanId: string }): Promise<Loan>;
  /** What was borrowed and is still due. @wire GET /borrowingsum */
  loanSummary(): Promise<LoanSummary>;
  /** Also fails with verification-required. Nothing is paid out before staff have looked. @wire POST /postBorrowing */
  applyForLoan(application: LoanApplication): Promise<void>;
  /** Says that a repayment was made; staff count it later. @wire POST /postbakBorrowing */
  repayLoan(repayment: { loanId: string; amount: Amount; voucher: string }): Promise<void>;
}
export const LoansPort = createToken<LoansPort>('LoansPort');
