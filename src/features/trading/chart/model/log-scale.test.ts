import type { AxisRange } from 'klinecharts';
import { expect, test } from 'vitest';
import { logScale } from './log-scale.ts';

const rangeOf = (from: number, to: number): AxisRange => {
  const range = to - from;
  const all = { realFrom: from, realTo: to, realRange: range, displayFrom: from, displayTo: to, displayRange: range };
  return { from, to, range, ...all };
};
/** What the axis writes beside the place of a price. */
function written(price: number): number | undefined {
  const range = rangeOf(0.5, 2);
  const real = logScale.valueToRealValue?.(price, { range });
  return real === undefined ? undefined : logScale.realValueToDisplayValue?.(real, { range });
}
const created = (from: number, to: number): AxisRange | undefined =>
  // Pane and chart play no part.
  logScale.createRange?.({ chart: undefined as never, paneId: 'candle_pane', defaultRange: rangeOf(from, to) });

test.each([0.000_012_3, 0.5957, 1, 61_724.7])(
  'E3 logScale: beside the price %f the axis writes that price',
  (price) => {
    expect(written(price)).toBeCloseTo(price, 8);
  },
);

test('E3 logScale: a doubling is as high below 1 as above it, and higher is up', () => {
  const low = created(0.25, 0.5)?.realRange ?? 0;
  expect(low).toBeGreaterThan(0);
  expect(low).toBeCloseTo(created(0.7, 1.4)?.realRange ?? 0, 12);
  expect(low).toBeCloseTo(created(30_000, 60_000)?.realRange ?? 0, 12);
});

test('E3 logScale: a band below zero is cut, and the prices keep their place', () => {
  const { realFrom = 0, realTo = 0 } = created(-3, 10) ?? {};
  expect([realFrom, realTo]).toEqual([-1, 1]);
});
