import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { candlePeriods, candleWindowDays, type Candle } from '../../src/core/domain/candle.ts';
import type { Depth } from '../../src/core/domain/depth.ts';
import { marketCategories, type Quote } from '../../src/core/domain/instrument.ts';
import { compare } from '../../src/core/money/fixed-point.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import { oneAccountWorlds, type RunningWorld, type World } from './worlds.ts';

const dayMs = 86_400_000;

const describeMarketPort = (world: World): unknown =>
  describe(`MarketPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
    });
    afterEach(() => running.stop());
    const market = (): MarketPort => running.port(MarketPort);

    test('currencies: BTC, ETH and USDT have their known ids', async () => {
      const listed = await market().currencies();
      const named = Object.fromEntries(listed.map((currency) => [currency.id, currency.name]));
      expect(named).toMatchObject({ '1': 'BTC', '2': 'ETH', '3': 'USDT' });
    });

    test('instruments: four categories, each pair with a price above zero', async () => {
      const listed = await market().instruments();
      expect(new Set(listed.map((entry) => entry.instrument.category))).toEqual(new Set(marketCategories));
      for (const { quote } of listed) expect(compare(quote.price ?? ('0' as never), '0' as never)).toBe(1);
    });

    test.each(candlePeriods)('candles: %s bars rise in time and stay inside their high and low', async (period) => {
      const to = running.now();
      const candles = await market().candles({
        symbol: 'BTC/USDT',
        period,
        from: to - candleWindowDays[period] * dayMs,
        to,
      });
      expect(candles.length).toBeGreaterThan(10);
      candles.forEach((candle, index) => {
        const previous = candles[index - 1];
        if (previous !== undefined) expect(candle.time).toBeGreaterThan(previous.time);
        for (const value of [candle.open, candle.close]) {
          expect(compare(candle.low, value)).toBeLessThanOrEqual(0);
          expect(compare(candle.high, value)).toBeGreaterThanOrEqual(0);
        }
      });
    });

    test('candles: an unknown symbol is refused with the text of its own envelope', async () => {
      const to = running.now();
      await expect(market().candles({ symbol: 'NO/PAIR', period: '1min', from: to - dayMs, to })).rejects.toMatchObject(
        { kind: 'server' },
      );
    });

    test('watchQuotes: quotes arrive by themselves', async () => {
      const seen: Quote[] = [];
      const stop = market().watchQuotes((quote) => seen.push(quote));
      await vi.waitFor(
        () => expect(seen.some((quote) => quote.symbol === 'BTC/USDT' && quote.price !== undefined)).toBe(true),
        8000,
      );
      stop();
    });

    test('watchDepth: both sides, best first', async () => {
      const seen: Depth[] = [];
      const stop = market().watchDepth({ symbol: 'BTC/USDT' }, (depth) => seen.push(depth));
      await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0), 8000);
      stop();
      const [depth] = seen;
      for (const [index, level] of (depth?.bids ?? []).entries()) {
        const next = depth?.bids[index + 1];
        if (next !== undefined) expect(compare(level.price, next.price)).toBe(1);
      }
      const [bestBid] = depth?.bids ?? [];
      const [bestAsk] = depth?.asks ?? [];
      expect(bestBid !== undefined && bestAsk !== undefined && compare(bestBid.price, bestAsk.price) < 0).toBe(true);
    });

    test.each(['1min', '1day'] as const)('watchCandles: the running %s candle is pushed', async (period) => {
      const seen: Candle[] = [];
      const stop = market().watchCandles({ symbol: 'BTC/USDT', period }, (candle) => seen.push(candle));
      await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0), 8000);
      stop();
    });

    test('watchTrades: only trades of the pair, with a side', async () => {
      const sides = new Set<string>();
      const stop = market().watchTrades({ symbol: 'BTC/USDT' }, (trades) =>
        trades.forEach((trade) => sides.add(trade.side)),
      );
      await vi.waitFor(() => expect(sides.size).toBeGreaterThan(0), 12_000);
      stop();
      expect([...sides].every((side) => side === 'buy' || side === 'sell')).toBe(true);
    });

    test('watchQuotes: after the connection was dropped quotes come again and the gap is told', async () => {
      let quotes = 0;
      let gaps = 0;
      const stop = market().watchQuotes(() => (quotes += 1));
      const stopGap = running.watchGap(() => (gaps += 1));
      await vi.waitFor(() => expect(quotes).toBeGreaterThan(0), 8000);
      await running.presenter.dropSocket();
      await vi.waitFor(() => expect(gaps).toBe(1), 10_000);
      const before = quotes;
      await vi.waitFor(() => expect(quotes).toBeGreaterThan(before), 8000);
      stop();
      stopGap();
    });
  });

oneAccountWorlds.forEach(describeMarketPort);
