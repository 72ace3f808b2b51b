import { betCost, type QuizTerms } from '../../domain/products/quiz.ts';
import { readDecimal, type Amount } from '../../money/amount.ts';
import { compare } from '../../money/fixed-point.ts';
import { movedAmountProblem } from '../moved-amount.ts';
import { problem, type RuleProblem } from '../rule-problem.ts';

export interface StakeBounds extends Pick<QuizTerms, 'feePercent'> {
  readonly minimum: Amount;
  readonly maximum: Amount;
  /** Undefined while it is not known, so that the server decides. */
  readonly available: Amount | undefined;
}

/** A stake: within the limits of the round, and covered with its fee by the balance. */
export function stakeProblem(text: string, bounds: StakeBounds): RuleProblem | undefined {
  const wrong = movedAmountProblem(text, undefined);
  const stake = readDecimal<Amount>(text);
  if (wrong !== undefined || stake === undefined) return wrong ?? problem('amountInvalid');
  const { minimum, maximum, available } = bounds;
  if (compare(stake, minimum) < 0) return { key: 'amountBelow', params: { min: minimum } };
  if (compare(stake, maximum) > 0) return { key: 'amountAbove', params: { max: maximum } };
  return available !== undefined && compare(betCost(stake, bounds), available) > 0
    ? problem('balanceTooSmall')
    : undefined;
}
