import { closingRiskPercent, loanRisk } from '../../../../../core/domain/finance/loan.ts';
import { readDecimal, type Rate } from '../../../../../core/money/amount.ts';
import { compare, multiply, subtract, sum } from '../../../../../core/money/fixed-point.ts';
import { pictureProblem } from '../../../../../core/rules/people/identity-rules.ts';
import { loanContactProblem, repaymentProblem } from '../../../../../core/rules/wallets/loan-rules.ts';
import { limitedAmountProblem } from '../../../../../core/rules/moved-amount.ts';
import type { RuleKey } from '../../../../../core/rules/rule-problem.ts';
import { checkOrderGate } from '../../people/access/order-gate.ts';
import type { Person } from '../../people/access/access-book.ts';
import { isOwnPicture } from '../../kernel/requests/picture-rules.ts';
import { Refusal, type Money } from '../../kernel/basics/engine-types.ts';
import type { World } from '../../kernel/domain/mounted-domain.ts';
import { heldCurrencies } from '../../ledger/currencies.ts';
import { holding, totalOf, usdtPrice, walletKinds } from '../../ledger/wallet-rows.ts';
import { dueOf, hasOpenLoan, waitingRepayments, type LoanBook, type LoanRecord } from './loan-book.ts';
import { findProduct, type SeedLoan } from './loan-products.ts';

/** How long staff of the demo take without a decision. */
export const approvalMs = 86_400_000;
export const confirmationMs = 3_600_000;
const refusals: Partial<Readonly<Record<RuleKey, string>>> = {
  amountNotPositive: 'amountMustBePositive',
  amountBelow: 'loanTooSmall',
  amountAbove: 'amountTooLarge',
};

function readSum(text: string, wrong: { key: RuleKey; params?: Readonly<Record<string, string>> } | undefined): Money {
  const value = readDecimal<Money>(text);
  if (wrong !== undefined) throw new Refusal(refusals[wrong.key] ?? 'parameter', wrong.params);
  if (value === undefined) throw new Refusal('parameter');
  return value;
}

/** Refuses a missing picture, and a name that was not uploaded here. */
export function readDocument(reference: string): string {
  if (pictureProblem(reference) !== undefined) throw new Refusal('identityIncomplete');
  if (!isOwnPicture(reference)) throw new Refusal('parameter');
  return reference;
}

/** Clients of other servers send none. */
export function checkContact(contact: string | undefined): void {
  if (contact !== undefined && loanContactProblem(contact) !== undefined) throw new Refusal('parameter');
}

/** The checks before a loan. Throws Refusal. */
export function checkLoanGate(
  book: LoanBook,
  person: Person,
  { product, at }: { product: SeedLoan; at: number },
): void {
  checkOrderGate(person, at);
  if (person.vipLevel < product.vipLevel) throw new Refusal('vipTooLow', { level: String(product.vipLevel) });
  if (hasOpenLoan(book, person.id)) throw new Refusal('loanOpen');
}

export function productNamed(id: string): SeedLoan {
  const product = /^\d{1,9}$/.test(id) ? findProduct(Number.parseInt(id, 10)) : undefined;
  if (product === undefined) throw new Refusal('unknownLoanProduct');
  return product;
}

export const readLoanAmount = (text: string, product: SeedLoan): Money =>
  readSum(text, limitedAmountProblem(text, product));

/** At most the sum due, less the undecided repayments. */
export function readRepayment(text: string, loan: LoanRecord, at: number): Money {
  return readSum(text, repaymentProblem(text, subtract(dueOf(loan, at), waitingRepayments(loan))));
}

/** Everything that a person holds, in USDT. */
function assetsOf(world: World, user: string): Money {
  return sum(
    heldCurrencies.flatMap((currency) => {
      const unit = usdtPrice(world, currency);
      return walletKinds.map((wallet) =>
        multiply(totalOf(holding(world, { user, account: 'live', wallet }, currency.name)), unit),
      );
    }),
  );
}

/** Assets in percent of the sum due. */
export const riskOf = (world: World, loan: LoanRecord): Rate | undefined =>
  loanRisk(assetsOf(world, loan.user), dueOf(loan, world.at));

export function isAtRisk(world: World, loan: LoanRecord): boolean {
  const risk = riskOf(world, loan);
  return risk !== undefined && compare(risk, closingRiskPercent) < 0;
}
