import { describe, expect, test } from 'vitest';
import { sampleOption, settledOption } from '../../../../../tests/support/option-samples.ts';
import { price } from '../../../../core/money/amount.ts';
import { isContradicted, lossesInARow, priceDifference } from './option-evidence.ts';

describe('isContradicted', () => {
  test.each([
    ['up', '60010', 'won', false],
    ['up', '60010', 'lost', true],
    ['up', '59990', 'lost', false],
    ['down', '59990', 'won', false],
    ['down', '60010', 'won', true],
    ['up', '60000', 'draw', false],
    ['down', '60000', 'lost', true],
    ['up', '60010', 'draw', true],
  ] as const)('isContradicted: %s from 60000 to %s and %s: %s', (direction, endPrice, result, isWrong) => {
    expect(isContradicted(settledOption({ direction, endPrice: price(endPrice), result }))).toBe(isWrong);
  });

  test('isContradicted: without a result or an expiry price nothing is said', () => {
    expect(isContradicted(sampleOption)).toBe(false);
    expect(isContradicted(settledOption({ endPrice: undefined, result: 'lost' }))).toBe(false);
  });
});

test('priceDifference: expiry less entry', () => {
  expect(priceDifference(settledOption({ endPrice: price('59990.5') }))).toBe('-9.5');
  expect(priceDifference(sampleOption)).toBeUndefined();
});

test('lossesInARow: from the newest back to a win; a tie ends nothing', () => {
  const results = (...all: ('won' | 'lost' | 'draw')[]) => all.map((result) => ({ result }));
  expect(lossesInARow(results('lost', 'draw', 'lost', 'won', 'lost'))).toBe(2);
  expect(lossesInARow(results('won', 'lost'))).toBe(0);
  expect(lossesInARow(results('lost', 'lost'))).toBe(2);
  expect(lossesInARow([])).toBe(0);
});
