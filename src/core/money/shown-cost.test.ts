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
