import type { DecimalText } from './amount.ts';
import { decimalOf, placesOf } from './fixed-point.ts';

export interface Proportion {
  readonly factor: DecimalText;
  readonly divisor: DecimalText;
  /** The decimals of the result. */
  readonly places: number;
  /** Payouts round down, charges round up. */
  readonly rounding: 'down' | 'up';
}

const digitsOf = (value: DecimalText): bigint => BigInt(value.replace('.', ''));
const tens = (count: number): bigint => 10n ** BigInt(Math.max(0, count));

/**
 * `value` × `factor` / `divisor` of magnitudes, exact, rounded once at the end; undefined when the divisor is zero.
 * Keeps the unit of `value`.
 */
export function proportion<T extends DecimalText>(value: T, by: Proportion): T | undefined {
  const { factor, divisor, places, rounding } = by;
  const shift = places + placesOf(divisor) - placesOf(value) - placesOf(factor);
  const over = digitsOf(value) * digitsOf(factor) * tens(shift);
  const under = digitsOf(divisor) * tens(-shift);
  if (under === 0n) return undefined;
  return decimalOf<T>(over / under + (rounding === 'up' && over % under !== 0n ? 1n : 0n), places);
}
