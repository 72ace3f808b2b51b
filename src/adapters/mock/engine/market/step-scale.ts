import { decimal, type DecimalText } from '../../../../core/money/amount.ts';
import { placesOf, stepsIn } from '../../../../core/money/fixed-point.ts';

/** How whole steps become decimals. A step is `multiplier` units of its last decimal place. */
export interface StepScale {
  readonly multiplier: number;
  readonly divisor: number;
  readonly places: number;
}

/** One quotient of two exact whole numbers is the double nearest to the decimal, which JSON writes without noise. */
const powersOfTen = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000];

const known = new Map<string, StepScale>();

/** Throws RangeError for steps finer than nine decimals. */
export function scaleOf(step: DecimalText): StepScale {
  const found = known.get(step);
  if (found !== undefined) return found;
  const places = placesOf(step);
  const divisor = powersOfTen[places];
  if (divisor === undefined) throw new RangeError(`${step} is too fine a step`);
  const unit = places === 0 ? '1' : `0.${'0'.repeat(places - 1)}1`;
  const scale = { multiplier: stepsIn(step, decimal(unit)), divisor, places };
  known.set(step, scale);
  return scale;
}

/** A JSON number. */
export const stepsNumber = (steps: number, scale: StepScale): number => (steps * scale.multiplier) / scale.divisor;

/** Decimal text with at least `leastPlaces` decimals, as decimal columns of the wire are padded. */
export function stepsText(steps: number, scale: StepScale, leastPlaces: number): string {
  const digits = String(Math.abs(steps) * scale.multiplier).padStart(scale.places + 1, '0');
  const whole = digits.slice(0, digits.length - scale.places);
  const fraction = digits.slice(digits.length - scale.places).padEnd(leastPlaces, '0');
  return `${steps < 0 ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Percent from `open` to `close` as the wire writes it: two decimals, a plus when it is positive. */
export function changeText(open: number, close: number): string {
  const hundredths = Math.round(((close - open) * 10_000) / open);
  const text = stepsText(hundredths, { multiplier: 1, divisor: 100, places: 2 }, 2);
  return hundredths > 0 ? `+${text}` : text;
}
