import { decimal, readDecimal, type Amount } from '../money/amount.ts';
import { compare, placesOf } from '../money/fixed-point.ts';
import { amountProblem } from './amount-rules.ts';
import { problem, type RuleProblem } from './rule-problem.ts';

/** Where the server does not say. */
export const usualPurchaseMinimum = decimal<Amount>('100');
/** The setting that names the minimum. */
export const purchaseMinimumSetting = 'quick_buy_min';

/** What is paid for a purchase: whole units, and at least the minimum. */
export function purchaseAmountProblem(text: string, minimum: Amount): RuleProblem | undefined {
  const wrong = amountProblem(text);
  if (wrong !== undefined) return wrong;
  const value = readDecimal<Amount>(text) ?? decimal<Amount>('0');
  if (placesOf(value) > 0) return problem('notWhole');
  return compare(value, minimum) < 0 ? { key: 'amountBelow', params: { min: minimum } } : undefined;
}
