import { decimal, readDecimal } from '../money/amount.ts';
import { compare, isPositive, placesOf } from '../money/fixed-point.ts';
import { problem, type RuleProblem } from './rule-problem.ts';

/** Most decimals of an amount of one and more, and of one below one. */
export const amountPlaces = { ordinary: 10, belowOne: 20 } as const;

const one = decimal('1');

/**
 * An amount, price or quantity in machine writing (`0.5`, no exponent; servers read up to 40 digits before the point): more
 * than zero, up to 10 decimals, and up to 20 below one.
 */
export function amountProblem(text: string): RuleProblem | undefined {
  if (text.trim() === '') return problem('required');
  const value = /^[+-]?\d{1,40}(\.\d+)?$/.test(text) ? readDecimal(text) : undefined;
  if (value === undefined) return problem('amountInvalid');
  if (!isPositive(value)) return problem('amountNotPositive');
  const places = compare(value, one) < 0 ? amountPlaces.belowOne : amountPlaces.ordinary;
  return placesOf(value) > places ? problem('amountTooFine', { places }) : undefined;
}
