import { expect, test } from 'vitest';
import { measured } from './measure.ts';

test('E3: a measured stretch is the exact difference of the prices as the axis shows them', () => {
  const result = measured({ at: 60_000, value: 0.1 + 0.2 }, { at: 0, value: 0.6 }, 1);
  expect(result).toEqual({ change: '0.3', percent: '100', lengthMs: 60_000 });
});

test('E3: downwards is negative, and from nothing there is no share', () => {
  expect(measured({ at: 0, value: 200.004 }, { at: 1, value: 150 }, 2)?.percent).toBe('-25');
  expect(measured({ at: 0, value: 0 }, { at: 1, value: 150 }, 2)?.percent).toBeUndefined();
  expect(measured({ at: 0, value: Infinity }, { at: 1, value: 150 }, 2)).toBeUndefined();
});
