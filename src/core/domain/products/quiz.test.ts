import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount, price, rate, type Amount } from '../../money/amount.ts';
import { add, compare, decimalOf, multiply, placesOf, subtract } from '../../money/fixed-point.ts';
import {
  betBonus,
  betCost,
  betFee,
  betResult,
  isLate,
  nextMoment,
  quizBreakEven,
  roundStateAt,
  sideOf,
  type QuizBet,
} from './quiz.ts';

const terms = { odds: rate('1.9'), feePercent: rate('1') };
const stakes = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((units) => decimalOf<Amount>(units, 8));
const day = 86_400_000;

const bet: QuizBet = {
  ...terms,
  id: '1',
  roundId: 'r',
  kind: 'daily',
  symbol: 'BTC/USDT',
  side: 'higher',
  stake: amount('10'),
  fee: amount('0.1'),
  bonus: amount('19'),
  currencyName: 'USDT',
  state: 'unsettled',
  opensAt: 0,
  locksAt: day,
  endsAt: 2 * day,
  startPrice: undefined,
  endPrice: undefined,
  createdAt: 1,
};

describe('QZ1 the golden example: 10 at odds of 1.9 with a fee of 1 %', () => {
  test('costs 10.1, gives back 19 when it is right, and takes 10.1 when it is not', () => {
    expect(betFee(amount('10'), terms)).toBe('0.1');
    expect(betCost(amount('10'), terms)).toBe('10.1');
    expect(betBonus(amount('10'), terms)).toBe('19');
    expect(betResult({ ...bet, state: 'distributed' })).toBe('8.9');
    expect(betResult({ ...bet, state: 'guessedRight' })).toBe('8.9');
    expect(betResult({ ...bet, state: 'missed' })).toBe('-10.1');
    expect(betResult(bet)).toBeUndefined();
  });

  test('more than half of all bets have to be right to come out even, whatever the stake', () => {
    // (1 + 0.01) / 1.9
    expect(quizBreakEven(terms)).toBe('53.157894736842105263');
    expect(quizBreakEven({ odds: rate('2'), feePercent: rate('0') })).toBe('50');
  });
});

test('QZ1 any stake: eight decimals, never more than the odds say, and a right guess earns less than a wrong one costs', () => {
  fc.assert(
    fc.property(stakes, (stake) => {
      const bonus = betBonus(stake, terms);
      const exact = multiply(stake, terms.odds);
      expect(placesOf(bonus)).toBeLessThanOrEqual(8);
      expect(compare(bonus, exact)).toBeLessThanOrEqual(0);
      expect(compare(subtract(exact, bonus), amount('0.00000001'))).toBeLessThan(0);
      const cost = betCost(stake, terms);
      expect(cost).toBe(add(stake, betFee(stake, terms)));
      expect(compare(subtract(bonus, cost), cost)).toBeLessThan(0);
    }),
  );
});

test.each([
  ['61000', '60999.9', 'notHigher'],
  ['61000', '61000', 'notHigher'],
  ['61000', '61000.1', 'higher'],
] as const)('QZ2 from %s to %s: %s, one tick under, at and over the price to beat', (start, end, side) => {
  expect(sideOf(price(start), price(end))).toBe(side);
});

test.each([
  [-1, 'notStarted', 0],
  [0, 'guessing', day],
  [day - 1, 'guessing', day],
  [day, 'over', 2 * day],
  [2 * day, 'over', undefined],
] as const)('QZ2 at %i a round is %s, and changes at %s', (now, state, moment) => {
  expect(roundStateAt(bet, now)).toBe(state);
  expect(nextMoment(bet, now)).toBe(moment);
});

test('QZ2 a bet is late when nothing has decided it for more than a day', () => {
  expect(isLate(bet, 3 * day)).toBe(false);
  expect(isLate(bet, 3 * day + 1)).toBe(true);
  expect(isLate({ ...bet, state: 'missed' }, 9 * day)).toBe(false);
});
