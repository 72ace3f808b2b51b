import type { DecimalText } from './amount.ts';
import { isZero, type Rounding } from './fixed-point.ts';
import { PreciseDecimal, WideDecimal } from './precise.ts';

// Every division by decimal.js. The first ticket and the order book divide with `fixed-point.ts`, so that they need not
// wait for the library.

/**
 * `value` over a pure divisor, with 20 digits, half-up; keeps the unit of `value`. Undefined when the divisor is zero.
 * For rates, yields, penalties and liquidations.
 */
export const divide = <T extends DecimalText>(value: T, divisor: DecimalText): T | undefined =>
  isZero(divisor) ? undefined : (new PreciseDecimal(value).div(divisor).toString() as T);

const modes = { down: 1, up: 0, 'half-up': 4 } as const satisfies Readonly<Record<Rounding, number>>;

export interface Proportion {
  readonly factor: DecimalText;
  readonly divisor: DecimalText;
  /** The decimals of the result. */
  readonly places: number;
  /** Payouts round down, charges round up. */
  readonly rounding: Rounding;
}

/**
 * `value` × `factor` / `divisor`, rounded once, at the end; keeps the unit of `value`. Undefined when the divisor is
 * zero.
 */
export function proportion<T extends DecimalText>(value: T, by: Proportion): T | undefined {
  const { factor, divisor, places, rounding } = by;
  if (isZero(divisor)) return undefined;
  return new WideDecimal(value).times(factor).div(divisor).toDecimalPlaces(places, modes[rounding]).toString() as T;
}

/** `value` over a pure divisor, rounded half-up to `places` decimals, once; undefined when the divisor is zero. */
export const divideTo = <T extends DecimalText>(value: T, divisor: DecimalText, places: number): T | undefined =>
  isZero(divisor)
    ? undefined
    : (new WideDecimal(value).div(divisor).toDecimalPlaces(places, modes['half-up']).toString() as T);
