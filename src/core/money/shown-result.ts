import type { Amount } from './amount.ts';
import { isCounted } from './counted-money.ts';
import { isZero, roundTo } from './fixed-point.ts';
import { placesForDigits } from './format.ts';
import { neverBetter } from './never-better.ts';
import { shownPlaces } from './shown-places.ts';

export interface ShownResult {
  readonly value: Amount;
  /** Undefined for every decimal there is. */
  readonly places: number | undefined;
}

/**
 * The one rule of how a gain or a loss is written, wherever it stands: money that is counted in its hundredths, both of
 * them, so that the figures of a column stand under each other. No gain looks larger and no loss smaller than it is.
 */
export function shownResult(value: Amount, currency: string): ShownResult {
  const places = isCounted(currency) ? 2 : undefined;
  const rounded = neverBetter(value, places ?? shownPlaces(value, currency));
  // A gain of less than a hundredth would vanish: its first figures stay.
  return places === undefined || !isZero(rounded) || isZero(value)
    ? { value: rounded, places }
    : { value: roundTo(value, placesForDigits(value, 2), 'down'), places: undefined };
}
