import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOf } from './indicator-rows.ts';
import { exponentialAverage } from './indicators.ts';
import { movingAverage } from './moving-average.ts';

interface Close {
  readonly close: number;
}

/** Replaces a bar, adds one, or starts with other bars, as a chart does. */
const change = fc.oneof(
  fc.record({ kind: fc.constant('last' as const), close: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ kind: fc.constant('next' as const), close: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ kind: fc.constant('all' as const), close: fc.integer({ min: 1, max: 99 }) }),
);

function columnsOf(bars: readonly Close[]) {
  const values = bars.map(({ close }) => close);
  return { mean: movingAverage(values, 3), smooth: exponentialAverage(values, 3) };
}

test('rowsOf: after any changes the rows are those of a fresh chart', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const indicator = {};
      let bars: Close[] = [{ close: 10 }];
      for (const { kind, close } of changes) {
        if (kind === 'last') bars[bars.length - 1] = { close };
        if (kind === 'next') bars.push({ close });
        if (kind === 'all') bars = bars.map((_, index) => ({ close: close + index }));
        expect(rowsOf(bars, columnsOf(bars), indicator)).toEqual(rowsOf(bars, columnsOf(bars), {}));
      }
    }),
  );
});

test('rowsOf: a row whose bar is the same is the same object, and each indicator has its own', () => {
  const indicator = {};
  const bars = [{ close: 1 }, { close: 2 }, { close: 3 }];
  const first = rowsOf(bars, columnsOf(bars), indicator);
  bars[2] = { close: 4 };
  const second = rowsOf(bars, columnsOf(bars), indicator);
  expect(second[1]).toBe(first[1]);
  expect(second[2]).not.toBe(first[2]);
  expect(rowsOf(bars, { close: [1, 2, 4] }, {})[2]).toEqual({ close: 4 });
});
