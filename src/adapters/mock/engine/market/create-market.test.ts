import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candlePeriods, candleWindowDays, type CandlePeriod } from '../../../../core/domain/market/candle.ts';
import { price, rate } from '../../../../core/money/amount.ts';
import { forDrawing, fromSteps } from '../../../../core/money/fixed-point.ts';
import { candleStart } from './candles.ts';
import { shippedHistory } from './history/shipped-history.ts';
import { dayMs, minuteMs } from './facts/hours.ts';
import { findListed } from './facts/instruments.ts';
import type { MarketCandle } from '../kernel/domain/market.ts';
import { freshMarket, marketEpoch } from '../test-worlds/market-test-ground.ts';
import { tries } from '../../../../../tests/support/breadth.ts';

const market = freshMarket();
/** Wednesday, two days after the epoch, in the middle of everything. */
const now = Date.UTC(2026, 0, 7, 15, 17, 42, 300);
const symbols = ['BTC/USDT', 'EUR/USD', 'AAPL/USD', 'SPX/USD', 'DOGE/USDT'];

const candlesOf = (symbol: string, period: CandlePeriod, window: { from: number; to?: number; at?: number }) =>
  market.candles({ symbol, period, from: window.from, to: window.to ?? now, at: window.at ?? now });

function merged(candles: readonly MarketCandle[], period: CandlePeriod): readonly MarketCandle[] {
  const groups = new Map<number, MarketCandle>();
  for (const candle of candles) {
    const time = candleStart(period, candle.time);
    const before = groups.get(time);
    groups.set(time, {
      time,
      open: before?.open ?? candle.open,
      high: Math.max(before?.high ?? 0, candle.high),
      low: Math.min(before?.low ?? candle.low, candle.low),
      close: candle.close,
      lots: (before?.lots ?? 0) + candle.lots,
    });
  }
  return [...groups.values()];
}

test.each(symbols)('candles: every period of %s is its minutes put together, the running one included', (symbol) => {
  const from = Date.UTC(2026, 0, 5);
  const minutes = candlesOf(symbol, '1min', { from });
  for (const period of ['5min', '15min', '30min', '60min', '1day'] as const) {
    expect(candlesOf(symbol, period, { from })).toEqual(merged(minutes, period));
  }
  const days = candlesOf(symbol, '1day', { from: Date.UTC(2025, 5, 1) });
  for (const period of ['1week', '1mon'] as const) {
    const wanted = merged(days, period).filter(({ time }) => time >= Date.UTC(2025, 5, 1));
    expect(candlesOf(symbol, period, { from: Date.UTC(2025, 5, 1) })).toEqual(wanted);
  }
});

test.each(symbols)('candles: the windows of a chart of %s are full and in order', (symbol) => {
  for (const period of candlePeriods) {
    const found = candlesOf(symbol, period, { from: now - candleWindowDays[period] * dayMs });
    expect(found.length).toBeGreaterThan(period === '1mon' ? 60 : 70);
    for (const [position, { time, open, high, low, close, lots }] of found.entries()) {
      expect(time).toBe(candleStart(period, time));
      expect(time).toBeGreaterThan(found[position - 1]?.time ?? 0);
      expect(low <= Math.min(open, close) && high >= Math.max(open, close) && low > 0 && lots > 0).toBe(true);
    }
  }
});

test('candles: weeks start on Sunday, months on the first', () => {
  const weeks = candlesOf('EUR/USD', '1week', { from: now - 1800 * dayMs });
  expect(weeks.every(({ time }) => new Date(time).getUTCDay() === 0)).toBe(true);
  const months = candlesOf('EUR/USD', '1mon', { from: now - 10_800 * dayMs });
  expect(months.every(({ time }) => new Date(time).getUTCDate() === 1)).toBe(true);
  expect(months.length).toBeGreaterThan(340);
});

test('lastPrice: no tick leaves its minute, and the minute is what its ticks say', () => {
  const start = Date.UTC(2026, 0, 7, 14, 3);
  for (const symbol of symbols) {
    for (let minute = start; minute < start + 5 * minuteMs; minute += minuteMs) {
      const [bar] = candlesOf(symbol, '1min', { from: minute, to: minute });
      const ticks = Array.from({ length: 600 }, (_, tick) => market.lastPrice(symbol, minute + tick * 100));
      expect([ticks[0], Math.max(...ticks), Math.min(...ticks), ticks.at(-1)]).toEqual([
        bar?.open,
        bar?.high,
        bar?.low,
        bar?.close,
      ]);
    }
  }
});

