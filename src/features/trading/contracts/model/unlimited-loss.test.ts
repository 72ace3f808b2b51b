import { expect, test } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import { amount, price } from '../../../../core/money/amount.ts';
import { unlimitedLoss } from './unlimited-loss.ts';

/** 0.03 BTC bought at 61,250.5 and closed 1,250.5 lower. */
const closed = {
  ...sampleContract,
  status: 'closed',
  lastPrice: price('60000'),
  realisedProfit: amount('-20'),
} as const;

test('PO4: a loss that was limited to what the account held tells what the prices alone would have taken', () => {
  expect(unlimitedLoss(closed)).toBe('-37.515');
});

test.each([
  ['charged as the prices say', { ...closed, realisedProfit: amount('-37.51500001') }],
  ['a gain', { ...closed, lastPrice: price('70000'), realisedProfit: amount('262') }],
  ['not closed yet', { ...closed, status: 'open', realisedProfit: undefined } as const],
  ['without a close price', { ...closed, lastPrice: undefined }],
])('PO4: %s: no limit', (_, order) => {
  expect(unlimitedLoss(order)).toBeUndefined();
});
