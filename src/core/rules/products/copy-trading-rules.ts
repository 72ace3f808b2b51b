import {
  copyRatio,
  followedTradersMax,
  largestFollowNumber,
  type FollowTerms,
  type FollowWay,
} from '../../domain/products/copy-trading.ts';
import { decimal, quantity, readDecimal, type Quantity } from '../../money/amount.ts';
import { compare, isMultipleOf, placesOf } from '../../money/fixed-point.ts';
import { amountProblem } from '../amount-rules.ts';
import { problem, type RuleProblem } from '../rule-problem.ts';

const one = quantity('1');
/** The precision of the wire: anything finer would return as another number. */
const finestPlaces = 8;

/** A multiplier above zero, or whole lots; neither above five. */
export function followNumberProblem(text: string, way: FollowWay): RuleProblem | undefined {
  const wrong = amountProblem(text);
  const value = readDecimal<Quantity>(text);
  // A stricter limit of decimals follows below.
  if (value === undefined || (wrong !== undefined && wrong.key !== 'amountTooFine')) return wrong;
  if (compare(value, decimal(largestFollowNumber)) > 0)
    return { key: 'amountAbove', params: { max: largestFollowNumber } };
  if (way === 'lots') return isMultipleOf(value, one) ? undefined : problem('notWhole');
  return placesOf(value) > finestPlaces ? problem('amountTooFine', { places: finestPlaces }) : undefined;
}

/** The effective value of a valid number, shown before it is sent and stored from then on: see `copyRatio`. */
export const countedTerms = ({ way, number }: FollowTerms): FollowTerms => ({
  way,
  number: way === 'multiplier' ? copyRatio(number) : number,
});

/** Whether this trader would be one too many. The terms of a followed trader can change at any count. */
export const isOneTooMany = (followed: readonly string[], traderId: string): boolean =>
  !followed.includes(traderId) && followed.length >= followedTradersMax;
