import { decimal, readDecimal, type Amount } from '../money/amount.ts';
import { compare, placesOf } from '../money/fixed-point.ts';
import { amountProblem } from './amount-rules.ts';
import { problem, type RuleProblem } from './rule-problem.ts';

/** Balances and bills have so many decimals: what they cannot say cannot be moved. */
export const walletPlaces = 8;

/** A sum that leaves a balance: an amount in machine writing, as fine as balances are, and no more than there is. */
export function movedAmountProblem(text: string, available: Amount | undefined): RuleProblem | undefined {
  const wrong = amountProblem(text);
  if (wrong !== undefined) return wrong;
  const value = readDecimal<Amount>(text) ?? decimal<Amount>('0');
  if (placesOf(value) > walletPlaces) return problem('amountTooFine', { places: walletPlaces });
  return available !== undefined && compare(value, available) > 0 ? problem('balanceTooSmall') : undefined;
}

/** The same within the limits of a product: the person's balance is judged elsewhere. */
export function limitedAmountProblem(
  text: string,
  { minimum, maximum }: { readonly minimum: Amount; readonly maximum: Amount },
): RuleProblem | undefined {
  const wrong = movedAmountProblem(text, undefined);
  if (wrong !== undefined) return wrong;
  const value = readDecimal<Amount>(text) ?? decimal<Amount>('0');
  if (compare(value, minimum) < 0) return { key: 'amountBelow', params: { min: minimum } };
  return compare(value, maximum) > 0 ? { key: 'amountAbove', params: { max: maximum } } : undefined;
}
