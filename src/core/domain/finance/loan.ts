import { amount, decimal, rate, type Amount, type Rate } from '../../money/amount.ts';
import { add, fromSteps, isNegative, multiply, roundTo, subtract } from '../../money/fixed-point.ts';
import { divide } from '../../money/quotient.ts';
import type { Rows } from '../page.ts';

export const loanStates = ['pending', 'disbursed', 'rejected', 'settled', 'overdue'] as const;
export type LoanState = (typeof loanStates)[number];

/** `otc`: for professionals, with its own penalty and risk rate. */
export type LoanKind = 'term' | 'otc';

export interface LoanProduct {
  readonly id: string;
  /** As the server names it. */
  readonly name: string;
  readonly kind: LoanKind;
  /** Length of the term. */
  readonly days: number;
  /** Percent of the sum for one day. */
  readonly dailyPercent: Rate;
  readonly minimum: Amount;
  readonly maximum: Amount;
  readonly currencyName: string;
  /** The lowest VIP level that may apply; 0 for everybody. */
  readonly vipLevel: number;
  /** A loan is at most so many times the collateral; undefined when the server does not say. */
  readonly leverage: number | undefined;
  /** So many coins are collateral; undefined when the server does not say. */
  readonly coins: number | undefined;
}

export interface LoanApplication {
  readonly productId: string;
  readonly amount: Amount;
  /** By which staff reach the person: a UID or an e-mail address. */
  readonly contact: string;
  /** References of pictures that were sent before. */
  readonly documents: Readonly<Record<LoanDocument, string>>;
}
export const loanDocuments = ['identity', 'bankStatement', 'assets', 'income'] as const;
export type LoanDocument = (typeof loanDocuments)[number];

export interface LoanRepayment {
  readonly id: string;
  readonly amount: Amount;
  /** Undefined for a code that this client does not know. */
  readonly status: 'pending' | 'confirmed' | 'refused' | undefined;
  /** As the server sent it. */
  readonly statusCode: string;
  readonly createdAt: string;
  /** Why it was refused, in the server's words; undefined when it does not say. */
  readonly reason: string | undefined;
}

/** What makes up a debt. */
interface LoanFigures {
  /** Due at the end of the term. */
  readonly total: Amount;
  /** Confirmed repayments. */
  readonly repaid: Amount;
  /** What lateness has cost so far. */
  readonly penalty: Amount;
}

/** Figures are undefined if the server does not send them; that is not zero. */
export interface Loan extends Readonly<Record<keyof LoanFigures, Amount | undefined>> {
  readonly id: string;
  readonly orderNumber: string;
  readonly kind: LoanKind;
  readonly days: number | undefined;
  readonly dailyPercent: Rate;
  readonly amount: Amount;
  readonly interest: Amount | undefined;
  readonly currencyName: string;
  /** Server times; undefined before it is paid out. */
  readonly startsAt: string | undefined;
  readonly endsAt: string | undefined;
  /** Epoch ms; undefined if a countdown is impossible. */
  readonly endsAtMs: number | undefined;
  /** Undefined for a code that this client does not know. */
  readonly status: LoanState | undefined;
  /** As the server sent it. */
  readonly statusCode: string;
  /** Where repayments go; undefined while nothing is due. */
  readonly address: string | undefined;
  /** Why it was refused. */
  readonly reason: string | undefined;
  /** Undefined when the server does not say. */
  readonly contact: string | undefined;
  readonly createdAt: string;
  readonly repayments: Rows<LoanRepayment>;
  /** False where the server says only the sum of them; then a refused one cannot be known. */
  readonly listsRepayments: boolean;
  /** Percent; undefined when not applicable, or if the server does not say. */
  readonly riskPercent: Rate | undefined;
}

export interface LoanSummary {
  /** The total paid out; undefined if the server only sends the amount due. */
  readonly borrowed: Amount | undefined;
  readonly unpaid: Amount;
  readonly openLoans: number | undefined;
}

/** The smallest loan there is, in USDT. */
export const smallestLoan = amount('500000');

export const dayMs = 86_400_000;
/** Days after the end of the term until the account is locked. */
export const lockAfterDays = 3;
/** Below this the operator closes an OTC loan. */
export const closingRiskPercent = rate('110');

/** Days from an approval to the payout. */
export const payoutDays = { from: 1, to: 3 } as const;

/** After the term the agreed rate counts so many times. */
const lateFactor = decimal('1.1');
/** The same, in percent of that rate. */
export const lateFactorPercent = rate('110');
/** Percent of the loan for each late day of an OTC loan. */
export const lateOtcPercent = rate('0.5');
const interestPlaces = 6;
const hundred = decimal('100');

/** Whole days between two moments, of which any part of a day is one; epoch ms. */
export const startedDays = (from: number, to: number): number => Math.max(0, Math.ceil((to - from) / dayMs));

const share = (sum: Amount, percent: Rate, days: number): Amount =>
  roundTo(divide(multiply(sum, fromSteps(days, percent)), hundred) ?? amount('0'), interestPlaces);

export interface LoanTerms {
  readonly amount: Amount;
  readonly dailyPercent: Rate;
  readonly kind: LoanKind;
}

/** Sum × daily rate × days; six decimals. */
export const loanInterest = ({ amount: sum, dailyPercent }: LoanTerms, days: number): Amount =>
  share(sum, dailyPercent, days);

/** Percent of the sum for one late day. */
export const latePercent = ({ dailyPercent, kind }: Pick<LoanTerms, 'dailyPercent' | 'kind'>): Rate =>
  kind === 'otc' ? lateOtcPercent : multiply(dailyPercent, lateFactor);

/** What so many late days cost beyond the interest of the term. */
export const loanPenalty = (terms: LoanTerms, lateDays: number): Amount =>
  share(terms.amount, latePercent(terms), lateDays);

const notBelowZero = (value: Amount): Amount => (isNegative(value) ? amount('0') : value);

/** The amount still to repay. */
export const loanDue = ({ total, penalty, repaid }: LoanFigures): Amount =>
  notBelowZero(subtract(add(total, penalty), repaid));

/** The same as far as the server lets it be known. */
export const knownDue = ({ total, penalty, repaid }: Pick<Loan, keyof LoanFigures>): Amount | undefined =>
  total === undefined || penalty === undefined || repaid === undefined
    ? undefined
    : loanDue({ total, penalty, repaid });

/** Assets in percent of the amount due; undefined when nothing is due. */
export const loanRisk = (assets: Amount, due: Amount): Rate | undefined => {
  const quotient = divide(assets, due);
  return quotient === undefined ? undefined : rate(roundTo(multiply(quotient, hundred), 2, 'down'));
};

export interface LoanCost {
  readonly termDays: number;
  readonly lateDays: number;
  readonly interest: Amount;
  readonly penalty: Amount;
  /** Interest and penalty: what the loan costs. */
  readonly cost: Amount;
  /** With the sum itself. */
  readonly total: Amount;
}

/** The cost of a loan kept for this many started days: at least its term, and more when it is late. */
export function loanCost(terms: LoanTerms, { termDays, keptDays }: { termDays: number; keptDays: number }): LoanCost {
  const lateDays = Math.max(0, keptDays - termDays);
  const interest = loanInterest(terms, termDays);
  const penalty = loanPenalty(terms, lateDays);
  const cost = add(interest, penalty);
  return { termDays, lateDays, interest, penalty, cost, total: add(terms.amount, cost) };
}

/** A loan that has to be repaid: it blocks withdrawals and other loans. */
export const isUnpaid = (status: LoanState | undefined): boolean => status === 'disbursed' || status === 'overdue';
