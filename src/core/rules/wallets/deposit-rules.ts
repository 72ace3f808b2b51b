import { decimal, readDecimal, type Amount } from '../../money/amount.ts';
import { compare } from '../../money/fixed-point.ts';
import { movedAmountProblem } from '../moved-amount.ts';
import type { RuleProblem } from '../rule-problem.ts';

/** The sum sent to an address: below the minimum it is not credited. `minimum` undefined: the server does not say. */
export function depositAmountProblem(text: string, minimum: Amount | undefined): RuleProblem | undefined {
  const wrong = movedAmountProblem(text, undefined);
  if (wrong !== undefined || minimum === undefined) return wrong;
  const value = readDecimal<Amount>(text) ?? decimal<Amount>('0');
  return compare(value, minimum) < 0 ? { key: 'amountBelow', params: { min: minimum } } : undefined;
}
