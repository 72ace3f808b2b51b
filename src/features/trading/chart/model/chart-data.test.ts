import { describe, expect, test } from 'vitest';
import type { Candle } from '../../../../core/domain/market/candle.ts';
import { price, quantity } from '../../../../core/money/amount.ts';
import { changeBetween, drawnBar, summariseCandles } from './chart-data.ts';

const candle = (time: number, close = '10'): Candle => ({
  time,
  open: price('10'),
  high: price('12'),
  low: price('9'),
  close: price(close),
  volume: quantity('3'),
});

describe('changeBetween', () => {
  const shown = [candle(1), candle(2), candle(3)];
  test.each<[string, readonly Candle[], readonly Candle[], unknown]>([
    ['nothing', shown, shown, { kind: 'none' }],
    ['a first list', [], shown, { kind: 'all' }],
    ['the running bar', shown, [candle(1), candle(2), candle(3, '11')], { kind: 'tail', from: 2 }],
    ['a new bar', shown, [...shown, candle(4)], { kind: 'tail', from: 2 }],
    ['the oldest bar left out', shown, [candle(2), candle(3), candle(4)], { kind: 'tail', from: 1 }],
    ['an older bar', shown, [candle(1), candle(2, '11'), candle(3)], { kind: 'all' }],
    ['another time', shown, [candle(10), candle(11)], { kind: 'all' }],
  ])('changeBetween: %s', (_, before, after, expected) => {
    expect(changeBetween(before, after)).toEqual(expected);
  });
});

test('summariseCandles: first, last, highest and lowest', () => {
  const candles = [candle(1), { ...candle(2), high: price('100') }, { ...candle(3, '11'), low: price('8') }];
  expect(summariseCandles(candles)).toEqual({ first: '10', last: '11', high: '100', low: '8' });
  expect(summariseCandles([])).toBeUndefined();
});

test('drawnBar: numbers for the canvas', () => {
  expect(drawnBar(candle(5, '10.5'))).toEqual({ timestamp: 5, open: 10, high: 12, low: 9, close: 10.5, volume: 3 });
});
