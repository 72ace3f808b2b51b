import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal } from 'decimal.js';
import { decimals, decimalText, halfUp, scaled, type Scaled } from '../../../tests/support/decimal-samples.ts';
import { amount, price, quantity, rate, type Amount } from './amount.ts';
import { percentChange, roundToStep, unitsFor } from './arithmetic.ts';
import {
  absolute,
  add,
  compare,
  cost,
  divide,
  fromSteps,
  isMultipleOf,
  larger,
  multiply,
  negate,
  placesOf,
  roundTo,
  smaller,
  stepsIn,
  subtract,
  sum,
} from './fixed-point.ts';
import { PreciseDecimal } from './precise.ts';
import { tries } from '../../../tests/support/breadth.ts';

/** Small enough that no sum of three or product of two leaves the 20 digits. */
const amounts = scaled(9, 6);
const text = (value: Scaled): Amount => decimalText<Amount>(value);

/** Both with the same number of decimals. */
function aligned(left: Scaled, right: Scaled): { left: bigint; right: bigint; places: number } {
  const places = Math.max(left.places, right.places);
  const grow = (value: Scaled): bigint => value.units * 10n ** BigInt(places - value.places);
  return { left: grow(left), right: grow(right), places };
}

describe('sums and products agree with integer arithmetic', () => {
  test('add, subtract, compare', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const { left, right, places } = aligned(a, b);
        expect(add(text(a), text(b))).toBe(text({ units: left + right, places }));
        expect(subtract(text(a), text(b))).toBe(text({ units: left - right, places }));
        expect(compare(text(a), text(b))).toBe(left < right ? -1 : left > right ? 1 : 0);
      }),
    );
  });

  test('multiply and cost', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const product = text({ units: a.units * b.units, places: a.places + b.places });
        expect(multiply(text(a), text(b))).toBe(product);
        expect(cost(price(text(a)), quantity(text(b)))).toBe(product);
      }),
    );
  });

  test('add is associative and commutative, sum is neither order nor grouping', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (x, y, z) => {
        const [a, b, c] = [text(x), text(y), text(z)];
        expect(add(add(a, b), c)).toBe(add(a, add(b, c)));
        expect(add(a, b)).toBe(add(b, a));
        expect(sum([c, a, b])).toBe(add(add(a, b), c));
      }),
    );
    expect(sum([])).toBe('0');
  });

  test('negate, absolute, smaller, larger', () => {
    fc.assert(
      fc.property(amounts, amounts, (x, y) => {
        const [a, b] = [text(x), text(y)];
        expect(add(a, negate(a))).toBe('0');
        expect(absolute(a)).toBe(x.units < 0n ? negate(a) : a);
        expect(add(smaller(a, b), larger(a, b))).toBe(add(a, b));
        expect(compare(smaller(a, b), larger(a, b))).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('what a number would get wrong is right', () => {
    expect(add(amount('0.1'), amount('0.2'))).toBe('0.3');
    expect(add(amount('9007199254740993'), amount('0.01'))).toBe('9007199254740993.01');
    expect(multiply(amount('1000'), rate('0.004'))).toBe('4');
  });
});

describe('division', () => {
  test('is exact to 20 digits, half-up, and undefined by zero', () => {
    expect(divide(amount('1'), rate('3'))).toBe('0.33333333333333333333');
    expect(divide(amount('2'), rate('3'))).toBe('0.66666666666666666667');
    expect(divide(amount('1'), rate('0'))).toBeUndefined();
    expect(unitsFor(amount('100'), price('0'))).toBeUndefined();
    expect(unitsFor(amount('100'), price('8'))).toBe('12.5');
  });

  test('undoes multiplication where no digit is lost', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        fc.pre(b.units !== 0n);
        expect(divide(multiply(text(a), text(b)), text(b))).toBe(text(a));
      }),
    );
  });
});

