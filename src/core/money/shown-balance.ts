import type { Amount } from './amount.ts';
import { neverBetter } from './never-better.ts';
import { shownPlaces } from './shown-places.ts';

/** A balance, or its worth, in the places of its currency, and never larger than it is; “All” still moves every decimal. */
export const shownBalance = (value: Amount | undefined, currency: string): Amount | undefined =>
  value && neverBetter(value, shownPlaces(value, currency));
