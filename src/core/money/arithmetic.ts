import type { Amount, DecimalText, Price, Quantity, Rate } from './amount.ts';
import { divide, isZero, multiply, quantityOf, roundTo, subtract, type Rounding } from './fixed-point.ts';

const hundred = '100' as DecimalText;

/** How many units `budget` buys at `unitPrice`; undefined when the price is zero. */
export function unitsFor(budget: Amount, unitPrice: Price): Quantity | undefined {
  const units = divide(budget, unitPrice);
  return units === undefined ? undefined : quantityOf(units);
}

/** (value − reference) / reference × 100, or undefined when the reference is zero. */
export function percentChange(value: DecimalText, reference: DecimalText): Rate | undefined {
  const change = divide(subtract(value, reference), reference);
  return change === undefined ? undefined : (multiply(change, hundred) as Rate);
}

/** The nearest multiple of `step` in the given direction. */
export function roundToStep<T extends DecimalText>(value: T, step: DecimalText, rounding: Rounding = 'down'): T {
  if (isZero(step)) return value;
  const steps = divide(value, step);
  return steps === undefined ? value : multiply(roundTo(steps, 0, rounding), step);
}
