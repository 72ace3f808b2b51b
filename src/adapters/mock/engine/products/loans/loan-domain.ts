import * as v from 'valibot';
import { dayMs, loanInterest, lockAfterDays } from '../../../../../core/domain/finance/loan.ts';
import { amount } from '../../../../../core/money/amount.ts';
import { add, compare, isPositive, smaller } from '../../../../../core/money/fixed-point.ts';
import { lockedUntilRepaid } from '../../../../../core/rules/people/account-locks.ts';
import type { FindPerson } from '../../people/access/order-gate.ts';
import type { Domain, Step } from '../../kernel/domain/domain.ts';
import { Refusal, type Json, type Money } from '../../kernel/basics/engine-types.ts';
import { billKinds } from '../../ledger/bill-kinds.ts';
import {
  dueOf,
  emptyLoans,
  findLoan,
  hasUnpaidLoan,
  productOf,
  type LoanBook,
  type LoanRecord,
  type RepaymentRecord,
} from './loan-book.ts';
import { loanCurrency, type SeedLoan } from './loan-products.ts';
import {
  approvalMs,
  checkContact,
  checkLoanGate,
  confirmationMs,
  isAtRisk,
  productNamed,
  readDocument,
  readLoanAmount,
  readRepayment,
} from './loan-rules.ts';
import { loanRoutes } from './loan-wire.ts';

type LoanStep = Step<LoanBook>;

const documents = v.strictObject({ sfz: v.string(), yh: v.string(), fc: v.string(), sr: v.string() });
const application = v.strictObject({
  user: v.string(),
  product: v.string(),
  amount: v.string(),
  documents,
  contact: v.exactOptional(v.string()),
});
const repayment = v.strictObject({ user: v.string(), loan: v.number(), amount: v.string(), voucher: v.string() });
const decision = v.strictObject({ user: v.string(), id: v.number(), isApproved: v.boolean(), reason: v.string() });
const past = v.strictObject({ user: v.string(), product: v.string(), amount: v.string(), startedAt: v.number() });
const due = v.strictObject({ id: v.number() });

function later(step: LoanStep, name: string, { at, id }: { at: number; id: number }): void {
  step.agenda.schedule({ at, domain: 'loans', name, argument: { id } });
}

function newLoan(
  step: LoanStep,
  wish: {
    user: string;
    product: SeedLoan;
    amount: Money;
    documents: LoanRecord['documents'];
    contact?: string;
    createdAt?: number;
  },
): LoanRecord {
  const { user, product, amount: sum, createdAt = step.at } = wish;
  const interest = loanInterest({ ...product, amount: sum }, product.days);
  const loan: LoanRecord = {
    id: step.nextId('loan'),
    user,
    product: product.id,
    amount: sum,
    interest,
    total: add(sum, interest),
    documents: wish.documents,
    ...(wish.contact === undefined ? {} : { contact: wish.contact.trim() }),
    createdAt,
    startedAt: null,
    endsAt: null,
    settledAt: null,
    repaid: amount('0'),
    status: 0,
    remark: '',
    repayments: [],
  };
  step.slice.loans.push(loan);
  return loan;
}

/** Begins the term, and schedules its events. */
function start(step: LoanStep, loan: LoanRecord, at: number): void {
  const product = productOf(loan);
  const endsAt = at + product.days * dayMs;
  Object.assign(loan, { startedAt: at, endsAt, status: 1 });
  later(step, 'mature', { at: endsAt, id: loan.id });
  later(step, 'lock', { at: endsAt + lockAfterDays * dayMs, id: loan.id });
  if (product.kind === 'otc') later(step, 'watchRisk', { at: at + dayMs, id: loan.id });
}

function decideApplication(step: LoanStep, loan: LoanRecord, { isApproved, reason }: Decision): void {
  if (!isApproved) {
    Object.assign(loan, { status: 2, remark: reason });
    return;
  }
  const to = { user: loan.user, account: 'live', wallet: 'change', locked: false } as const;
  const payout = { from: { house: 'faucet' }, to, currency: loanCurrency, amount: loan.amount } as const;
  step.ledger.transfer([{ ...payout, kind: billKinds.loanPaidOut }], step.at);
  start(step, loan, step.at);
}

interface Decision {
  readonly isApproved: boolean;
  readonly reason: string;
}

/** A repayment counts at once; a repaid loan unlocks the account. */
function repay(step: LoanStep, findPerson: FindPerson, { loan, sum }: { loan: LoanRecord; sum: Money }): void {
  const owed = dueOf(loan, step.at);
  loan.repaid = add(loan.repaid, sum);
  if (compare(sum, owed) < 0) return;
  Object.assign(loan, { status: 3, settledAt: step.at });
  const person = findPerson(loan.user);
  if (person.lockedUntil === lockedUntilRepaid && !hasUnpaidLoan(step.slice, loan.user)) person.lockedUntil = 0;
}

