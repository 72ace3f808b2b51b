import { describe, expect, test } from 'vitest';
import { withdrawalFee, type WithdrawalTerms } from '../../domain/wallets/withdrawal.ts';
import { amount, rate } from '../../money/amount.ts';
import { withdrawalAmountProblem } from './withdrawal-rules.ts';

const bounds = { available: amount('5000'), minimum: amount('100'), left: amount('3000'), fee: amount('2') };

describe('withdrawal rules', () => {
  test.each(['100', '100.00000001', '3000', '2999.99999999'])('FU3 %s is a sum that can be taken out', (text) => {
    expect(withdrawalAmountProblem(text, bounds)).toBeUndefined();
  });

  test.each([
    ['', 'required'],
    ['0', 'amountNotPositive'],
    ['-100', 'amountNotPositive'],
    ['1e3', 'amountInvalid'],
    ['a hundred', 'amountInvalid'],
    ['100.000000001', 'amountTooFine'],
    ['99.99999999', 'withdrawalTooSmall'],
    ['3000.00000001', 'withdrawalOverLimit'],
    ['5000.00000001', 'withdrawalOverLimit'],
  ])('FU3 %j is refused as %s', (text, key) => {
    expect(withdrawalAmountProblem(text, bounds)?.key).toBe(key);
  });

  test('FU3 more than there is, and no more than its own fee, is refused', () => {
    expect(withdrawalAmountProblem('5000.1', { ...bounds, left: undefined })?.key).toBe('balanceTooSmall');
    expect(withdrawalAmountProblem('2', { ...bounds, minimum: undefined })?.key).toBe('withdrawalTooSmall');
  });

  test('FU3 what the server does not say is left to the server', () => {
    const silent = { available: undefined, minimum: undefined, left: undefined, fee: undefined };
    expect(withdrawalAmountProblem('0.00000001', silent)).toBeUndefined();
  });
});

describe('withdrawal fee', () => {
  const fixed: Pick<WithdrawalTerms, 'fee' | 'freeBelow'> = {
    fee: { kind: 'fixed', sum: amount('2') },
    freeBelow: amount('1000'),
  };
  test.each([
    [fixed, '999.99999999', '0'],
    [fixed, '1000', '2'],
    [{ ...fixed, freeBelow: undefined }, '100', '2'],
    [{ fee: { kind: 'share', share: rate('0.002') }, freeBelow: undefined }, '100', '0.2'],
    [{ fee: { kind: 'share', share: rate('0.002') }, freeBelow: undefined }, '0.00000001', '0.00000001'],
  ] as const)('FU4 %j: %s costs %s', (terms, sum, fee) => {
    expect(withdrawalFee(terms, amount(sum))).toBe(fee);
  });
});
