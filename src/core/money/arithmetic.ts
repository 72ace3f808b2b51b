import { Decimal } from 'decimal.js';
import type { Amount, DecimalText, Price, Quantity, Rate } from './amount.ts';
import type { Rounding } from './fixed-point.ts';
import { PreciseDecimal } from './precise.ts';

/** What needs decimal.js: quotients. Whoever imports this file waits for that library; see fixed-point.ts for the rest. */
const roundings = { 'half-up': Decimal.ROUND_HALF_UP, down: Decimal.ROUND_DOWN, up: Decimal.ROUND_UP } as const;

const text = <T extends DecimalText>(value: Decimal): T => (value.isZero() ? '0' : value.toFixed()) as T;
const of = (value: DecimalText): Decimal => new PreciseDecimal(value);

/** How many units `budget` buys at `unitPrice`; undefined when the price is zero. */
export function unitsFor(budget: Amount, unitPrice: Price): Quantity | undefined {
  const by = of(unitPrice);
  return by.isZero() ? undefined : text<Quantity>(of(budget).dividedBy(by));
}

/** (value − reference) / reference × 100, or undefined when the reference is zero. */
export function percentChange(value: DecimalText, reference: DecimalText): Rate | undefined {
  const base = of(reference);
  return base.isZero() ? undefined : text<Rate>(of(value).minus(base).dividedBy(base).times(100));
}

/** The nearest multiple of `step` in the given direction. */
export function roundToStep<T extends DecimalText>(value: T, step: DecimalText, rounding: Rounding = 'down'): T {
  const size = of(step);
  if (size.isZero()) return value;
  return text(of(value).dividedBy(size).toDecimalPlaces(0, roundings[rounding]).times(size));
}
