import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount, decimal, price, rate, type Price } from '../../money/amount.ts';
import { compare } from '../../money/fixed-point.ts';
import {
  breakEven,
  dualOutcomes,
  dualPayout,
  growth,
  sharesCost,
  soldPercent,
  type DualTerms,
} from './dual-investment.ts';

const call: DualTerms = {
  kind: 'call',
  coin: 'BTC',
  paid: amount('0.2'),
  yearlyPercent: rate('12.5'),
  days: 20,
  referencePrice: price('60000'),
};
const put: DualTerms = { ...call, kind: 'put', paid: amount('12000') };

describe('dualPayout', () => {
  // 1 + 20 × 12.5 / 100 / 365 = 1.0068493150684931…
  test('DI1 a sum that comes out even is told whole, for every number of days', () => {
    const told = (days: number) =>
      dualOutcomes({ ...call, paid: amount('0.1'), referencePrice: price('36500'), days }).otherwise.amount;
    const days = Array.from({ length: 30 }, (_, at) => at + 1);
    expect(days.map(told)).toEqual(days.map((count) => String((36_500 + count * 12.5) / 10)));
  });

  test.each([
    ['one tick under', '59999.9', { amount: '0.20136986', currency: 'BTC' }],
    ['at', '60000', { amount: '12082.19178082', currency: 'USDT' }],
    ['one tick over', '60000.1', { amount: '12082.19178082', currency: 'USDT' }],
  ])('DI1 a call %s the reference price', (_where, at, payout) => {
    expect(dualPayout(call, price(at))).toEqual(payout);
  });

  test.each([
    ['one tick under', '59999.9', { amount: '0.20136986', currency: 'BTC' }],
    ['at', '60000', { amount: '12082.19178082', currency: 'USDT' }],
    ['one tick over', '60000.1', { amount: '12082.19178082', currency: 'USDT' }],
  ])('DI1 a put %s the reference price', (_where, at, payout) => {
    expect(dualPayout(put, price(at))).toEqual(payout);
  });

  const terms = fc.record({
    kind: fc.constantFrom('call' as const, 'put' as const),
    coin: fc.constant('BTC'),
    paid: fc.integer({ min: 1, max: 10 ** 9 }).map((units) => amount(String(units))),
    yearlyPercent: fc.integer({ min: 0, max: 500 }).map((tenths) => rate(`${Math.floor(tenths / 10)}.${tenths % 10}`)),
    days: fc.integer({ min: 0, max: 400 }),
    referencePrice: fc.integer({ min: 1, max: 10 ** 6 }).map((units) => price(String(units))),
  });

  test('DI1 the price alone decides: one of the two outcomes, and the coin only below the reference', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 10 ** 6 }), (any, units) => {
        const at = price(String(units));
        const { below, otherwise } = dualOutcomes(any);
        expect(dualPayout(any, at)).toEqual(compare(at, any.referencePrice) < 0 ? below : otherwise);
        expect([below.currency, otherwise.currency]).toEqual(['BTC', 'USDT']);
        expect(compare(growth(any), decimal('1'))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('DI1 the break-even: a put below reference ÷ growth, a call above reference × growth', () => {
  expect(breakEven(call)).toBe('60410.96');
  expect(breakEven(put)).toBe('59591.84');
});

test('DI1 what shares cost: a tenth of a coin, or of its price', () => {
  const of = (kind: 'call' | 'put', shares: number, at: Price | undefined) => sharesCost(kind, shares, at);
  expect(of('call', 3, undefined)).toBe('0.3');
  expect(of('put', 3, price('61250.5'))).toBe('18375.15');
  expect(of('put', 1, undefined)).toBeUndefined();
});

test('DI2 the progress: whole percent of what is sold', () => {
  expect(soldPercent({ total: 500, purchased: 80 })).toBe(16);
  expect(soldPercent({ total: 0, purchased: 0 })).toBe(0);
  expect(soldPercent({ total: 3, purchased: 3 })).toBe(100);
});
