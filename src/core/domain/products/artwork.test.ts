import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../../money/amount.ts';
import { compare } from '../../money/fixed-point.ts';
import { nextBid, saleState, saleStateNumbers } from './artwork.ts';

const numberOf = (now: number, start: number, end: number, flag: 0 | 1): number =>
  saleStateNumbers[saleState(now, { start, end, flag: flag === 1 })];

describe('saleState', () => {
  test.each([
    [99, 1, 2],
    [99, 0, 2],
    [100, 1, 1],
    [100, 0, 0],
    [199, 1, 1],
    [199, 0, 0],
    [200, 1, 0],
    [200, 0, 0],
    [201, 1, 0],
  ] as const)('at %i between 100 and 200 with the flag %i it is %i', (now, flag, expected) => {
    expect(numberOf(now, 100, 200, flag)).toBe(expected);
  });

  test('before the start 2; inside the window 0 or 1 by the flag; after the end 0: whatever the times are', () => {
    const time = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(
        time,
        time,
        fc.nat(1_000_000_000),
        fc.constantFrom(0 as const, 1 as const),
        (now, start, length, flag) => {
          const end = start + length + 1;
          const expected = now < start ? 2 : now >= end ? 0 : flag;
          expect(numberOf(now, start, end, flag)).toBe(expected);
        },
      ),
    );
  });

  test('an unknown bound bounds nothing', () => {
    expect(saleState(5, { start: undefined, end: undefined, flag: true })).toBe('open');
    expect(saleState(5, { start: undefined, end: undefined, flag: false })).toBe('over');
  });
});

test('nextBid: the price and one step, to the last digit', () => {
  expect(nextBid(amount('288'), amount('13'))).toBe('301');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 10 ** 9 }), (price, step) => {
      const [from, by] = [amount(`${price}e-4`), amount(`${step}e-6`)];
      expect(compare(nextBid(from, by), from)).toBe(1);
    }),
  );
});
