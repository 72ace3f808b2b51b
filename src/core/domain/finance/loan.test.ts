import { describe, expect, test } from 'vitest';
import { amount, rate } from '../../money/amount.ts';
import { dayMs, loanCost, loanDue, loanInterest, loanPenalty, loanRisk, startedDays } from './loan.ts';

const term = { amount: amount('500000'), dailyPercent: rate('0.05'), kind: 'term' } as const;
const otc = { ...term, dailyPercent: rate('0.03'), kind: 'otc' } as const;

describe('LN1 what a loan costs', () => {
  // By hand: 500,000 × 0.05 % = 250 a day.
  test.each([
    [term, 30, '7500'],
    [term, 1, '250'],
    [{ ...term, amount: amount('1234567.89') }, 7, '4320.987615'],
    [{ ...term, amount: amount('777777.77'), dailyPercent: rate('0.045') }, 90, '31499.999685'],
    [otc, 30, '4500'],
  ])('loanInterest: %j for %i days is %s', (terms, days, interest) => {
    expect(loanInterest(terms, days)).toBe(interest);
  });

  // By hand: 250 × 1.1 = 275 a day; over the counter 500,000 × 0.5 % = 2,500.
  test.each([
    [term, 0, '0'],
    [term, 1, '275'],
    [term, 3, '825'],
    [otc, 1, '2500'],
    [otc, 4, '10000'],
  ])('loanPenalty: %j %i days late costs %s', (terms, days, penalty) => {
    expect(loanPenalty(terms, days)).toBe(penalty);
  });

  test.each([
    [0, 0],
    [1, 1],
    [dayMs, 1],
    [dayMs + 1, 2],
    [3 * dayMs, 3],
    [-5, 0],
  ])('startedDays: %i ms are %i days', (length, days) => {
    expect(startedDays(1_000, 1_000 + length)).toBe(days);
  });

  test('loanCost: a late loan costs the interest of its term and each late day; an early one no less than its term', () => {
    expect(loanCost(term, { termDays: 30, keptDays: 33 })).toEqual({
      termDays: 30,
      lateDays: 3,
      interest: '7500',
      penalty: '825',
      cost: '8325',
      total: '508325',
    });
    expect(loanCost(term, { termDays: 30, keptDays: 2 }).total).toBe('507500');
    expect(loanCost(otc, { termDays: 7, keptDays: 8 })).toMatchObject({ interest: '1050', penalty: '2500' });
  });
});

describe('LN2 what is due', () => {
  test('loanDue: what was repaid is taken off, and nothing below zero is due', () => {
    const loan = { total: amount('507500'), penalty: amount('275'), repaid: amount('7775') };
    expect(loanDue(loan)).toBe('500000');
    expect(loanDue({ ...loan, repaid: amount('600000') })).toBe('0');
  });

  test('loanRisk: assets in percent of what is due, and of nothing there is none', () => {
    expect(loanRisk(amount('550000'), amount('500000'))).toBe('110');
    expect(loanRisk(amount('549999'), amount('500000'))).toBe('109.99');
    expect(loanRisk(amount('1'), amount('0'))).toBeUndefined();
  });
});
