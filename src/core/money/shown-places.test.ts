import { expect, test } from 'vitest';
import { amount } from './amount.ts';
import { leastPlaces } from './counted-money.ts';
import { shownPlaces } from './shown-places.ts';

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
  ['888.8', 'USDT', 2],
  ['888', 'USDT', undefined],
  ['0.12345', 'USDT', 2],
  ['1.5', 'BTC', undefined],
])('T8 leastPlaces: %s %s has at least %s decimals', (value, currency, places) => {
  expect(leastPlaces(amount(value), currency)).toBe(places);
});
