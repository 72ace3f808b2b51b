import { expect, test } from 'vitest';
import { amount } from './amount.ts';
import { shownCost } from './shown-cost.ts';

test.each([
  ['2.0523936', 'USDT', '2.06'],
  ['0.0523136', 'USDT', '0.0524'],
  ['0', 'USDT', '0'],
  ['0.123456781', 'SOL', '0.12345679'],
])('T8 shownCost: %s %s is written as %s, never less than it is', (value, currency, written) => {
  expect(shownCost(amount(value), currency)).toBe(written);
});

test.each([
  ['109.3313952', 'USDT', '109.34'],
  ['2184.881', 'USDT', '2184.89'],
  ['0.087396', 'USDT', '0.0874'],
  ['0.00002', 'BTC', '0.00002'],
])('T8, 4.4 shownCost: %s %s is asked for as %s, rounded up', (value, currency, shown) => {
  expect(shownCost(amount(value), currency)).toBe(shown);
});
