import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount, rate, type Amount } from '../../money/amount.ts';
import { add, compare, isNegative, sum } from '../../money/fixed-point.ts';
import {
  dailyIncome,
  earlyExit,
  incomeOfDays,
  isExplained,
  poolIncome,
  poolPercent,
  poolShare,
  yearlyPercent,
} from './lock-mining.ts';

const cents = fc
  .bigInt({ min: 1n, max: 10n ** 11n })
  .map((units) => amount(`${units / 100n}.${units % 100n}`.replace(/\.(\d)$/, '.0$1')));
const percents = fc.integer({ min: 0, max: 5000 }).map((thousandths) => rate((thousandths / 1000).toFixed(3)));
const days = fc.integer({ min: 0, max: 400 });

describe('earlyExit', () => {
  test('LM2 0.4 % × 3 days × 1000 = 12, and 988 come back', () => {
    expect(earlyExit({ amount: amount('1000'), penaltyPercent: rate('0.4'), daysLeft: 3 })).toEqual({
      penalty: '12',
      returned: '988',
    });
  });

  test.each([
    ['0.00000001', '0.4', 1, '0', '0.00000001'],
    ['1000', '0.4', 0, '0', '1000'],
    ['1000', '0.4', -2, '0', '1000'],
    ['1000', '0.4', 250, '1000', '0'],
    ['1000', '0.4', 251, '1000', '0'],
    ['0.015', '0.4', 15, '0.0009', '0.0141'],
  ])('LM2 %s at %s %% with %d days left costs %s', (text, percent, daysLeft, penalty, returned) => {
    const exit = earlyExit({ amount: amount(text), penaltyPercent: rate(percent), daysLeft });
    expect(exit).toEqual({ penalty, returned });
  });

  test('LM2 penalty and what comes back are always the whole sum, neither is below zero, and a day less never costs more', () => {
    fc.assert(
      fc.property(cents, percents, days, (sumOf, penaltyPercent, daysLeft) => {
        const exit = earlyExit({ amount: sumOf, penaltyPercent, daysLeft });
        const later = earlyExit({ amount: sumOf, penaltyPercent, daysLeft: daysLeft - 1 });
        expect(add(exit.penalty, exit.returned)).toBe(sumOf);
        expect(isNegative(exit.penalty) || isNegative(exit.returned)).toBe(false);
        expect(compare(later.penalty, exit.penalty)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('LM2 a figure of the server is explained only by the same formula', () => {
    const order = { amount: amount('1000'), penaltyPercent: rate('0.4'), daysLeft: 3, penalty: amount('12') };
    expect(isExplained(order)).toBe(true);
    expect(isExplained({ ...order, penalty: amount('20') })).toBe(false);
    expect(isExplained({ ...order, daysLeft: undefined })).toBe(false);
    expect(isExplained({ ...order, penaltyPercent: undefined })).toBe(false);
  });
});

describe('income', () => {
  test('LM1 0.3 % a day is 109.5 % a year, simple', () => {
    expect(yearlyPercent(rate('0.3'))).toBe('109.5');
    expect(dailyIncome(amount('1000'), rate('0.3'))).toBe('3');
    expect(incomeOfDays(amount('1000'), rate('0.3'), 7)).toBe('21');
    expect(dailyIncome(amount('0.00000333'), rate('0.3'))).toBe('0');
  });

  test('LM3 own liquidity over the pool’s, times its income of a day', () => {
    const pool = { liquidity: amount('5000000'), dailyIncome: amount('17500'), own: undefined };
    expect(poolIncome(pool, amount('1000'))).toBe('3.5');
    expect(poolShare(pool, amount('25000'))).toBe('0.5');
    expect(poolPercent(pool)).toBe('0.35');
    expect(poolIncome({ ...pool, liquidity: amount('3') }, amount('1'))).toBe('5833.33333333');
    const empty = { ...pool, liquidity: amount('0') };
    expect([poolIncome(empty, amount('1')), poolShare(empty, amount('1')), poolPercent(empty)]).toEqual([
      '0',
      undefined,
      undefined,
    ]);
  });

  test('LM3 what a pool pays to all of its members is never more than its income', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 12 }), cents, (members, dailyOfPool) => {
        const pool = { liquidity: sum<Amount>(members), dailyIncome: dailyOfPool, own: undefined };
        const paid = sum<Amount>(members.map((own) => poolIncome(pool, own)));
        expect(compare(paid, dailyOfPool)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
