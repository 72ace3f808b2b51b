import { compare, divide, multiply, roundTo, type Rounding } from '../../../src/core/money/fixed-point.ts';
import { amount, type Price, type Quantity } from '../../../src/core/money/amount.ts';

/** The nearest multiple of the step on one side; of servers that do not say their step, whole numbers or a few decimals. */
export function inSteps<T extends Price | Quantity>(value: T, step: T | undefined, rounding: Rounding): T {
  if (step === undefined) return roundTo(value, compare(value, amount('100')) > 0 ? 0 : 5, rounding);
  const count = divide(value, step);
  return count === undefined ? value : multiply(step, roundTo(count, 0, rounding));
}
