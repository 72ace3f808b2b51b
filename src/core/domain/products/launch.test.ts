import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount, decimal, price, quantity, type Amount, type Price, type Quantity } from '../../money/amount.ts';
import { compare, cost, decimalOf, isNegative, placesOf, subtract } from '../../money/fixed-point.ts';
import { affordableTokens, phaseAt, phaseEndsAt, soldPercent, subscriptionCost, tokensLeft } from './launch.ts';

const units = (most: bigint) => fc.bigInt({ min: 1n, max: most });
const prices = units(10n ** 12n).map((value) => decimalOf<Price>(value, 6));
const tokens = units(10n ** 14n).map((value) => decimalOf<Quantity>(value, 8));
const sums = units(10n ** 15n).map((value) => decimalOf<Amount>(value, 8));

describe('subscriptionCost', () => {
  test.each([
    ['0.5', '40', '20'],
    ['0.25', '40', '10'],
    ['0.33333333', '3', '0.99999999'],
    ['0.00000001', '0.5', '0.00000001'],
    ['0.00000001', '0.4', '0'],
  ])('IE1 %s × %s = %s', (unitPrice, wanted, expected) => {
    expect(subscriptionCost(price(unitPrice), quantity(wanted))).toBe(expected);
  });

  test('IE1 is price × tokens to half of the last decimal', () => {
    const half = decimal<Amount>('0.000000005');
    fc.assert(
      fc.property(prices, tokens, (unitPrice, wanted) => {
        const paid = subscriptionCost(unitPrice, wanted);
        const off = subtract(paid, cost(unitPrice, wanted));
        expect(placesOf(paid)).toBeLessThanOrEqual(8);
        expect(compare(isNegative(off) ? subtract(amount('0'), off) : off, half)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

test('IE2 affordableTokens: never more than the money pays for, and nearly all of it', () => {
  fc.assert(
    fc.property(sums, prices, (available, unitPrice) => {
      const most = affordableTokens(available, unitPrice);
      if (most !== undefined) expect(compare(subscriptionCost(unitPrice, most), available)).toBeLessThanOrEqual(0);
    }),
  );
  expect(affordableTokens(amount('10'), price('0.25'))).toBe('40');
  expect(affordableTokens(amount('1'), price('3'))).toBe('0.33333333');
});

test('IE1 tokensLeft and soldPercent: nothing below zero, a hundred only when all is sold', () => {
  expect(tokensLeft({ total: quantity('100'), sold: quantity('120') })).toBe('0');
  expect(tokensLeft({ total: quantity('100'), sold: quantity('2.5') })).toBe('97.5');
  expect(soldPercent({ total: quantity('100000'), sold: quantity('99999.99') })).toBe('99.99');
  expect(soldPercent({ total: quantity('3'), sold: quantity('3') })).toBe('100');
  expect(soldPercent({ total: quantity('0'), sold: quantity('0') })).toBeUndefined();
});

describe('phaseAt', () => {
  const window = { startsAtMs: 1000, endsAtMs: 2000, phase: 'warmUp' } as const;
  test.each([
    [999, 'warmUp', 1000],
    [1000, 'inProgress', 2000],
    [1999, 'inProgress', 2000],
    [2000, 'ended', undefined],
  ] as const)('IE1 at %s it is %s until %s', (now, phase, until) => {
    expect(phaseAt(window, now)).toBe(phase);
    expect(phaseEndsAt(window, now)).toBe(until);
  });

  test('IE1 without a window that can be counted the server’s word holds', () => {
    expect(phaseAt({ ...window, endsAtMs: undefined }, 5000)).toBe('warmUp');
    expect(phaseEndsAt({ startsAtMs: undefined, endsAtMs: undefined, phase: 'inProgress' }, 5000)).toBeUndefined();
  });
});
