import { expect, test } from 'vitest';
import { amount } from './amount.ts';
import { shownPlaces, shownResult } from './shown-places.ts';

test.each([
  ['19676.61416', 'USDT', 2],
  ['-1.4096', 'USDT', 2],
  ['-0.8877465', 'USDT', 4],
  ['0.000123', 'USDT', 8],
  ['0', 'USDT', 8],
  ['1.5', 'EUR', 2],
  ['0.00012345', 'BTC', 8],
  ['12.3456789', 'SOL', 8],
  ['1234.56789', 'DOGE', 4],
])('T8 shownPlaces: %s %s has at most %i decimals', (value, currency, places) => {
  expect(shownPlaces(amount(value), currency)).toBe(places);
});

test.each([
  ['-16428.582009', 'USDT', '-16428.59', 2],
  ['-4779.793733', 'USDT', '-4779.8', 2],
  ['0.5502', 'USDT', '0.55', 2],
  ['-0.5502', 'USDT', '-0.56', 2],
  ['0.00123456', 'USDT', '0.00123456', undefined],
  ['12.3456789', 'SOL', '12.3456789', undefined],
])('T8 shownResult: %s %s is written as %s with %s places', (value, currency, written, places) => {
  expect(shownResult(amount(value), currency)).toEqual({ value: written, places });
});
