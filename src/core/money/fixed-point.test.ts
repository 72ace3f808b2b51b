import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimals, decimalText, scaled } from '../../../tests/support/decimal-samples.ts';
import { amount, readDecimal, type Amount, type DecimalText } from './amount.ts';
import {
  absolute,
  add,
  compare,
  divide,
  forDrawing,
  fromSteps,
  isMultipleOf,
  isNegative,
  isPositive,
  isZero,
  multiply,
  negate,
  placesOf,
  roundTo,
  stepsIn,
  subtract,
  sum,
} from './fixed-point.ts';
import { PreciseDecimal } from './precise.ts';
import { divide as divideByLibrary } from './quotient.ts';
import { tries } from '../../../tests/support/breadth.ts';

const exact = (value: DecimalText) => new PreciseDecimal(value);
const textOf = (value: ReturnType<typeof exact>): string => (value.isZero() ? '0' : value.toFixed());
/** Up to 24 digits: sums, products and quotients of them leave the 20 digits that are kept. */
const any = decimals<Amount>();
/** Around the length up to which digits are kept in one JavaScript number. */
const short = scaled(9, 8).map((value) => decimalText<Amount>(value));
const runs = { numRuns: tries(2_000, 400) };

describe('the text of a result is the text of decimal.js', () => {
  test('fixed point: sums and differences', () => {
    fc.assert(
      fc.property(any, any, (left, right) => {
        expect(add(left, right)).toBe(textOf(exact(left).plus(exact(right))));
        expect(subtract(left, right)).toBe(textOf(exact(left).minus(exact(right))));
      }),
      runs,
    );
  });

  test('fixed point: a sum is rounded as often as decimal.js would', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), (values) => {
        const total = values.reduce((so, value) => so.plus(exact(value)), new PreciseDecimal(0));
        expect(sum(values)).toBe(textOf(total));
      }),
      runs,
    );
  });

  test('fixed point: a quotient is the same as the one that decimal.js makes for everything beyond the first ticket', () => {
    expect(divideByLibrary(amount('1'), amount('0'))).toBeUndefined();
    fc.assert(
      fc.property(any, any, (left, right) => {
        expect(divide(left, right)).toBe(divideByLibrary(left, right));
      }),
      runs,
    );
  });

  test('fixed point: products and quotients', () => {
    fc.assert(
      fc.property(any, any, (left, right) => {
        expect(multiply(left, right)).toBe(textOf(exact(left).times(exact(right))));
        const quotient = isZero(right) ? undefined : textOf(exact(left).dividedBy(exact(right)));
        expect(divide(left, right)).toBe(quotient);
      }),
      runs,
    );
  });

  test('fixed point: sums and products of few digits', () => {
    fc.assert(
      fc.property(short, short, (left, right) => {
        expect(add(left, right)).toBe(textOf(exact(left).plus(exact(right))));
        expect(multiply(left, right)).toBe(textOf(exact(left).times(exact(right))));
        expect(compare(left, right)).toBe(exact(left).comparedTo(exact(right)));
      }),
      runs,
    );
  });

  test('fixed point: multiples of a step', () => {
    const values = fc.oneof(short, any);
    fc.assert(
      fc.property(values, values, (value, step) => {
        const isWhole = !isZero(step) && exact(value).modulo(exact(step)).isZero();
        expect(isMultipleOf(value, step)).toBe(isWhole);
      }),
      runs,
    );
  });

  test('fixed point: steps and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), short, (count, step) => {
        fc.pre(!isZero(step));
        const value = fromSteps(count, step);
        expect(value).toBe(textOf(exact(step).times(count)));
        expect(stepsIn(value, step)).toBe(count);
      }),
      runs,
    );
  });

  test('fixed point: order, sign and size', () => {
    fc.assert(
      fc.property(any, any, (left, right) => {
        expect(compare(left, right)).toBe(exact(left).comparedTo(exact(right)));
        expect(negate(left)).toBe(textOf(exact(left).negated()));
        expect(absolute(left)).toBe(textOf(exact(left).abs()));
        expect([isZero(left), isNegative(left), isPositive(left)]).toEqual([
          exact(left).isZero(),
          exact(left).lessThan(0),
          exact(left).greaterThan(0),
        ]);
        expect(placesOf(left)).toBe(exact(left).decimalPlaces());
        expect(forDrawing(left)).toBe(exact(left).toNumber());
      }),
      runs,
    );
  });

  test('fixed point: rounding to decimals in each direction', () => {
    const directions = {
      'half-up': PreciseDecimal.ROUND_HALF_UP,
      down: PreciseDecimal.ROUND_DOWN,
      up: PreciseDecimal.ROUND_UP,
    };
    const names = fc.constantFrom('half-up' as const, 'down' as const, 'up' as const);
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 20 }), names, (value, places, rounding) => {
        const rounded = exact(value).toDecimalPlaces(places, directions[rounding]);
        expect(roundTo(value, places, rounding)).toBe(textOf(rounded));
      }),
      runs,
    );
  });

  test('fixed point: what a machine writes is read as decimal.js reads it', () => {
    const mantissa = fc.stringMatching(/^[+-]?(\d{1,12}\.?\d{0,12}|\.\d{1,12})$/);
    fc.assert(
      fc.property(mantissa, fc.option(fc.integer({ min: -40, max: 40 })), (digits, power) => {
        const text = power === null ? digits : `${digits}e${power}`;
        expect(readDecimal(text)).toBe(textOf(new PreciseDecimal(text.replace(/^\+/, ''))));
      }),
      runs,
    );
  });
});

describe('edges', () => {
  test('fixed point: exactly half is rounded away from zero on both sides of it', () => {
    expect([roundTo(amount('0.5'), 0), roundTo(amount('-0.5'), 0), roundTo(amount('9.995'), 2)]).toEqual([
      '1',
      '-1',
      '10',
    ]);
  });

  test('fixed point: the twenty-first digit is rounded, not cut', () => {
    expect(multiply(amount('3333333333.3333333333'), amount('0.5'))).toBe('1666666666.6666666667');
    expect(divide(amount('2'), amount('3'))).toBe('0.66666666666666666667');
    expect(add(amount('99999999999999999999'), amount('0.5'))).toBe('100000000000000000000');
  });

  test('fixed point: nothing is divided by zero', () => {
    expect(divide(amount('1'), amount('0'))).toBeUndefined();
  });
});
