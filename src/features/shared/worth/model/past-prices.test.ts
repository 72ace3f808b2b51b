import { expect, test } from 'vitest';
import type { Candle } from '../../../../core/domain/market/candle.ts';
import { amount, price } from '../../../../core/money/amount.ts';
import { daysAtPastPrices } from './past-prices.ts';

const now = Date.UTC(2026, 2, 10, 12);
const dayMs = 86_400_000;
const candle = (daysAgo: number, close: string): Candle => {
  const value = price(close);
  return {
    time: Date.UTC(2026, 2, 10) - daysAgo * dayMs,
    open: value,
    high: value,
    low: value,
    close: value,
    volume: undefined,
  };
};
const coin = (owned: string, ...candles: readonly Candle[]) => ({ symbol: 'A/USDT', owned: amount(owned), candles });

test('A2 only the prices of what is held now move, and the line ends at the net worth', () => {
  const days = daysAtPastPrices(amount('1000'), [coin('2', candle(2, '90'), candle(1, '110'), candle(0, '100'))], now);
  expect(days.map(({ day, worth }) => [day, worth])).toEqual([
    ['2026-03-08', '980'],
    ['2026-03-09', '1020'],
    ['2026-03-10', '1000'],
  ]);
});

test('A2 a day without a price of its own has that of the day before; without any it is left out', () => {
  const days = daysAtPastPrices(
    amount('1000'),
    [coin('1', candle(3, '10'), candle(0, '20')), coin('1', candle(2, '5'), candle(1, '5'), candle(0, '5'))],
    now,
  );
  expect(days.map(({ day, worth }) => [day, worth])).toEqual([
    ['2026-03-08', '990'],
    ['2026-03-09', '990'],
    ['2026-03-10', '1000'],
  ]);
});

test('A2 where the prices of a coin are not known there is no line', () => {
  expect(daysAtPastPrices(amount('1000'), [coin('1', candle(0, '20')), coin('1')], now)).toEqual([]);
  expect(daysAtPastPrices(amount('1000'), [], now)).toEqual([]);
});
