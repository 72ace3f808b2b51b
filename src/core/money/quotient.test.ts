import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '../../../tests/support/breadth.ts';
import { decimalText, plainText, scaled, type Scaled } from '../../../tests/support/decimal-samples.ts';
import { amount, decimal, rate } from './amount.ts';
import type { Rounding } from './fixed-point.ts';
import { divideTo, proportion } from './quotient.ts';

const runs = { numRuns: tries(2_000, 400) };
const tens = (count: number): bigint => 10n ** BigInt(Math.max(0, count));
const sizeOf = (value: bigint): bigint => (value < 0n ? -value : value);

interface Question {
  readonly value: Scaled;
  readonly factor: Scaled;
  readonly divisor: Scaled;
  readonly places: number;
  readonly rounding: Rounding;
}

/** The same by whole numbers, without a library. */
function byIntegers({ value, factor, divisor, places, rounding }: Question): string {
  const shift = places + divisor.places - value.places - factor.places;
  const over = sizeOf(value.units * factor.units) * tens(shift);
  const under = sizeOf(divisor.units) * tens(-shift);
  const rest = over % under;
  const isMore = rounding === 'up' ? rest > 0n : rounding === 'half-up' && rest * 2n >= under;
  const size = over / under + (isMore ? 1n : 0n);
  const isBelow = value.units * factor.units * divisor.units < 0n;
  return decimalText({ units: isBelow ? -size : size, places });
}

const figures = fc.oneof(scaled(24, 20), scaled(9, 8));
const divisors = figures.filter(({ units }) => units !== 0n);
const questions = fc.record({
  value: figures,
  factor: figures,
  divisor: divisors,
  places: fc.integer({ min: 0, max: 12 }),
  rounding: fc.constantFrom<Rounding>('down', 'up', 'half-up'),
});

describe('quotients that are rounded once', () => {
  test('proportion: the same as by whole numbers, whatever the rounding', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const [value, factor, divisor] = [question.value, question.factor, question.divisor].map((one) =>
          decimal(plainText(one)),
        );
        expect(
          proportion(value ?? amount('0'), { ...question, factor: factor ?? rate('0'), divisor: divisor ?? rate('0') }),
        ).toBe(byIntegers(question));
      }),
      runs,
    );
  });

  test('divideTo: the same as by whole numbers, half up', () => {
    const one = { units: 1n, places: 0 };
    fc.assert(
      fc.property(questions, ({ value, divisor, places }) => {
        expect(divideTo(decimalText(value), decimalText(divisor), places)).toBe(
          byIntegers({ value, factor: one, divisor, places, rounding: 'half-up' }),
        );
      }),
      runs,
    );
  });

  test('nothing is divided by zero, and zero has no sign', () => {
    const by = { factor: rate('1'), divisor: rate('0'), places: 2, rounding: 'down' } as const;
    expect([proportion(amount('1'), by), divideTo(amount('1'), amount('0'), 2)]).toEqual([undefined, undefined]);
    expect([divideTo(amount('-1'), amount('8'), 2), divideTo(amount('1'), amount('-400'), 2)]).toEqual(['-0.13', '0']);
  });
});
