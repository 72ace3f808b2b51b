import { expect, test } from 'vitest';
import { price } from '../../../core/money/amount.ts';
import { priceAxis } from './price-axis.ts';

test('DI1 priceAxis: a price below the reference stands left of the middle, one above it right, and both are on the picture', () => {
  const { now = 0, breakEven = 0 } = priceAxis(price('60000'), price('52000'), price('60410.96'));
  expect(now).toBeGreaterThan(0);
  expect(now).toBeLessThan(0.5);
  expect(breakEven).toBeGreaterThan(0.5);
  expect(breakEven).toBeLessThan(1);
  expect(priceAxis(price('60000'), price('60000'), undefined)).toEqual({ now: 0.5, breakEven: undefined });
});
