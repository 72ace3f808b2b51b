import { expect, test } from 'vitest';
import { withReadableNumbers } from './server-numbers.ts';

test.each([
  ['en', 'USDT insufficient, at least 19984.91201700', 'USDT insufficient, at least 19,984.912017'],
  ['tr', 'USDT insufficient, at least 19984.91201700.', 'USDT insufficient, at least 19.984,912017.'],
  ['en', 'Need 0.00010000 BTC', 'Need 0.0001 BTC'],
  ['en', 'At least 10.00000000, at most 500.0000', 'At least 10, at most 500'],
])('T3: in %s "%s" reads "%s"', (tag, told, shown) => {
  expect(withReadableNumbers(told, tag)).toBe(shown);
});

test.each([
  'Order 12345 is unknown',
  'The fee is 0.05 %',
  'From 2026.01.05 on',
  'Version 1.2.345',
  'Address T9.1234abc',
  'It needs 19,984.912 USDT',
])('T3: "%s" stays as it was told', (told) => {
  expect(withReadableNumbers(told, 'en')).toBe(told);
});
