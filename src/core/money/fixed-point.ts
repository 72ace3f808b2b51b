import type { Amount, DecimalText, Price, Quantity } from './amount.ts';

/**
 * Comparing, adding, multiplying, dividing and rounding decimals on their own text, without decimal.js: the same results
 * to the last digit (precision 20, half-up), so that prices can be shown before that library has arrived and a
 * thousand positions can be marked again within a frame. What is not here is in arithmetic.ts.
 */
const precision = 20;

export type Rounding = 'half-up' | 'down' | 'up';

interface Fixed {
  readonly digits: bigint;
  /** How many of the digits stand behind the dot. */
  readonly places: number;
}

function read(value: DecimalText): Fixed {
  const dot = value.indexOf('.');
  if (dot < 0) return { digits: BigInt(value), places: 0 };
  return { digits: BigInt(value.slice(0, dot) + value.slice(dot + 1)), places: value.length - dot - 1 };
}

const shifted = (digits: bigint, by: number): bigint => (by === 0 ? digits : digits * 10n ** BigInt(by));

/** The digits of a whole number with a dot before the last `places` of them; no zeros are left at the end. */
function withDot(whole: string, places: number): string {
  if (places <= 0) return whole + '0'.repeat(-places);
  const padded = whole.padStart(places + 1, '0');
  const dot = padded.length - places;
  const fraction = padded.slice(dot).replace(/0+$/, '');
  return fraction === '' ? padded.slice(0, dot) : `${padded.slice(0, dot)}.${fraction}`;
}

function write<T extends DecimalText>({ digits, places }: Fixed): T {
  if (digits === 0n) return '0' as T;
  const size = digits < 0n ? -digits : digits;
  const whole = size.toString();
  const tooMany = whole.length - precision;
  const plain = tooMany > 0 ? withDot(halfUp(size, tooMany), places - tooMany) : withDot(whole, places);
  return (digits < 0n ? `-${plain}` : plain) as T;
}

/** A whole number without its last `count` digits. */
function halfUp(size: bigint, count: number): string {
  const unit = 10n ** BigInt(count);
  return ((size + unit / 2n) / unit).toString();
}

export function add<T extends DecimalText>(left: T, right: T): T {
  const one = read(left);
  const other = read(right);
  const places = Math.max(one.places, other.places);
  return write({
    digits: shifted(one.digits, places - one.places) + shifted(other.digits, places - other.places),
    places,
  });
}

export const negate = <T extends DecimalText>(value: T): T => {
  if (value === '0') return value;
  return (value.startsWith('-') ? value.slice(1) : `-${value}`) as T;
};
export const absolute = <T extends DecimalText>(value: T): T => (value.startsWith('-') ? negate(value) : value);
export const subtract = <T extends DecimalText>(left: T, right: T): T => add(left, negate(right));
export const sum = <T extends DecimalText>(values: readonly T[]): T => values.reduce<T>(add, '0' as T);

const product = <T extends DecimalText>(left: DecimalText, right: DecimalText): T => {
  const one = read(left);
  const other = read(right);
  return write({ digits: one.digits * other.digits, places: one.places + other.places });
};

/** `value` times a pure factor; keeps the unit of `value`. */
export const multiply = <T extends DecimalText>(value: T, factor: DecimalText): T => product(value, factor);
/**
 * `value` over a pure divisor; keeps the unit of `value`. Undefined when the divisor is zero. One digit more than is
 * kept is enough: half-up looks at no other.
 */
export function divide<T extends DecimalText>(value: T, divisor: DecimalText): T | undefined {
  const over = read(value);
  const by = read(divisor);
  if (by.digits === 0n) return undefined;
  const more = Math.max(0, precision + 2 + by.digits.toString().length - over.digits.toString().length);
  return write<T>({ digits: shifted(over.digits, more) / by.digits, places: over.places - by.places + more });
}
/** price × quantity, in the quote currency. */
export const cost = (unitPrice: Price, units: Quantity): Amount => product(unitPrice, units);

/** Of two magnitudes. Without leading and trailing zeros the order of the text is the order of the numbers. */
function compareSizes(left: string, right: string): number {
  const [leftWhole = '', leftFraction = ''] = left.split('.');
  const [rightWhole = '', rightFraction = ''] = right.split('.');
  if (leftWhole.length !== rightWhole.length) return leftWhole.length < rightWhole.length ? -1 : 1;
  if (leftWhole !== rightWhole) return leftWhole < rightWhole ? -1 : 1;
  return leftFraction < rightFraction ? -1 : 1;
}

/** -1, 0 or 1. */
export function compare(left: DecimalText, right: DecimalText): number {
  if (left === right) return 0;
  if (isNegative(left) !== isNegative(right)) return isNegative(left) ? -1 : 1;
  return isNegative(left) ? compareSizes(right.slice(1), left.slice(1)) : compareSizes(left, right);
}
export const isZero = (value: DecimalText): boolean => value === '0';
export const isNegative = (value: DecimalText): boolean => value.startsWith('-');
export const isPositive = (value: DecimalText): boolean => !isZero(value) && !isNegative(value);
export const smaller = <T extends DecimalText>(left: T, right: T): T => (compare(left, right) <= 0 ? left : right);
export const larger = <T extends DecimalText>(left: T, right: T): T => (compare(left, right) >= 0 ? left : right);

/** Decimals behind the dot. */
export function placesOf(value: DecimalText): number {
  const dot = value.indexOf('.');
  return dot < 0 ? 0 : value.length - dot - 1;
}

function roundsAway(dropped: string, rounding: Rounding): boolean {
  if (rounding === 'down') return false;
  return rounding === 'up' ? /[1-9]/.test(dropped) : dropped >= '5';
}

/**
 * Rounded to `places` decimals. Display uses half-up, the largest possible order down, a required sum up; each away
 * from or towards zero, never towards one side of it.
 */
export function roundTo<T extends DecimalText>(value: T, places: number, rounding: Rounding = 'half-up'): T {
  const [whole = '', fraction = ''] = absolute(value).split('.');
  if (fraction.length <= places) return value;
  const kept = BigInt(whole + fraction.slice(0, places));
  const digits = roundsAway(fraction.slice(places), rounding) ? kept + 1n : kept;
  if (digits === 0n) return '0' as T;
  const plain = withDot(digits.toString(), places);
  return (isNegative(value) ? `-${plain}` : plain) as T;
}

/** A quantity of a currency seen as an amount of that same currency, and back. */
export const amountOf = (value: Quantity | Price): Amount => value as DecimalText as Amount;
export const quantityOf = (value: Amount): Quantity => value as DecimalText as Quantity;
export const priceOf = (value: Amount): Price => value as DecimalText as Price;

/** For pictures and orderings only (charts, bars): a JavaScript number close to the value. Never for money that is stored or sent. */
export const forDrawing = (value: DecimalText): number => Number(value);
