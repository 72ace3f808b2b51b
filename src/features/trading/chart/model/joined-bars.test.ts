import { describe, expect, test } from 'vitest';
import type { Candle } from '../../../../core/domain/market/candle.ts';
import { price, quantity } from '../../../../core/money/amount.ts';
import { joinedBars } from './joined-bars.ts';

const hour = 3_600_000;
const bar = (at: number, close: number, volume: string | null = '1.5'): Candle => ({
  time: at * hour,
  open: price(`${close - 1}`),
  high: price(`${close + 2}.5`),
  low: price(`${close - 3}`),
  close: price(`${close}`),
  volume: volume === null ? undefined : quantity(volume),
});

describe('joinedBars', () => {
  test('E2: four hours are their first open, last close, extremes and summed volume, beginning at 0 h UTC', () => {
    expect(joinedBars([bar(8, 10), bar(9, 30), bar(10, 5), bar(11, 12), bar(12, 20)], 4)).toEqual([
      { time: 8 * hour, open: '9', high: '32.5', low: '2', close: '12', volume: '6' },
      { time: 12 * hour, open: '19', high: '22.5', low: '17', close: '20', volume: '1.5' },
    ]);
  });

  test('E2: a bar whose beginning is missing is left out at the start, and only there', () => {
    const joined = joinedBars([bar(9, 10), bar(10, 11), bar(12, 20), bar(17, 30)], 4);
    expect(joined.map(({ time }) => time / hour)).toEqual([12, 16]);
  });

  test('E2: one unknown volume makes the sum unknown; bars of an hour stay as they are', () => {
    expect(joinedBars([bar(0, 5), bar(1, 6, null)], 12)[0]?.volume).toBeUndefined();
    const hours = [bar(0, 5), bar(1, 6)];
    expect(joinedBars(hours, 1)).toBe(hours);
  });
});
