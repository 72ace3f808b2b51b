import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { marketCategories } from '../../src/core/domain/market/instrument.ts';
import { price } from '../../src/core/money/amount.ts';
import { compare } from '../../src/core/money/fixed-point.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import { marketPromises, streamPromises } from './promises/market-promises.ts';
import { tryPromises } from './try-promises.ts';
import { oneAccountWorlds, type RunningWorld, type World } from './worlds.ts';

const describeMarketPort = (world: World): unknown =>
  describe(`MarketPort, ${world.name}`, () => {
    let running: RunningWorld;
    beforeEach(async () => {
      running = await world.start();
      await running.presenter.setSpeed({ speed: 1 });
    });
    afterEach(() => running.stop());
    const market = (): MarketPort => running.port(MarketPort);

    tryPromises([...marketPromises, ...streamPromises], () => running);

    test('currencies: BTC, ETH and USDT have their known ids', async () => {
      const listed = await market().currencies();
      const named = Object.fromEntries(listed.map((currency) => [currency.id, currency.name]));
      expect(named).toMatchObject({ '1': 'BTC', '2': 'ETH', '3': 'USDT' });
    });

    test('instruments: four categories, each pair with a price above zero', async () => {
      const { rows: listed, unreadable } = await market().instruments();
      expect(unreadable).toBeUndefined();
      expect(new Set(listed.map((entry) => entry.instrument.category))).toEqual(new Set(marketCategories));
      for (const { quote } of listed) expect(compare(quote.price ?? price('0'), price('0'))).toBe(1);
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
