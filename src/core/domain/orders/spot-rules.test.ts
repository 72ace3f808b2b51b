import { expect, test } from 'vitest';
import { amount, rate } from '../../money/amount.ts';
import { spotFee } from './spot-rules.ts';

test.each([
  ['1', '0.002', '0.002'],
  ['0.00012345', '0.002', '0.00000024'],
  ['0.000001', '0.002', '0'],
  ['60000', '0', '0'],
])('%s received at a rate of %s costs %s: cut, never rounded up', (received, feeRate, fee) => {
  expect(spotFee(amount(received), rate(feeRate))).toBe(fee);
});
