import { decimal, type Amount } from './amount.ts';
import { isNegative, isZero, roundTo } from './fixed-point.ts';
import { placesForDigits } from './format.ts';
import { shownPlaces } from './shown-places.ts';

export interface ShownResult {
  readonly value: Amount;
  /** Undefined for every decimal there is. */
  readonly places: number | undefined;
}

const one = decimal('1');

/**
 * The one rule of how a gain or a loss is written, wherever it stands: money that is counted in its hundredths, both of
 * them, so that the figures of a column stand under each other. No gain looks larger and no loss smaller than it is.
 */
export function shownResult(value: Amount, currency: string): ShownResult {
  // Only money that is counted has two of one unit.
  const isCounted = shownPlaces(one, currency) === 2;
  const usual = isCounted ? 2 : shownPlaces(value, currency);
  const rounded = roundTo(value, usual, isNegative(value) ? 'up' : 'down');
  if (!isCounted) return { value: rounded, places: undefined };
  // A gain of less than a hundredth would vanish: its first figures stay.
  if (!isZero(rounded) || isZero(value)) return { value: rounded, places: usual };
  return { value: roundTo(value, placesForDigits(value, 2), 'down'), places: undefined };
}
