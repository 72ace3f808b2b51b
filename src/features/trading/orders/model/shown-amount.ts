import { amount, type Amount } from '../../../../core/money/amount.ts';
import { absolute, compare, isNegative, roundTo } from '../../../../core/money/fixed-point.ts';
import type { Figure } from './ticket-summary.ts';

const thousand = amount('1000');
const one = amount('1');

/** As many decimals as a person reads at that size. */
function placesFor(value: Amount): number {
  const size = absolute(value);
  if (compare(size, thousand) >= 0) return 2;
  return compare(size, one) >= 0 ? 4 : 8;
}

/** Shorter to read, and never better than it is: no balance looks larger, no loss smaller. */
export const shortened = (value: Amount): Amount => roundTo(value, placesFor(value), isNegative(value) ? 'up' : 'down');

/** What a person has to pay or to put up: never shown as less than it is. */
export const shortenedCost = (value: Amount): Amount => roundTo(value, placesFor(value), 'up');

/** An exact figure keeps every digit; an estimate pretends to no more than it knows. */
export const shownFigure = (figure: Figure): Amount | undefined =>
  figure.value === undefined || figure.isExact ? figure.value : shortened(figure.value);
