import { expect, test } from 'vitest';
import { settledOption } from '../../../../../tests/support/option-samples.ts';
import { amount, price } from '../../../../core/money/amount.ts';
import { dayOf, lostOf, ofOption, type SettledRecord } from './day-result.ts';

const record = (currency: string, result: string | undefined, fee = '0'): SettledRecord => ({
  currency,
  result: result === undefined ? undefined : amount(result),
  fee: amount(fee),
});
const priceOf = (currency: string) => ({ USDT: price('1'), BTC: price('50000') })[currency];

test('SO4 dayOf: wins, losses and fees of each currency apart', () => {
  const days = dayOf([record('USDT', '8.5', '0.05'), record('BTC', '-0.001'), record('USDT', '-10', '0.05')]);
  expect(days).toEqual([
    { currency: 'USDT', count: 2, won: '8.5', lost: '10', fees: '0.1', net: '-1.6' },
    { currency: 'BTC', count: 1, won: '0', lost: '0.001', fees: '0', net: '-0.001' },
  ]);
  expect(lostOf(days, priceOf)).toBe('51.6');
});

test('SO4 lostOf: a day that won lost nothing; a result or a price that is missing makes it unknown', () => {
  expect(lostOf(dayOf([record('USDT', '5', '1')]), priceOf)).toBe('0');
  expect(lostOf([], priceOf)).toBe('0');
  expect(lostOf(dayOf([record('USDT', undefined)]), priceOf)).toBeUndefined();
  expect(lostOf(dayOf([record('ETH', '-1')]), priceOf)).toBeUndefined();
});

test('ofOption: what it came to as the server says, and its fee', () => {
  expect(ofOption(settledOption({ profit: amount('-10') }))).toEqual({ currency: 'USDT', result: '-10', fee: '0.05' });
});
