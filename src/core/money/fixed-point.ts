import type { Amount, DecimalText, Price, Quantity } from './amount.ts';
import {
  longDivision,
  powerOfTen,
  shortDigits,
  shortDivisor,
  shortLength,
  shortText,
  increased,
  withDot,
  withoutLast,
  withoutZeros,
} from './short-decimals.ts';

/**
 * Compares, adds, multiplies, divides and rounds decimals as text, without decimal.js. The results equal that library's
 * to the last digit (precision 20, half-up). Prices can show before the library has loaded, and a thousand positions
 * can be marked within a frame. `quotient.ts` divides with the library.
 */
const precision = 20;

export type Rounding = 'half-up' | 'down' | 'up';

interface Fixed {
  readonly digits: bigint;
  /** How many of the digits follow the dot. */
  readonly places: number;
}

function read(value: DecimalText): Fixed {
  const dot = value.indexOf('.');
  if (dot < 0) return { digits: BigInt(value), places: 0 };
  return { digits: BigInt(value.slice(0, dot) + value.slice(dot + 1)), places: value.length - dot - 1 };
}

const shifted = (digits: bigint, by: number): bigint => (by === 0 ? digits : digits * 10n ** BigInt(by));

function write<T extends DecimalText>({ digits, places }: Fixed): T {
  if (digits === 0n) return '0' as T;
  const isBelow = digits < 0n;
  return signed(kept((isBelow ? -digits : digits).toString(), places), isBelow);
}

const signed = <T extends DecimalText>(size: string, isBelow: boolean): T => (isBelow ? `-${size}` : size) as T;

/** A magnitude with its significant digits. */
function kept(whole: string, places: number): string {
  const tooMany = whole.length - precision;
  return tooMany > 0 ? withDot(withoutLast(whole, tooMany), places - tooMany) : withDot(whole, places);
}

/** Decimals behind the dot. */
export function placesOf(value: DecimalText): number {
  const dot = value.indexOf('.');
  return dot < 0 ? 0 : value.length - dot - 1;
}

export function add<T extends DecimalText>(left: T, right: T): T {
  const leftPlaces = placesOf(left);
  const rightPlaces = placesOf(right);
  const most = Math.max(leftPlaces, rightPlaces);
  if (left.length + most - leftPlaces <= shortLength && right.length + most - rightPlaces <= shortLength) {
    const leftDigits = shortDigits(left) * powerOfTen(most - leftPlaces);
    return shortText(leftDigits + shortDigits(right) * powerOfTen(most - rightPlaces), most) as T;
  }
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
  if (left.length + right.length <= shortLength)
    return shortText(shortDigits(left) * shortDigits(right), placesOf(left) + placesOf(right)) as T;
  const one = read(left);
  const other = read(right);
  return write({ digits: one.digits * other.digits, places: one.places + other.places });
};

/** `value` times a pure factor; keeps the unit of `value`. */
export const multiply = <T extends DecimalText>(value: T, factor: DecimalText): T => product(value, factor);
/**
 * `value` over a pure divisor; keeps the unit of `value`. Undefined when the divisor is zero. One digit beyond the kept
 * ones is enough: half-up looks at no other.
 */
export function divide<T extends DecimalText>(value: T, divisor: DecimalText): T | undefined {
  if (isZero(divisor)) return undefined;
  if (isZero(value)) return value;
  if (value.length <= shortLength && divisor.length <= shortLength) {
    const by = Math.abs(shortDigits(divisor));
    if (by < shortDivisor) return longQuotient(value, divisor, by);
  }
  const over = read(value);
  const by = read(divisor);
  const more = Math.max(0, precision + 2 + by.digits.toString().length - over.digits.toString().length);
  return write<T>({ digits: shifted(over.digits, more) / by.digits, places: over.places - by.places + more });
}

function longQuotient<T extends DecimalText>(value: T, divisor: DecimalText, by: number): T {
  const { digits, places } = longDivision(Math.abs(shortDigits(value)), by, precision + 1);
  return signed(kept(digits, places + placesOf(value) - placesOf(divisor)), isNegative(value) !== isNegative(divisor));
}

