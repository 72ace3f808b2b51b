import { describe, expect, test } from 'vitest';
import { amount, price, rate } from '../../../../core/money/amount.ts';
import { fiatValue, isSameFigure } from './fiat-value.ts';

const rates = { EUR: rate('0.92'), JPY: rate('150'), CNY: rate('7.2') };

describe('fiatValue', () => {
  test.each([
    ['100', 'USDT', 'USD', '100'],
    ['100', 'USDT', 'EUR', '92'],
    ['100', 'USD', 'JPY', '15000'],
    ['1.0000000001', 'USDT', 'CNY', '7.20000000072'],
    ['150', 'JPY', 'USD', '1'],
    ['0.92', 'EUR', 'CNY', '7.2'],
    ['5', 'EUR', 'EUR', '5'],
  ] as const)('fiatValue: %s %s in %s is %s', (value, currency, target, expected) =>
    expect(fiatValue(amount(value), currency, { code: target, rates })).toBe(expected),
  );

  test('fiatValue: without a rate there is no value, never zero', () => {
    expect(fiatValue(price('5'), 'USDT', { code: 'THB', rates })).toBeUndefined();
    expect(fiatValue(price('5'), 'BTC', { code: 'USD', rates })).toBeUndefined();
    expect(fiatValue(price('5'), 'GBP', { code: 'USD', rates })).toBeUndefined();
  });
});

test('isSameFigure: dollars in dollars, a currency in itself', () => {
  expect([isSameFigure('USDT', 'USD'), isSameFigure('USD', 'USD'), isSameFigure('JPY', 'JPY')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isSameFigure('USDT', 'EUR'), isSameFigure('EUR', 'USD')]).toEqual([false, false]);
});
