import { expect, test } from 'vitest';
import { closedTrade } from '../../../../tests/support/contract-samples.ts';
import { amount } from '../../../core/money/amount.ts';
import { settledCurve } from './settled-curve.ts';

const newestFirst = (...results: readonly (string | undefined)[]) =>
  results.map((result, at) => ({
    ...closedTrade,
    id: String(at),
    realisedProfit: result === undefined ? undefined : amount(result),
  }));

test('CT1 settledCurve: the oldest result is added first, and the largest fall is told', () => {
  expect(settledCurve(newestFirst('5', '-30', '10', '20'))).toEqual({
    sums: ['0', '20', '30', '0', '5'],
    trades: 4,
    currency: 'USDT',
    highest: '30',
    lowest: '0',
    fall: '30',
  });
});

test('CT1 settledCurve: nothing is drawn of too little, of unknown results, or of several currencies', () => {
  expect(settledCurve(newestFirst('5'))).toBeUndefined();
  expect(settledCurve(newestFirst('5', undefined, '3'))).toBeUndefined();
  const [first, second] = newestFirst('5', '4');
  expect(first && second && settledCurve([first, { ...second, symbol: 'EUR/USD' }])).toBeUndefined();
});
