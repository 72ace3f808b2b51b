import { expect, test } from 'vitest';
import { amount } from '../../../../core/money/amount.ts';
import { shortened, shortenedCost } from './shown-amount.ts';

test.each([
  ['20000.999', '20000.99'],
  ['264.24697', '264.2469'],
  ['-1.362066', '-1.3621'],
  ['-0.000000001', '-0.00000001'],
])('4.4 shortened: %s is shown as %s: no balance larger and no loss smaller than it is', (value, shown) => {
  expect(shortened(amount(value))).toBe(shown);
});

test.each([
  ['109.3313952', '109.3314'],
  ['2184.881', '2184.89'],
  ['0.087396', '0.087396'],
])('4.4 shortenedCost: %s is asked for as %s, rounded up', (value, shown) => {
  expect(shortenedCost(amount(value))).toBe(shown);
});
