import { largestFollowNumber, type FollowWay } from '../domain/copy-trading.ts';
import { decimal, quantity, readDecimal, type Quantity } from '../money/amount.ts';
import { compare, isMultipleOf, isPositive, placesOf } from '../money/fixed-point.ts';
import { problem, type RuleProblem } from './rule-problem.ts';

const one = quantity('1');
const finestPlaces = 10;

/** A multiplier above zero, or whole lots; neither above five. */
export function followNumberProblem(text: string, way: FollowWay): RuleProblem | undefined {
  const value = readDecimal<Quantity>(text);
  if (value === undefined) return problem('amountInvalid');
  if (!isPositive(value)) return problem('amountNotPositive');
  if (way === 'lots' && !isMultipleOf(value, one)) return problem('notWhole');
  if (placesOf(value) > finestPlaces) return problem('amountTooFine', { places: finestPlaces });
  const isTooMuch = compare(value, decimal(largestFollowNumber)) > 0;
  return isTooMuch ? { key: 'amountAbove', params: { max: largestFollowNumber } } : undefined;
}