test('candles: the running minute is what has happened so far', () => {
  const start = Date.UTC(2026, 0, 7, 14, 3);
  for (const tick of [0, 1, 49, 50, 333, 599]) {
    const at = start + tick * 100;
    const ticks = Array.from({ length: tick + 1 }, (_, index) => market.lastPrice('BTC/USDT', start + index * 100));
    const [bar] = market.candles({ symbol: 'BTC/USDT', period: '1min', from: start, to: at, at });
    expect(bar).toMatchObject({
      open: ticks[0],
      high: Math.max(...ticks),
      low: Math.min(...ticks),
      close: ticks.at(-1),
    });
    const trades = market.trades({ symbol: 'BTC/USDT', from: start - 1, to: at, limit: 10_000 });
    expect(trades.reduce((sum, { lots }) => sum + lots, 0)).toBe(bar?.lots);
    expect(trades.every((trade) => market.lastPrice('BTC/USDT', trade.time) === trade.price)).toBe(true);
  }
});

test('market: asking in another order, or far ahead first, changes nothing', () => {
  const other = freshMarket();
  const later = now + 400 * dayMs;
  const ask = (asked: typeof market) => ({
    later: asked.lastPrice('BTC/USDT', later),
    now: asked.lastPrice('BTC/USDT', now),
    day: asked.dayFigures('BTC/USDT', now),
    ladder: asked.ladder('BTC/USDT', now),
    months: asked.candles({ symbol: 'BTC/USDT', period: '1mon', from: 0, to: later, at: later }).length,
  });
  const backwards = { later: other.lastPrice('BTC/USDT', later) };
  expect(ask(other)).toEqual(ask(market));
  expect(backwards.later).toBe(market.lastPrice('BTC/USDT', later));
  expect(freshMarket(7).lastPrice('BTC/USDT', now)).not.toBe(market.lastPrice('BTC/USDT', now));
});

test('market: a day a year ahead is known without the days between', () => {
  const fresh = freshMarket(99);
  fresh.lastPrice('ETH/USDT', now);
  const start = performance.now();
  fresh.lastPrice('ETH/USDT', now + 365 * dayMs);
  expect(performance.now() - start).toBeLessThan(300);
});

test('history: S&P 500 days are the real ones at another level, and their minutes keep each day’s range exactly', () => {
  const series = shippedHistory().find(({ symbol }) => symbol === 'SPX/USD');
  const days = candlesOf('SPX/USD', '1day', { from: 0, to: marketEpoch, at: marketEpoch }).slice(0, -1);
  const bars = series?.bars ?? [];
  const level = (days.at(-1)?.close ?? 0) / (bars.at(-1)?.close ?? 1);
  const near = (found: number, real: number) => expect(Math.abs(found - real * level)).toBeLessThanOrEqual(1);
  for (let back = 1; back <= 200; back += 1) {
    const bar = bars.at(-back);
    const day = days.at(-back);
    near(day?.open ?? 0, bar?.open ?? 0);
    near(day?.high ?? 0, bar?.high ?? 0);
    near(day?.low ?? 0, bar?.low ?? 0);
    near(day?.close ?? 0, bar?.close ?? 0);
  }
  expect(market.find('SPX/USD')?.source).toMatch(/^replayed history: S&P 500 .* 2000-01-03 to 2019-12-31/);
  expect(market.find('ETH/USDT')?.source).toMatch(/^generated/);
});

test('history: ends at closes as uneven as closes are, near the level of each market', () => {
  const closes = market.instruments.map(({ symbol, priceStep }) => {
    const days = candlesOf(symbol, '1day', { from: marketEpoch - 7 * dayMs, to: Date.UTC(2026, 0, 5) - 1 });
    const reference = findListed(symbol)?.referencePrice ?? price('1');
    const level = forDrawing(reference) / forDrawing(priceStep);
    return { close: days.at(-1)?.close ?? 0, level };
  });
  for (const { close, level } of closes) expect(Math.abs(close / level - 1)).toBeLessThan(0.004);
  const round = closes.filter(({ close, level }) => level > 1000 && (close % 100 === 0 || close === level));
  expect(round.length).toBeLessThanOrEqual(3);
});

