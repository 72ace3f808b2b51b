import type { IdentityLevel } from '../../domain/people/identity.ts';
import { levelLimits } from '../../domain/people/level-limits.ts';
import { decimal, readDecimal, type Amount } from '../../money/amount.ts';
import { compare, placesOf } from '../../money/fixed-point.ts';
import { amountProblem } from '../amount-rules.ts';
import { problem, type RuleProblem } from '../rule-problem.ts';

/** The default if the server does not say. */
export const usualPurchaseMinimum = decimal<Amount>('100');
/** The setting that names the minimum. */
export const purchaseMinimumSetting = 'quick_buy_min';
/** The setting with the fee, in percent of the payment. */
export const purchaseFeeSetting = 'quick_buy_fee';

export interface PurchaseBounds {
  readonly minimum: Amount;
  /** The maximum order of the person's level; undefined while unknown. */
  readonly maximum: Amount | undefined;
}

/** The limits of the levels are in USDT, counted as one dollar. */
export const purchaseMaximum = (level: 0 | IdentityLevel): Amount => levelLimits[level === 2 ? 2 : 1].fiatOrderUsdt;

/** The payment of a purchase: whole units, at least the minimum and at most the maximum of the person's level. */
export function purchaseAmountProblem(text: string, { minimum, maximum }: PurchaseBounds): RuleProblem | undefined {
  const wrong = amountProblem(text);
  if (wrong !== undefined) return wrong;
  const value = readDecimal<Amount>(text) ?? decimal<Amount>('0');
  if (placesOf(value) > 0) return problem('notWhole');
  if (compare(value, minimum) < 0) return { key: 'amountBelow', params: { min: minimum } };
  const isAbove = maximum !== undefined && compare(value, maximum) > 0;
  return isAbove ? { key: 'amountAbove', params: { max: maximum } } : undefined;
}
