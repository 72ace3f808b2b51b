import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeLabels } from './label-places.ts';

const strip = { top: 10, bottom: 290, labelHeight: 18 };
const ys = (wanted: readonly number[]): readonly number[] => placeLabels(wanted, strip).map(({ y }) => y);

describe('placeLabels', () => {
  test('placeLabels: labels that are apart stay where their lines are', () => {
    expect(ys([200, 50, 120])).toEqual([50, 120, 200]);
  });

  test('placeLabels: two at nearly one price stand above and below it', () => {
    expect(ys([100, 102])).toEqual([92, 110]);
  });

  test('placeLabels: at an edge they are pushed back inside', () => {
    expect(ys([-50, 10, 12])).toEqual([10, 28, 46]);
    expect(ys([400, 290])).toEqual([272, 290]);
  });

  test('placeLabels: the nearest are one when there are too many', () => {
    const groups = placeLabels([20, 60, 100, 140, 220, 222, 280], strip);
    expect(groups).toHaveLength(6);
    expect(groups.map(({ members }) => members).toSorted((left, right) => right.length - left.length)[0]).toEqual([4, 5]);
  });

  test('placeLabels: none covers another, none leaves the strip, nobody is forgotten', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -200, max: 500 }), { maxLength: 40 }), (wanted) => {
        const groups = placeLabels(wanted, strip);
        expect(groups.flatMap(({ members }) => members).toSorted((left, right) => left - right)).toEqual(
          wanted.map((_, index) => index),
        );
        for (const [index, { y }] of groups.entries()) {
          expect(y).toBeGreaterThanOrEqual(strip.top - 1e-6);
          expect(y).toBeLessThanOrEqual(strip.bottom + 1e-6);
          expect(y - (groups[index - 1]?.y ?? -Infinity)).toBeGreaterThanOrEqual(strip.labelHeight - 1e-6);
        }
      }),
    );
  });
});
