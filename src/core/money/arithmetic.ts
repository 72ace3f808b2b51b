import { Decimal } from 'decimal.js';
import { PreciseDecimal, type Amount, type DecimalText, type Price, type Quantity, type Rate } from './amount.ts';

type Rounding = 'half-up' | 'down' | 'up';
const roundings = { 'half-up': Decimal.ROUND_HALF_UP, down: Decimal.ROUND_DOWN, up: Decimal.ROUND_UP } as const;

const text = <T extends DecimalText>(value: Decimal): T => (value.isZero() ? '0' : value.toFixed()) as T;
const of = (value: DecimalText): Decimal => new PreciseDecimal(value);

export const add = <T extends DecimalText>(left: T, right: T): T => text(of(left).plus(of(right)));
export const subtract = <T extends DecimalText>(left: T, right: T): T => text(of(left).minus(of(right)));
export const negate = <T extends DecimalText>(value: T): T => text(of(value).negated());
export const absolute = <T extends DecimalText>(value: T): T => text(of(value).abs());
export const sum = <T extends DecimalText>(values: readonly T[]): T =>
  text(values.reduce((total, value) => total.plus(of(value)), new PreciseDecimal(0)));

/** `value` times a pure factor; keeps the unit of `value`. */
export const multiply = <T extends DecimalText>(value: T, factor: DecimalText): T => text(of(value).times(of(factor)));
/** `value` over a pure divisor; keeps the unit of `value`. Undefined when the divisor is zero. */
export function divide<T extends DecimalText>(value: T, divisor: DecimalText): T | undefined {
  const by = of(divisor);
  return by.isZero() ? undefined : text<T>(of(value).dividedBy(by));
}
/** price × quantity, in the quote currency. */
export const cost = (unitPrice: Price, units: Quantity): Amount => text(of(unitPrice).times(of(units)));
/** How many units `budget` buys at `unitPrice`; undefined when the price is zero. */
export function unitsFor(budget: Amount, unitPrice: Price): Quantity | undefined {
  const by = of(unitPrice);
  return by.isZero() ? undefined : text<Quantity>(of(budget).dividedBy(by));
}
/** A quantity of a currency seen as an amount of that same currency, and back. */
export const amountOf = (value: Quantity | Price): Amount => text(of(value));
export const quantityOf = (value: Amount): Quantity => text(of(value));
export const priceOf = (value: Amount): Price => text(of(value));
export const rateOf = (value: DecimalText): Rate => text(of(value));

/** (value − reference) / reference × 100, or undefined when the reference is zero. */
export function percentChange(value: DecimalText, reference: DecimalText): Rate | undefined {
  const base = of(reference);
  return base.isZero() ? undefined : text<Rate>(of(value).minus(base).dividedBy(base).times(100));
}

/** -1, 0 or 1. */
export const compare = (left: DecimalText, right: DecimalText): number => of(left).comparedTo(of(right));
export const isZero = (value: DecimalText): boolean => of(value).isZero();
export const isPositive = (value: DecimalText): boolean => of(value).greaterThan(0);
export const isNegative = (value: DecimalText): boolean => of(value).lessThan(0);
export const smaller = <T extends DecimalText>(left: T, right: T): T => (compare(left, right) <= 0 ? left : right);
export const larger = <T extends DecimalText>(left: T, right: T): T => (compare(left, right) >= 0 ? left : right);

/** Rounded to `places` decimals. Display uses half-up, the largest possible order down, a required sum up. */
export const roundTo = <T extends DecimalText>(value: T, places: number, rounding: Rounding = 'half-up'): T =>
  text(of(value).toDecimalPlaces(places, roundings[rounding]));

/** The nearest multiple of `step` in the given direction. */
export function roundToStep<T extends DecimalText>(value: T, step: DecimalText, rounding: Rounding = 'down'): T {
  const size = of(step);
  if (size.isZero()) return value;
  return text(of(value).dividedBy(size).toDecimalPlaces(0, roundings[rounding]).times(size));
}
export const isMultipleOf = (value: DecimalText, step: DecimalText): boolean => of(value).modulo(of(step)).isZero();
/** Decimals behind the dot. */
export const placesOf = (value: DecimalText): number => of(value).decimalPlaces();

/** A whole number of `step`s, as a safe integer (order book ticks and lots). Throws when it is not whole or not safe. */
export function stepsIn(value: DecimalText, step: DecimalText): number {
  const steps = of(value).dividedBy(of(step));
  const whole = steps.toNumber();
  if (!steps.isInteger() || !Number.isSafeInteger(whole))
    throw new RangeError(`${value} is no whole number of ${step}`);
  return whole;
}
/** `steps` × `step`. */
export const fromSteps = <T extends DecimalText>(steps: number, step: T): T => text(of(step).times(steps));

/** For pictures only (charts, bars): a JavaScript number close to the value. Never for money that is stored or sent. */
export const forDrawing = (value: DecimalText): number => of(value).toNumber();
