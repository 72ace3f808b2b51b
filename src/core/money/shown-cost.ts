import type { Amount } from './amount.ts';
import { roundTo } from './fixed-point.ts';
import { shownPlaces } from './shown-places.ts';

/** What a person paid or has to put up, in the places of its currency, and never less than it is. */
export const shownCost = (value: Amount, currency: string): Amount =>
  roundTo(value, shownPlaces(value, currency), 'up');
