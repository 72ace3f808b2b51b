import type { Amount } from '../../../../core/money/amount.ts';
import { neverBetter } from '../../../../core/money/never-better.ts';
import { shownPlaces } from '../../../../core/money/shown-places.ts';

/** In the places of its currency, and never better than it is: no balance looks larger, no loss smaller. */
export const shortened = (value: Amount, currency: string): Amount => neverBetter(value, shownPlaces(value, currency));
