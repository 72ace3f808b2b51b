import { amount, type Amount } from '../../../core/money/amount.ts';
import { absolute, compare, roundTo } from '../../../core/money/fixed-point.ts';
import type { Figure } from './ticket-summary.ts';

const thousand = amount('1000');
const one = amount('1');

/** As many decimals as a person reads at that size; cut, so that no balance looks larger than it is. */
export function shortened(value: Amount): Amount {
  const size = absolute(value);
  const places = compare(size, thousand) >= 0 ? 2 : compare(size, one) >= 0 ? 4 : 8;
  return roundTo(value, places, 'down');
}

/** An exact figure keeps every digit; an estimate pretends to no more than it knows. */
export const shownFigure = (figure: Figure): Amount | undefined =>
  figure.value === undefined || figure.isExact ? figure.value : shortened(figure.value);
