import { expect, test } from 'vitest';
import { order } from '../../../../tests/support/mining-stage.ts';
import { amount } from '../../../core/money/amount.ts';
import { isRedeemed, isSameExit } from './mining-plan.ts';

test.each([
  ['redeemed', true, true],
  ['redeemed', undefined, true],
  ['redeemed', false, false],
  ['running', false, false],
] as const)('LM2 a redemption whose answer was lost: %s (left early: %s) is done: %s', (status, isEarly, isDone) => {
  expect(isRedeemed({ status, isEarly })).toBe(isDone);
});

test('LM2 a cost that becomes known, or unknown, is another exit', () => {
  const unknown = { ...order, penalty: undefined };
  expect(isSameExit(unknown, unknown)).toBe(true);
  expect(isSameExit(order, unknown)).toBe(false);
  expect(isSameExit(unknown, order)).toBe(false);
  expect(isSameExit(order, { ...order, penalty: amount('8') })).toBe(false);
});
