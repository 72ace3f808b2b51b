import { expect, test } from 'vitest';
import { rate } from '../money/amount.ts';
import { createFormat } from './format.ts';

test.each([
  ['0', '0%'],
  ['0.004', '0.004%'],
  ['0.0145', '0.0145%'],
  ['-0.0045', '-0.0045%'],
  ['0.00000123456', '0.00000123%'],
  ['0.2', '0.2%'],
  ['0.125', '0.125%'],
  ['1.5', '1.5%'],
  ['33.333333333333', '33.33%'],
])('setRate: a fee of %s percent is never written as nothing', (value, text) => {
  expect(createFormat('en').setRate(rate(value))).toBe(text);
});
