import { expect, test } from 'vitest';
import { amount } from '../../../core/money/amount.ts';
import { shortAmount } from './short-amount.ts';

test.each([
  ['0', '0', 2, '', false],
  ['5.678', '5.68', 2, '', false],
  ['-9.999', '-10', 1, '', false],
  ['-123.4', '-123', 0, '', false],
  ['999.6', '1', 2, 'K', false],
  ['-12345.678', '-12.3', 1, 'K', false],
  ['2500000', '2.5', 2, 'M', false],
  ['0.0004', '0.01', 2, '', true],
  ['-0.0004', '-0.01', 2, '', true],
] as const)('E31 shortAmount: %s fits a day of a calendar', (value, short, places, suffix, isLess) => {
  expect(shortAmount(amount(value))).toEqual({ value: short, places, suffix, isLess });
});
