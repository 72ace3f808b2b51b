import type { Amount } from '../../../core/money/amount.ts';
import { roundTo } from '../../../core/money/fixed-point.ts';
import { shownPlaces } from '../../../core/money/shown-places.ts';

/** A balance in the places of its currency, and never larger than it is; “All” still moves every decimal. */
export const shownBalance = (value: Amount | undefined, currency: string): Amount | undefined =>
  value && roundTo(value, shownPlaces(value, currency), 'down');
