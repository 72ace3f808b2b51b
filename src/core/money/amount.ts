/**
 * Money and everything measured in it is canonical decimal text at rest: an optional minus sign, digits without
 * leading zeros, at most one dot, no trailing zeros after it, never an exponent. `Decimal` objects live only inside
 * the functions of this folder. Operators on these types compile but are wrong (`+` joins text): use fixed-point.ts and arithmetic.ts.
 */
declare const unit: unique symbol;
export type DecimalText<Unit extends string = string> = string & { readonly [unit]: Unit };

/** A sum of one currency. */
export type Amount = DecimalText<'amount'>;
/** Quote currency for one unit of the base. */
export type Price = DecimalText<'price'>;
/** Units of the base currency. */
export type Quantity = DecimalText<'quantity'>;
/** A factor; its users say whether it is a fraction or a percent. */
export type Rate = DecimalText<'rate'>;

const plainOrExponent = /^([+-]?)(\d+\.?\d*|\.\d+)(?:[eE]([+-]?\d{1,3}))?$/;

const alreadyCanonical = /^(?:-?[1-9]\d*|-?(?:0|[1-9]\d*)\.\d*[1-9]|0)$/;

/** Keeps every digit received: only arithmetic rounds. */
function canonical(text: string): string | undefined {
  if (alreadyCanonical.test(text)) return text;
  const found = plainOrExponent.exec(text.trim());
  if (found === null) return undefined;
  const [, sign = '', mantissa = '', exponent = '0'] = found;
  const [before = '', behind = ''] = mantissa.split('.');
  const digits = before + behind;
  const dot = before.length + Number(exponent);
  const whole =
    digits
      .slice(0, Math.max(0, dot))
      .padEnd(dot, '0')
      .replace(/^0+(?=\d)/, '') || '0';
  const fraction = ('0'.repeat(Math.max(0, -dot)) + digits.slice(Math.max(0, dot))).replace(/0+$/, '');
  const size = fraction === '' ? whole : `${whole}.${fraction}`;
  return sign === '-' && size !== '0' ? `-${size}` : size;
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
