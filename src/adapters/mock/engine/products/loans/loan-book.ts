import { loanDue, loanPenalty, startedDays, type LoanTerms } from '../../../../../core/domain/finance/loan.ts';
import { amount } from '../../../../../core/money/amount.ts';
import { add, sum } from '../../../../../core/money/fixed-point.ts';
import type { OpenCase } from '../../../../../core/ports/presenter-port.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';
import { findProduct, loanCurrency, type SeedLoan } from './loan-products.ts';

/** 0 waits for a decision, 1 paid out, 2 refused, 3 settled, 4 overdue. */
export type LoanStatus = 0 | 1 | 2 | 3 | 4;

export type RepaymentRecord = {
  readonly id: number;
  readonly amount: Money;
  readonly voucher: string;
  readonly createdAt: number;
  /** 0 waits for staff, 1 confirmed, 2 refused. */
  status: 0 | 1 | 2;
  /** Why it was refused. */
  remark?: string;
};

export type LoanRecord = {
  readonly id: number;
  readonly user: string;
  readonly product: number;
  readonly amount: Money;
  readonly interest: Money;
  readonly total: Money;
  /** References of the four pictures. */
  readonly documents: { readonly sfz: string; readonly yh: string; readonly fc: string; readonly sr: string };
  readonly createdAt: number;
  /** Absent in loans that were stored without. */
  readonly contact?: string;
  startedAt: number | null;
  endsAt: number | null;
  settledAt: number | null;
  repaid: Money;
  status: LoanStatus;
  remark: string;
  readonly repayments: RepaymentRecord[];
};

/** Oldest first. */
export type LoanBook = { readonly loans: LoanRecord[] };

export const emptyLoans = (): LoanBook => ({ loans: [] });

const isOwed = ({ status }: LoanRecord): boolean => status === 1 || status === 4;

/** Newest first. */
export const loansOf = ({ loans }: LoanBook, user: string): readonly LoanRecord[] =>
  loans.filter((loan) => loan.user === user).toReversed();

export const findLoan = ({ loans }: LoanBook, id: number): LoanRecord | undefined =>
  loans.find((loan) => loan.id === id);

/** Whether a person has borrowed and not repaid everything: withdrawals wait until then. */
export const hasUnpaidLoan = (book: LoanBook, user: string): boolean => loansOf(book, user).some(isOwed);

/** Whether a person has a loan that is neither refused nor settled. */
export const hasOpenLoan = (book: LoanBook, user: string): boolean =>
  loansOf(book, user).some((loan) => loan.status === 0 || isOwed(loan));

export function productOf({ product }: LoanRecord): SeedLoan {
  const found = findProduct(product);
  if (found === undefined) throw new Error(`no loan product ${product}`);
  return found;
}

export function termsOf(loan: LoanRecord): LoanTerms {
  const { dailyPercent, kind } = productOf(loan);
  return { amount: loan.amount, dailyPercent, kind };
}

/** What lateness has cost until now, or until the loan was settled. */
export function penaltyOf(loan: LoanRecord, at: number): Money {
  if (loan.endsAt === null || (loan.status !== 4 && loan.status !== 3)) return amount('0');
  return loanPenalty(termsOf(loan), startedDays(loan.endsAt, loan.settledAt ?? at));
}

export const dueOf = (loan: LoanRecord, at: number): Money =>
  isOwed(loan) ? loanDue({ ...loan, penalty: penaltyOf(loan, at) }) : amount('0');

/** The sum due of all of a person's loans. */
export const unpaidOf = (book: LoanBook, user: string, at: number): Money =>
  sum(loansOf(book, user).map((loan) => dueOf(loan, at)));

/** Repayments that staff have not decided. */
export const waitingRepayments = ({ repayments }: LoanRecord): Money =>
  repayments.filter(({ status }) => status === 0).reduce((total, one) => add(total, one.amount), amount('0'));

/** Applications and repayments that wait for staff. */
export function loanCases({ loans }: LoanBook, loginOf: (user: string) => string): readonly OpenCase[] {
  return loans.flatMap((loan): OpenCase[] => {
    const common = { identifier: loginOf(loan.user), currency: loanCurrency };
    const application: OpenCase[] =
      loan.status === 0 ? [{ kind: 'loan', id: loan.id, amount: loan.amount, ...common }] : [];
    const repayments: OpenCase[] = loan.repayments
      .filter(({ status }) => status === 0)
      .map((one) => ({ kind: 'repayment', id: one.id, amount: one.amount, ...common }));
    return [...application, ...repayments];
  });
}