/** The operator takes the available balance; the rest is due at once. */
function closeByForce(step: LoanStep, findPerson: FindPerson, loan: LoanRecord): void {
  const from = { user: loan.user, account: 'live', wallet: 'change', locked: false } as const;
  const taken = smaller(step.ledger.balance(from, loanCurrency), dueOf(loan, step.at));
  if (isPositive(taken)) {
    const move = { from, to: { house: 'faucet' }, currency: loanCurrency, amount: taken } as const;
    step.ledger.transfer([{ ...move, kind: billKinds.loanRepaid }], step.at);
    repay(step, findPerson, { loan, sum: taken });
  }
  if (loan.status !== 1) return;
  Object.assign(loan, { status: 4, endsAt: step.at });
  later(step, 'lock', { at: step.at + lockAfterDays * dayMs, id: loan.id });
}

interface FoundRepayment {
  readonly loan: LoanRecord;
  readonly repayment: RepaymentRecord;
}

function findRepayment({ loans }: LoanBook, id: number): FoundRepayment | undefined {
  for (const loan of loans) {
    const found = loan.repayments.find((one) => one.id === id);
    if (found !== undefined) return { loan, repayment: found };
  }
  return undefined;
}

const commands = (findPerson: FindPerson): Domain<LoanBook>['commands'] => ({
  /** Takes `{user, product, amount, documents}`; answers the loan's id. */
  applyForLoan: (step, argument) => {
    const wish = v.parse(application, argument);
    const product = productNamed(wish.product);
    checkLoanGate(step.slice, findPerson(wish.user), { product, at: step.at });
    const sum = readLoanAmount(wish.amount, product);
    Object.values(wish.documents).forEach(readDocument);
    checkContact(wish.contact);
    const loan = newLoan(step, { ...wish, product, amount: sum });
    later(step, 'approve', { at: step.at + approvalMs, id: loan.id });
    return loan.id;
  },

  /** Takes `{user, loan, amount, voucher}`: a payment that was made elsewhere and moves no balance. */
  repayLoan: (step, argument) => {
    const { user, loan: id, amount: text, voucher } = v.parse(repayment, argument);
    const loan = findLoan(step.slice, id);
    if (loan?.user !== user) throw new Refusal('unknownLoan');
    if (loan.status !== 1 && loan.status !== 4) throw new Refusal('loanNotRepayable');
    const sum = readRepayment(text, loan, step.at);
    const reference = readDocument(voucher);
    const record = { id: step.nextId('repayment'), amount: sum, voucher: reference, createdAt: step.at };
    loan.repayments.push({ ...record, status: 0 });
    later(step, 'confirm', { at: step.at + confirmationMs, id: record.id });
    return record.id;
  },

  /** By an operator, instead of the scheduled decision. */
  decideLoan: (step, argument) => {
    const { user, id, ...decided } = v.parse(decision, argument);
    const loan = findLoan(step.slice, id);
    if (loan?.user !== user || loan.status !== 0) throw new Refusal('nothingToReview');
    decideApplication(step, loan, decided);
    return null;
  },

  decideRepayment: (step, argument) => {
    const { user, id, isApproved, reason } = v.parse(decision, argument);
    const found = findRepayment(step.slice, id);
    if (found?.loan.user !== user || found.repayment.status !== 0) throw new Refusal('nothingToReview');
    found.repayment.status = isApproved ? 1 : 2;
    if (!isApproved) found.repayment.remark = reason;
    else repay(step, findPerson, { loan: found.loan, sum: found.repayment.amount });
    return null;
  },

  /** A loan from before this world: its money has come and gone. */
  addPastLoan: (step, argument) => {
    const { user, product, amount: sum, startedAt } = v.parse(past, argument);
    const none: Json & LoanRecord['documents'] = { sfz: '', yh: '', fc: '', sr: '' };
    const loan = newLoan(step, {
      user,
      product: productNamed(product),
      amount: amount(sum),
      documents: none,
      createdAt: startedAt - approvalMs,
    });
    start(step, loan, startedAt);
    return loan.id;
  },
});

const dueOnes = (findPerson: FindPerson): Domain<LoanBook>['due'] => ({
  approve: (step, argument) => {
    const loan = findLoan(step.slice, v.parse(due, argument).id);
    if (loan?.status === 0) decideApplication(step, loan, { isApproved: true, reason: '' });
  },

  confirm: (step, argument) => {
    const found = findRepayment(step.slice, v.parse(due, argument).id);
    if (found?.repayment.status !== 0) return;
    found.repayment.status = 1;
    repay(step, findPerson, { loan: found.loan, sum: found.repayment.amount });
  },

  mature: (step, argument) => {
    const loan = findLoan(step.slice, v.parse(due, argument).id);
    if (loan?.status === 1) loan.status = 4;
  },

  lock: (step, argument) => {
    const loan = findLoan(step.slice, v.parse(due, argument).id);
    if (loan?.status === 4) findPerson(loan.user).lockedUntil = lockedUntilRepaid;
  },

  watchRisk: (step, argument) => {
    const loan = findLoan(step.slice, v.parse(due, argument).id);
    if (loan?.status !== 1) return;
    if (isAtRisk(step, loan)) closeByForce(step, findPerson, loan);
    else later(step, 'watchRisk', { at: step.at + dayMs, id: loan.id });
  },
});

/** Loans and their course; `findPerson` because a late one locks the account. */
export const createLoanDomain = (findPerson: FindPerson): Domain<LoanBook> => ({
  name: 'loans',
  initial: emptyLoans,
  commands: commands(findPerson),
  due: dueOnes(findPerson),
  routes: loanRoutes,
});
