import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candlesFields, readCandles } from './market-codec.ts';

const window = { symbol: 'BTC/USDT', period: '1min', from: 1_700_000_000_000, to: 1_700_003_600_000 } as const;
const bar = (time: number) => ({ time: String(time), open: '1', high: '1', low: '1', close: '1' });

test('candles: bounds go out as whole seconds', () => {
  expect(candlesFields({ ...window, from: 1_700_000_000_999 })).toEqual({
    symbol: 'BTC/USDT',
    period: '1min',
    from: '1700000000',
    to: '1700003600',
  });
});

test('candles: both ends of the window are inside', () => {
  const times = [window.from - 1, window.from, window.to, window.to + 1];
  expect(readCandles(times.map(bar), window).map(({ time }) => time)).toEqual([window.from, window.to]);
});

test('candles: whatever the server sends, times ascend without repetition inside the window', () => {
  const time = fc.integer({ min: window.from - 600_000, max: window.to + 600_000 });
  fc.assert(
    fc.property(fc.array(fc.oneof(time, fc.constant(window.from))), (times) => {
      const read = readCandles(times.map(bar), window).map((candle) => candle.time);
      const wanted = [...new Set(times)].filter((at) => at >= window.from && at <= window.to).toSorted((a, b) => a - b);
      expect(read).toEqual(wanted);
    }),
  );
});
