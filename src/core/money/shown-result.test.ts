import { expect, test } from 'vitest';
import { amount } from './amount.ts';
import { shownResult } from './shown-result.ts';

test.each([
  ['-16428.582009', 'USDT', '-16428.59', 2],
  ['-4779.793733', 'USDT', '-4779.8', 2],
  ['0.5502', 'USDT', '0.55', 2],
  ['-0.5502', 'USDT', '-0.56', 2],
  ['-0.008713', 'USDT', '-0.01', 2],
  ['0.00123456', 'USDT', '0.0012', undefined],
  ['0', 'USDT', '0', 2],
  ['12.3456789', 'SOL', '12.3456789', undefined],
])('T8 shownResult: %s %s is written as %s with %s places', (value, currency, written, places) => {
  expect(shownResult(amount(value), currency)).toEqual({ value: written, places });
});
