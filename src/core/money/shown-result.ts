import { decimal, type Amount } from './amount.ts';
import { absolute, compare, isNegative, roundTo } from './fixed-point.ts';
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
  const usual = shownPlaces(value, currency);
  // Only money that is counted has two, or four below one unit.
  const isCounted = usual === 2 || (usual === 4 && compare(absolute(value), one) < 0);
  const places = isCounted ? 2 : usual;
  const rounded = roundTo(value, places, isNegative(value) ? 'up' : 'down');
  return { value: rounded, places: isCounted ? places : undefined };
}
