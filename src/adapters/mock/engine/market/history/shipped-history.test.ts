import { expect, test } from 'vitest';
import { shippedHistory } from './shipped-history.ts';
import { unpackSeries } from './unpack-series.ts';

// That the packed history is what the packages give is proven by `npm run walk`, which installs them.

test('shippedHistory: three series, unbroken and with sound ranges', () => {
  const series = shippedHistory();
  expect(series.map(({ symbol, bars }) => [symbol, bars.length])).toEqual([
    ['SPX/USD', 5031],
    ['AAPL/USD', 1280],
    ['BTC/USDT', 365],
  ]);
  expect(series[0]?.bars[0]).toMatchObject({ open: 146_925, high: 147_800, low: 143_836, close: 145_522 });
  expect(series[2]?.bars.at(-1)).toMatchObject({ close: 248_669 });
  for (const { bars } of series) {
    bars.forEach((bar, day) => {
      expect(bar.previousClose).toBe(day === 0 ? bar.open : bars[day - 1]?.close);
      expect((bar.high ?? bar.close) >= bar.close && (bar.low ?? bar.close) <= bar.close).toBe(true);
    });
  }
});

test('unpackSeries: data that is too short is a RangeError', () => {
  const torn = { symbol: 'A/B', source: '', count: 3, hasRange: false, data: 'AgQ=' };
  expect(() => unpackSeries(torn)).toThrow(RangeError);
});
