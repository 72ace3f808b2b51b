import type { Amount } from '../../../../core/money/amount.ts';
import { isNegative, roundTo } from '../../../../core/money/fixed-point.ts';
import { shownPlaces } from '../../../../core/money/shown-places.ts';

/** In the places of its currency, and never better than it is: no balance looks larger, no loss smaller. */
export const shortened = (value: Amount, currency: string): Amount =>
  roundTo(value, shownPlaces(value, currency), isNegative(value) ? 'up' : 'down');

/** What a person has to pay or to put up: never shown as less than it is. */
export const shortenedCost = (value: Amount, currency: string): Amount =>
  roundTo(value, shownPlaces(value, currency), 'up');
