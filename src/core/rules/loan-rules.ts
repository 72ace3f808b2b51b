import { decimal, readDecimal, type Amount } from '../money/amount.ts';
import { compare } from '../money/fixed-point.ts';
import { movedAmountProblem } from './moved-amount.ts';
import type { RuleProblem } from './rule-problem.ts';

/** The sum of a loan: as fine as balances are, and within the limits of the product. */
export function loanAmountProblem(
  text: string,
  { minimum, maximum }: { readonly minimum: Amount; readonly maximum: Amount },
): RuleProblem | undefined {
  const wrong = movedAmountProblem(text, undefined);
  if (wrong !== undefined) return wrong;
  const value = readDecimal<Amount>(text) ?? decimal<Amount>('0');
  if (compare(value, minimum) < 0) return { key: 'amountBelow', params: { min: minimum } };
  return compare(value, maximum) > 0 ? { key: 'amountAbove', params: { max: maximum } } : undefined;
}

/** A repayment: something, and no more than is due. */
export function repaymentProblem(text: string, due: Amount): RuleProblem | undefined {
  const wrong = movedAmountProblem(text, undefined);
  if (wrong !== undefined) return wrong;
  const value = readDecimal<Amount>(text) ?? decimal<Amount>('0');
  return compare(value, due) > 0 ? { key: 'amountAbove', params: { max: due } } : undefined;
}
