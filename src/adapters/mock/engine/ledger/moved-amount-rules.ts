import { readDecimal } from '../../../../core/money/amount.ts';
import { movedAmountProblem } from '../../../../core/rules/moved-amount.ts';
import type { RuleKey } from '../../../../core/rules/rule-problem.ts';
import { Refusal, type Money } from '../kernel/basics/engine-types.ts';

const refusals: Partial<Readonly<Record<RuleKey, string>>> = {
  amountNotPositive: 'amountMustBePositive',
  balanceTooSmall: 'insufficientBalance',
};

/** The typed sum, checked by the same rule as in the forms. Throws Refusal. */
export function readMovedAmount(text: string, available: Money | undefined): Money {
  const wrong = movedAmountProblem(text, available);
  const value = readDecimal<Money>(text);
  if (wrong !== undefined || value === undefined) throw new Refusal(refusals[wrong?.key ?? 'required'] ?? 'parameter');
  return value;
}
