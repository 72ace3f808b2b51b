import type { DecimalText } from './amount.ts';
import { isCounted } from './counted-money.ts';

/** Servers of this protocol keep eight decimals. */
const finest = 8;

/**
 * The one rule of how many decimals a sum is shown with: money that is counted has two, and four below one unit; a coin
 * has up to eight, and four from a thousand on. What would vanish is shown as fine as it is kept.
 */
export function shownPlaces(value: DecimalText, currency: string): number {
  if (!isCounted(currency)) return /^-?\d{4}/.test(value) ? 4 : finest;
  if (/^-?[1-9]/.test(value)) return 2;
  return /^-?0(\.00|$)/.test(value) ? finest : 4;
}
