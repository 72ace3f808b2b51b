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

  test('placeLabels: beyond an edge the farther one stands nearer to it', () => {
    expect(placeLabels([500, 900, 300], strip).map(({ members }) => members)).toEqual([[2], [0], [1]]);
  });

  test('CH3 placeLabels: up to half of a chart each line has a label of its own, beyond that the nearest are one', () => {
    const wanted = [20, 50, 80, 110, 140, 170, 200, 230, 232];
    expect(placeLabels(wanted.slice(0, 8), strip).map(({ members }) => members)).toEqual(
      wanted.slice(0, 8).map((_, index) => [index]),
    );
    expect(placeLabels(wanted, strip).at(-1)?.members).toEqual([7, 8]);
  });

  test('CH3 placeLabels: on a low chart a position, its levels and its liquidation are named one by one', () => {
    const low = { ...strip, bottom: 90 };
    const groups = placeLabels([20, 40, 60, 80, 82], low);
    expect(groups.map(({ members }) => members)).toEqual([[0], [1], [2], [3, 4]]);
  });

  test('placeLabels: none covers another, none leaves the strip, none is lost', () => {
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
