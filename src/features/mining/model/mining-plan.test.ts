import { expect, test } from 'vitest';
import { order } from '../../../../tests/support/mining-stage.ts';
import { amount } from '../../../core/money/amount.ts';
import { isSameExit, traceOfRedemption } from './mining-plan.ts';

test.each([
  ['redeemed', true, 'done'],
  ['redeemed', undefined, 'done'],
  ['redeemed', false, 'unknown'],
  ['running', false, 'unknown'],
] as const)('LM2 a redemption whose answer was lost: %s (left early: %s) is %s', (status, isEarly, trace) => {
  expect(traceOfRedemption(order.id, [{ ...order, status, isEarly }])).toBe(trace);
});

test('LM2 an order that is not there tells nothing of its redemption', () => {
  expect(traceOfRedemption('22', [{ ...order, status: 'redeemed', isEarly: true }])).toBe('unknown');
});

test('LM2 a cost that becomes known, or unknown, is another exit', () => {
  const unknown = { ...order, penalty: undefined };
  expect(isSameExit(unknown, unknown)).toBe(true);
  expect(isSameExit(order, unknown)).toBe(false);
  expect(isSameExit(unknown, order)).toBe(false);
  expect(isSameExit(order, { ...order, penalty: amount('8') })).toBe(false);
});
