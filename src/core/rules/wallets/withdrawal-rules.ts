import { amount, readDecimal, type Amount } from '../../money/amount.ts';
import { compare } from '../../money/fixed-point.ts';
import { movedAmountProblem } from '../moved-amount.ts';
import { problem, type RuleProblem } from '../rule-problem.ts';

/** No withdrawal is smaller, by value. */
export const leastWithdrawalUsdt = amount('100');
/** The first withdrawal costs nothing below this value. */
export const gasFreeBelowUsdt = amount('1000');

export interface WithdrawalBounds {
  readonly available: Amount | undefined;
  /** Both ends are allowed. Undefined is not known. */
  readonly minimum: Amount | undefined;
  readonly left: Amount | undefined;
  readonly fee: Amount | undefined;
}

const tooSmall = (min: Amount): RuleProblem => ({ key: 'withdrawalTooSmall', params: { min } });

/** A sum that is to be taken out, in machine writing. */
export function withdrawalAmountProblem(text: string, bounds: WithdrawalBounds): RuleProblem | undefined {
  const { available, minimum, left, fee } = bounds;
  const wrong = movedAmountProblem(text, undefined);
  const sum = readDecimal<Amount>(text);
  if (wrong !== undefined || sum === undefined) return wrong ?? problem('amountInvalid');
  if (minimum !== undefined && compare(sum, minimum) < 0) return tooSmall(minimum);
  if (left !== undefined && compare(sum, left) > 0) return { key: 'withdrawalOverLimit', params: { max: left } };
  if (available !== undefined && compare(sum, available) > 0) return problem('balanceTooSmall');
  return fee !== undefined && compare(sum, fee) <= 0 ? tooSmall(fee) : undefined;
}
