import { expect, test } from 'vitest';
import { sampleContract } from '../../../../tests/support/contract-samples.ts';
import { lackingAs } from '../../../core/domain/page.ts';
import { amount } from '../../../core/money/amount.ts';
import { openPositions } from './open-positions.ts';

const position = (profit: string | undefined, symbol = 'BTC/USDT') => ({
  ...sampleContract,
  symbol,
  profit: profit === undefined ? undefined : amount(profit),
  openFee: amount('1'),
  overnightFee: amount('0.5'),
});

test('openPositions: their number, and what they would come to after the fees so far', () => {
  expect(openPositions([position('10'), position('-3')])).toEqual({
    count: 2,
    results: [{ currency: 'USDT', value: '4' }],
  });
});

test('openPositions: each currency has a sum of its own, and none is made up', () => {
  expect(openPositions([position('10'), position('2', 'ETH/BTC'), position(undefined)])?.results).toEqual([
    { currency: 'USDT', value: undefined },
    { currency: 'BTC', value: '0.5' },
  ]);
});

test('openPositions: what cannot be read is counted, and leaves no sum', () => {
  const rows = lackingAs([position('10')], { unreadable: [{ id: '7', reason: 'damaged' } as never] });
  expect(openPositions(rows)).toEqual({ count: 2, results: [] });
});

test('openPositions: nothing is said before they are known, or without any', () => {
  expect(openPositions(undefined)).toBeUndefined();
  expect(openPositions([])).toBeUndefined();
});
