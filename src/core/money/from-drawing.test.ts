import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, forDrawing } from './fixed-point.ts';
import { fromDrawing } from './from-drawing.ts';

describe('fromDrawing', () => {
  test('fromDrawing: what is drawn comes back as it was', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), fc.integer({ min: 0, max: 8 }), (units, places) => {
        const value = decimalOf(units, places);
        expect(fromDrawing(forDrawing(value), places)).toBe(value);
      }),
    );
  });

  test('fromDrawing: what is no number is no price', () => {
    expect([fromDrawing(Number.NaN, 2), fromDrawing(Number.POSITIVE_INFINITY, 2), fromDrawing(1e300, 2)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
