import { expect, test } from 'vitest';
import type { Candle } from '../../../../core/domain/market/candle.ts';
import { price } from '../../../../core/money/amount.ts';
import { withLastPrice } from './candle-series.ts';

const minute = 60_000;
const bar: Candle = {
  time: minute,
  open: price('10'),
  high: price('12'),
  low: price('9'),
  close: price('10'),
  volume: undefined,
};
const lastBar = (value: string, at: number) => withLastPrice([bar], { price: price(value), at }, '1min').at(-1);

test('withLastPrice: the running bar closes at the last price and reaches as far as it', () => {
  expect(lastBar('11', minute + 1)).toEqual({ ...bar, close: '11' });
  expect(lastBar('13', minute + 1)).toEqual({ ...bar, close: '13', high: '13' });
  expect(lastBar('8', 2 * minute - 1)).toEqual({ ...bar, close: '8', low: '8' });
});

test('withLastPrice: a bar that has ended stays, and so does a list that has nothing to say', () => {
  expect(lastBar('13', 2 * minute)).toBe(bar);
  expect(withLastPrice([], { price: price('13'), at: 1 }, '1min')).toEqual([]);
  expect(withLastPrice([bar], undefined, '1min')).toEqual([bar]);
});
