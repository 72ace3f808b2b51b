import { Decimal } from 'decimal.js';

/**
 * Money and everything measured in it is canonical decimal text at rest: an optional minus sign, digits without
 * leading zeros, at most one dot, no trailing zeros after it, never an exponent. `Decimal` objects live only inside
 * the functions of this folder. Operators on these types compile but are wrong (`+` joins text): use arithmetic.ts.
 */
declare const unit: unique symbol;
export type DecimalText<Unit extends string = string> = string & { readonly [unit]: Unit };

/** A sum of one currency. */
export type Amount = DecimalText<'amount'>;
/** Quote currency for one unit of the base. */
export type Price = DecimalText<'price'>;
/** Units of the base currency. */
export type Quantity = DecimalText<'quantity'>;
/** A factor; whether it is a fraction or a percent is said where it is used. */
export type Rate = DecimalText<'rate'>;

/** The one configuration of decimal.js in the product: precision 20, half-up. */
export const PreciseDecimal = Decimal.clone({
  precision: 20,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -1e9,
  toExpPos: 1e9,
});

const plainOrExponent = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?$/;

function canonical(text: string): string | undefined {
  const trimmed = text.trim();
  if (!plainOrExponent.test(trimmed)) return undefined;
  // Parsing keeps every digit that was sent; only arithmetic rounds to 20.
  const value = new PreciseDecimal(trimmed);
  return value.isZero() ? '0' : value.toFixed();
}

/** Canonical form of a machine-written number (dot decimals, exponent allowed), or undefined when it is not one. */
export function readDecimal<T extends DecimalText>(text: string): T | undefined {
  return canonical(text) as T | undefined;
}

/** For constants in code and tests: throws on anything but a number. */
export function decimal<T extends DecimalText>(text: string): T {
  const value = canonical(text);
  if (value === undefined) throw new RangeError(`not a decimal: ${text}`);
  return value as T;
}

export const amount = (text: string): Amount => decimal<Amount>(text);
export const price = (text: string): Price => decimal<Price>(text);
export const quantity = (text: string): Quantity => decimal<Quantity>(text);
export const rate = (text: string): Rate => decimal<Rate>(text);
