import type { IdentityLevel } from '../../domain/people/identity.ts';
import { levelLimits } from '../../domain/people/level-limits.ts';
import { decimal, readDecimal, type Amount, type Rate } from '../../money/amount.ts';
import { compare, multiply, placesOf, roundTo } from '../../money/fixed-point.ts';
import { amountProblem } from '../amount-rules.ts';
import { problem, type RuleProblem } from '../rule-problem.ts';

/** The default if the server does not say. */
export const usualPurchaseMinimum = decimal<Amount>('100');
/** The setting that names the minimum. */
export const purchaseMinimumSetting = 'quick_buy_min';
/** The setting with the fee, in percent of the payment. */
export const purchaseFeeSetting = 'quick_buy_fee';

/** The setting with the minutes to pay, once an order names an account. */
export const purchaseTimeSetting = 'quick_buy_minutes';

/** Whole minutes as the setting has them; undefined for anything else. */
export const paymentMinutes = (setting: string | undefined): number | undefined =>
  setting !== undefined && /^[1-9]\d{0,4}$/.test(setting) ? Number(setting) : undefined;

export interface PurchaseBounds {
  readonly minimum: Amount;
  /** The maximum order of the person's level; undefined while unknown. */
  readonly maximum: Amount | undefined;
}

/** The limits of the levels are in USDT, counted as one dollar. */
export const purchaseMaximum = (level: 0 | IdentityLevel): Amount => levelLimits[level === 2 ? 2 : 1].fiatOrderUsdt;

/** Bounds in dollars as those of a payment in another currency, in whole units. */
export const boundsIn = ({ minimum, maximum }: PurchaseBounds, perDollar: Rate): PurchaseBounds => ({
  minimum: roundTo(multiply(minimum, perDollar), 0, 'up'),
  maximum: maximum === undefined ? undefined : roundTo(multiply(maximum, perDollar), 0, 'down'),
});

const taxNumberLength = { min: 5, max: 25 } as const;
const taxNumberLike = /^[A-Z\d]+(?:[ ./-][A-Z\d]+)*$/i;

/** The number of a taxpayer, where one is given: each country has a form of its own. */
export function taxNumberProblem(typed: string): RuleProblem | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const { min, max } = taxNumberLength;
  if (text.length > max) return problem('textTooLong', { max });
  return text.length < min || !taxNumberLike.test(text) ? problem('taxNumberInvalid') : undefined;
}

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