test('history: the generated years join the replayed ones at their first price', () => {
  const series = shippedHistory().find(({ symbol }) => symbol === 'BTC/USDT');
  const days = candlesOf('BTC/USDT', '1day', { from: 0, to: Date.UTC(2026, 0, 5) - 1 });
  const joint = days.length - (series?.bars.length ?? 0);
  const moves = days.slice(1).map(({ open }, index) => Math.abs(Math.log(open / (days[index]?.close ?? 1))));
  expect(moves[joint - 1]).toBeLessThan(0.001);
  expect(Math.max(...moves)).toBeLessThan(0.01);
});

test('dayFigures: a closed market shows its last session, which moved', () => {
  const saturday = Date.UTC(2026, 0, 10, 12);
  for (const symbol of ['AAPL/USD', 'EUR/USD', 'XAU/USD']) {
    const figures = market.dayFigures(symbol, saturday);
    const [friday] = candlesOf(symbol, '1day', { from: saturday - 36 * 3_600_000, to: saturday, at: saturday });
    expect({ time: friday?.time, ...figures }).toEqual(friday);
    expect(figures.high).toBeGreaterThan(figures.low);
    expect(figures.close).not.toBe(figures.open);
  }
});

test('isOpen: while a market is closed its price, its book and its day stand still', () => {
  const saturday = Date.UTC(2026, 0, 10, 9);
  const sunday = saturday + dayMs;
  expect(market.isOpen('EUR/USD', saturday)).toBe(false);
  expect(market.lastPrice('EUR/USD', saturday)).toBe(market.lastPrice('EUR/USD', sunday));
  expect(market.ladder('EUR/USD', saturday)).toEqual(market.ladder('EUR/USD', sunday));
  expect(market.dayFigures('EUR/USD', saturday)).toEqual(market.dayFigures('EUR/USD', sunday));
  expect(market.trades({ symbol: 'EUR/USD', from: saturday - 60_000, to: saturday, limit: 10 })).toEqual([]);
  expect(market.candles({ symbol: 'EUR/USD', period: '60min', from: saturday, to: sunday, at: sunday })).toEqual([]);
});

test('ladder: at least 20 levels a side, best first, sizes above zero, and no crossed book', () => {
  for (const symbol of symbols) {
    for (let at = now; at < now + 20_000; at += 900) {
      const { bids, asks } = market.ladder(symbol, at);
      expect(Math.min(bids.length, asks.length)).toBeGreaterThanOrEqual(20);
      expect(asks[0]?.[0] ?? 0).toBeGreaterThan(bids[0]?.[0] ?? Infinity);
      expect([bids[0]?.[0], asks[0]?.[0]]).toContain(market.lastPrice(symbol, at));
      const descends = (levels: typeof bids) =>
        levels.every(([steps], row) => row === 0 || steps < (levels[row - 1]?.[0] ?? 0));
      expect(descends(bids) && descends(asks.toReversed())).toBe(true);
      expect([...bids, ...asks].every(([, lots]) => Number.isSafeInteger(lots) && lots > 0)).toBe(true);
    }
  }
});

test('firstTouch: is the first tick at which the ladder reaches the limit', () => {
  const from = now;
  const until = now + 90_000;
  fc.assert(
    fc.property(
      fc.constantFrom(...symbols),
      fc.constantFrom('buy' as const, 'sell' as const),
      fc.integer({ min: -6, max: 6 }),
      (symbol, side, away) => {
        const last = market.lastPrice(symbol, from);
        const limit = last + Math.round((last * away) / 20_000);
        let expected: number | undefined;
        for (let at = from + 100; at <= until && expected === undefined; at += 100) {
          const { bids, asks } = market.ladder(symbol, at);
          const isTouched = side === 'buy' ? (asks[0]?.[0] ?? Infinity) <= limit : (bids[0]?.[0] ?? 0) >= limit;
          if (isTouched) expected = at;
        }
        expect(market.firstTouch({ symbol, side, limit, from, until })).toBe(expected);
      },
    ),
    { numRuns: tries(40, 10) },
  );
});

test('usdtPrice: coins by their pair, the dollar at par, nothing for what has no market', () => {
  expect(market.usdtPrice('USDT', now)).toBe('1');
  expect(market.usdtPrice('USD', now)).toBe('1');
  expect(market.usdtPrice('BTC', now)).toBe(fromSteps(market.lastPrice('BTC/USDT', now), rate('0.1')));
  expect(market.usdtPrice('SHIB', now)).toBeUndefined();
});