/** price × quantity, in the quote currency. */
export const cost = (unitPrice: Price, units: Quantity): Amount => product(unitPrice, units);

/** Compares two magnitudes. With equally many digits before the dot, text order is numeric order. */
function compareSizes(left: string, right: string): number {
  const leftDot = left.indexOf('.');
  const rightDot = right.indexOf('.');
  const leftWhole = leftDot < 0 ? left.length : leftDot;
  const rightWhole = rightDot < 0 ? right.length : rightDot;
  if (leftWhole !== rightWhole) return leftWhole < rightWhole ? -1 : 1;
  return left < right ? -1 : 1;
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

/** Whether the dropped digits round the last kept one up. */
function roundsAway(dropped: string, rounding: Rounding): boolean {
  if (rounding === 'down') return false;
  return rounding === 'up' || dropped >= '5';
}

/**
 * Rounded to `places` decimals. Display uses half-up, the largest possible order down, a required sum up. Up and down
 * mean away from and towards zero.
 */
export function roundTo<T extends DecimalText>(value: T, places: number, rounding: Rounding = 'half-up'): T {
  const dot = value.indexOf('.');
  const end = dot + 1 + places;
  if (dot < 0 || value.length <= end) return value;
  const isBelow = isNegative(value);
  const digits = value.slice(isBelow ? 1 : 0, dot) + value.slice(dot + 1, end);
  const whole = withoutZeros(roundsAway(value.slice(end), rounding) ? increased(digits) : digits);
  return whole === '0' ? ('0' as T) : signed(withDot(whole, places), isBelow);
}

/** Both as whole numbers of the same unit. */
function aligned(value: DecimalText, step: DecimalText): readonly [bigint, bigint] {
  const one = read(value);
  const other = read(step);
  const places = Math.max(one.places, other.places);
  return [shifted(one.digits, places - one.places), shifted(other.digits, places - other.places)];
}

/** The number of steps; undefined when it is not whole. */
function wholeSteps(value: DecimalText, step: DecimalText): bigint | number | undefined {
  const finer = placesOf(step) - placesOf(value);
  if (finer >= 0 && value.length + finer <= shortLength && step.length <= shortLength) {
    const digits = shortDigits(value) * powerOfTen(finer);
    const size = shortDigits(step);
    // A quotient of zero has no sign.
    return digits % size === 0 ? digits / size || 0 : undefined;
  }
  const [digits, size] = aligned(value, step);
  return size !== 0n && digits % size === 0n ? digits / size : undefined;
}

/** Nothing is a multiple of zero. */
export const isMultipleOf = (value: DecimalText, step: DecimalText): boolean => wholeSteps(value, step) !== undefined;

/** A whole number of `step`s, as a safe integer (order book ticks and lots). Throws when it is not whole or not safe. */
export function stepsIn(value: DecimalText, step: DecimalText): number {
  const steps = Number(wholeSteps(value, step));
  if (!Number.isSafeInteger(steps)) throw new RangeError(`${value} is no whole number of ${step}`);
  return steps;
}

/** `steps` × `step`; `steps` is a safe integer. */
export const fromSteps = <T extends DecimalText>(steps: number, step: T): T =>
  product(step, String(steps) as DecimalText);

/** `units` of 10^-places, to the last digit: nothing is rounded. */
export const decimalOf = <T extends DecimalText>(units: bigint, places: number): T =>
  signed(withDot((units < 0n ? -units : units).toString(), places), units < 0n);

/** A quantity of a currency seen as an amount of that same currency, and back. */
export const amountOf = (value: Quantity | Price): Amount => value as DecimalText as Amount;
export const quantityOf = (value: Amount): Quantity => value as DecimalText as Quantity;
export const priceOf = (value: Amount): Price => value as DecimalText as Price;

/** For pictures and orderings only (charts, bars): a JavaScript number close to the value. Never for money that is stored or sent. */
export const forDrawing = (value: DecimalText): number => Number(value);
