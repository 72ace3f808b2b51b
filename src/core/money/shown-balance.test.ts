import { expect, test } from 'vitest';
import { amount } from './amount.ts';
import { shownBalance } from './shown-balance.ts';

test('shownBalance: a balance and its worth in money of the same price are the same figure', () => {
  expect(shownBalance(amount('57115.755'), 'USDT')).toBe('57115.75');
  expect(shownBalance(amount('57115.755'), 'USD')).toBe('57115.75');
});

test('shownBalance: never larger than it is, also below zero', () => {
  expect(shownBalance(amount('0.129'), 'USDT')).toBe('0.129');
  expect(shownBalance(amount('-6.785'), 'USD')).toBe('-6.79');
  expect(shownBalance(undefined, 'USD')).toBeUndefined();
});
