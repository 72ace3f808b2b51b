import { describe, expect, test } from 'vitest';
import { methodText, readMethod } from './purchase-regions.ts';
import { businessDaysLater, canCancel, standingOf } from './purchase.ts';

const friday = Date.UTC(2026, 0, 9, 12);

describe('QB1 when it is credited', () => {
  // 9 January 2026 is a Friday.
  test.each([
    [0, '2026-01-09'],
    [1, '2026-01-12'],
    [2, '2026-01-13'],
    [5, '2026-01-16'],
    [6, '2026-01-19'],
  ])('businessDaysLater: %i after a Friday is %s', (days, day) => {
    expect(new Date(businessDaysLater(friday, days)).toISOString().slice(0, 10)).toBe(day);
  });
});

describe('QB3 where an order stands', () => {
  test.each([
    ['matching', false, 'matching', true],
    ['payable', false, 'payable', true],
    ['payable', true, 'checking', false],
    ['completed', true, 'completed', false],
    ['cancelled', false, 'cancelled', false],
    ['expired', false, 'expired', false],
    [undefined, false, 'unknown', false],
  ] as const)('%s, paid %s', (status, hasVoucher, standing, isOpen) => {
    expect(standingOf({ status, hasVoucher })).toBe(standing);
    expect(canCancel({ status, hasVoucher })).toBe(isOpen);
  });
});

test('QB1 method and bank travel together, and a method of another server is left as it is', () => {
  expect(readMethod(methodText('bank', 'Bank/of/Strokes'))).toEqual({ method: 'bank', bank: 'Bank/of/Strokes' });
  expect(readMethod('wire/Demo Bank').method).toBe('wire');
  expect(readMethod('alipay')).toEqual({ method: undefined, bank: undefined });
});
