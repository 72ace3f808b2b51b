import { readDecimal } from '../../../../../core/money/amount.ts';
import { limitedAmountProblem, movedAmountProblem } from '../../../../../core/rules/moved-amount.ts';
import type { RuleKey } from '../../../../../core/rules/rule-problem.ts';
import { Refusal, type Money } from '../../kernel/basics/engine-types.ts';
import type { SeedMining } from './mining-products.ts';

/** How long staff of the demo take without a decision. */
export const reviewMs = 600_000;

const refusals: Partial<Readonly<Record<RuleKey, string>>> = {
  amountNotPositive: 'amountMustBePositive',
  amountBelow: 'miningTooSmall',
  amountAbove: 'amountTooLarge',
};

/** The sum of an order, checked like in the form, except for a maximum that servers do not enforce. Throws Refusal. */
export function readLockedSum(text: string, product: SeedMining, exceedsMaximum = false): Money {
  const wrong = limitedAmountProblem(text, product);
  const isPassed = exceedsMaximum && wrong?.key === 'amountAbove';
  if (wrong !== undefined && !isPassed)
    throw new Refusal(refusals[wrong.key] ?? 'parameter', { ...wrong.params, currency: product.currency });
  const value = readDecimal<Money>(text);
  if (value === undefined) throw new Refusal('parameter');
  return value;
}

/** A part of what waits in an order. Throws Refusal. */
export function readTakenIncome(text: string, waiting: Money): Money {
  const wrong = movedAmountProblem(text, waiting);
  const value = readDecimal<Money>(text);
  if (wrong?.key === 'balanceTooSmall') throw new Refusal('insufficientBalance');
  if (wrong !== undefined || value === undefined) throw new Refusal('parameter');
  return value;
}
