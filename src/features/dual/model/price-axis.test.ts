import { expect, test } from 'vitest';
import { price } from '../../../core/money/amount.ts';
import { priceAxis } from './price-axis.ts';

test('DI1 priceAxis: a price below the reference stands left of the middle, one above it right, and both are on the picture', () => {
  const { now = 0, breakEven = 0 } = priceAxis(price('60000'), { now: price('52000'), breakEven: price('60410.96') });
  expect(now).toBeGreaterThan(0);
  expect(now).toBeLessThan(0.5);
  expect(breakEven).toBeGreaterThan(0.5);
  expect(breakEven).toBeLessThan(1);
  expect(priceAxis(price('60000'), { now: price('60000') })).toEqual({ now: 0.5, breakEven: undefined });
});

test('DI1 priceAxis: in one list the nearer of two references is drawn nearer to the price', () => {
  const [near, far] = [price('67300'), price('75700')];
  const places = [near, far].map(
    (reference) => priceAxis(reference, { now: price('62800'), beside: [near, far] }).now ?? 0,
  );
  expect(places[0]).toBeGreaterThan(places[1] ?? 1);
  expect(places[0]).toBeLessThan(0.5);
  expect(priceAxis(far, { now: price('62800') }).now).toBeCloseTo(places[1] ?? 0);
});