describe('percentChange', () => {
  test.each([
    ['110', '100', '10'],
    ['90', '100', '-10'],
    ['100', '100', '0'],
    ['-50', '-100', '-50'],
    ['1', '3', '-66.666666666666666667'],
  ])('%s from %s is %s %', (value, reference, percent) => {
    expect(percentChange(price(value), price(reference))).toBe(percent);
  });

  test('is undefined from zero, and applied to the reference gives the value back', () => {
    expect(percentChange(price('5'), price('0'))).toBeUndefined();
    fc.assert(
      fc.property(scaled(6, 4), scaled(6, 4), (value, reference) => {
        const percent = percentChange(text(value), text(reference));
        fc.pre(percent !== undefined);
        const back = add(text(reference), multiply(text(reference), multiply(percent, rate('0.01'))));
        expect(roundTo(back, 6)).toBe(text(value));
      }),
    );
  });
});

describe('rounding', () => {
  test('roundTo is half-up by integer arithmetic, down and up enclose it', () => {
    fc.assert(
      fc.property(scaled(18, 12), fc.integer({ min: 0, max: 14 }), (value, places) => {
        const exact = text(value);
        expect(roundTo(exact, places)).toBe(text(halfUp(value, places)));
        const [down, up] = [roundTo(exact, places, 'down'), roundTo(exact, places, 'up')];
        expect(compare(absolute(down), absolute(exact))).toBeLessThanOrEqual(0);
        expect(compare(absolute(up), absolute(exact))).toBeGreaterThanOrEqual(0);
        expect([down, up]).toContain(roundTo(exact, places));
      }),
    );
  });

  test('roundToStep lands on a step, not further than one away', () => {
    const steps = fc.record({ units: fc.bigInt({ min: 1n, max: 999n }), places: fc.integer({ min: 0, max: 6 }) });
    fc.assert(
      fc.property(amounts, steps, fc.constantFrom('down', 'up', 'half-up'), (value, size, rounding) => {
        const [exact, step] = [text(value), text(size)];
        const rounded = roundToStep(exact, step, rounding);
        expect(isMultipleOf(rounded, step)).toBe(true);
        expect(compare(absolute(subtract(rounded, exact)), step)).toBeLessThan(1);
        const { left, right, places } = aligned(value, size);
        if (rounding === 'down') expect(rounded).toBe(text({ units: (left / right) * right, places }));
      }),
    );
  });

  test.each([
    ['7.29', '0.05', 'down', '7.25'],
    ['7.29', '0.05', 'up', '7.3'],
    ['7.275', '0.05', 'half-up', '7.3'],
    ['-7.29', '0.05', 'down', '-7.25'],
    ['3', '0', 'down', '3'],
  ] as const)('%s in steps of %s, %s: %s', (value, step, rounding, result) => {
    expect(roundToStep(amount(value), amount(step), rounding)).toBe(result);
  });
});

describe('the results are those of decimal.js', () => {
  const any = decimals<Amount>();
  const exact = (value: Amount) => new PreciseDecimal(value);
  const textOf = (value: Decimal): string => (value.isZero() ? '0' : value.toFixed());
  const roundings = { 'half-up': Decimal.ROUND_HALF_UP, down: Decimal.ROUND_DOWN, up: Decimal.ROUND_UP } as const;

  test('quotients, changes in percent and steps of any length', () => {
    fc.assert(
      fc.property(any, any, fc.constantFrom('down', 'up', 'half-up'), (value, other, rounding) => {
        fc.pre(other !== '0');
        const [left, right] = [exact(value), exact(other)];
        expect(unitsFor(value, price(other))).toBe(textOf(left.dividedBy(right)));
        expect(percentChange(value, other)).toBe(textOf(left.minus(right).dividedBy(right).times(100)));
        const steps = left.dividedBy(right).toDecimalPlaces(0, roundings[rounding]);
        expect(roundToStep(value, other, rounding)).toBe(textOf(steps.times(right)));
      }),
      { numRuns: tries(2_000, 400) },
    );
  });
});

describe('steps', () => {
  test('a number of steps and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 8 }),
        (count, places) => {
          const step = text({ units: 1n, places });
          expect(stepsIn(fromSteps(count, step), step)).toBe(count);
        },
      ),
    );
  });

  test('half a step is refused', () => {
    expect(() => stepsIn(amount('0.15'), amount('0.1'))).toThrow(RangeError);
    expect(() => stepsIn(amount('9007199254740993'), amount('1'))).toThrow(RangeError);
  });

  test('decimals behind the dot', () => {
    expect(placesOf(amount('0.00000001'))).toBe(8);
    expect(placesOf(amount('1200'))).toBe(0);
  });
});
