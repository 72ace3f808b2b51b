import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Container } from 'inversify';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import '../../src/core/ui/tokens.css';
import '../../src/core/ui/base.css';
import { AccountScope } from '../../src/core/account/account-scope.ts';
import { AccountContext } from '../../src/core/account/use-account.ts';
import { ContainerContext } from '../../src/core/di/use-port.ts';
import type { Candle } from '../../src/core/domain/market/candle.ts';
import type { Quote, QuotedInstrument } from '../../src/core/domain/market/instrument.ts';
import { speak } from '../../src/core/i18n/i18n.ts';
import { price, quantity, rate } from '../../src/core/money/amount.ts';
import { Clock, ServerClock } from '../../src/core/time/clock.ts';
import { FiatRatesPort } from '../../src/core/ports/fiat-rates-port.ts';
import { MarketPort } from '../../src/core/ports/market-port.ts';
import { RealtimeTransport } from '../../src/core/platform/realtime-transport.ts';
import { KeyValueStorage } from '../../src/core/platform/storage.ts';
import { QuoteList } from '../../src/features/market/panels/quote-list.tsx';
import { offer, symbolOf, type Tick } from './harness.ts';

const nothing = (): void => undefined;

function instrumentOf(index: number): QuotedInstrument {
  const symbol = symbolOf(index);
  return {
    instrument: {
      id: String(index),
      symbol,
      base: { id: String(index), name: `C${index}` },
      quote: { id: '3', name: 'USDT' },
      category: 'crypto',
      logo: undefined,
      names: [],
      allows: { spot: true, contracts: true, options: true },
      priceStep: price('0.01'),
      quantityStep: quantity('0.01'),
      isOpen: true,
    },
    quote: quoteOf({ symbol, price: price('1'), change: rate('0'), volume: quantity('1') }),
  };
}

const quoteOf = ({ symbol, price: last, change, volume }: Omit<Tick, 'index'>): Quote => ({
  symbol,
  price: last,
  change,
  volume,
  open: undefined,
  high: undefined,
  low: undefined,
  receivedAt: Date.now(),
});

const hourMs = 3_600_000;
/** The day of every pair: its small chart does not change while quotes stream. */
const day: readonly Candle[] = Array.from({ length: 24 }, (_, hour) => {
  const [low, high] = [price(String(100 + hour)), price(String(102 + hour))];
  return { time: hour * hourMs, open: low, high, low, close: high, volume: undefined };
});

function containerOf(instruments: readonly QuotedInstrument[], onListener: (listener: (quote: Quote) => void) => void) {
  const container = new Container();
  const kept = new Map<string, string>();
  container.bind<Partial<MarketPort>>(MarketPort).toConstantValue({
    instruments: async () => ({ rows: instruments }),
    candles: async () => day,
    watchQuotes: (listener) => {
      onListener(listener);
      return nothing;
    },
  });
  container.bind<Partial<RealtimeTransport>>(RealtimeTransport).toConstantValue({ watchGap: () => nothing });
  container.bind<Clock>(Clock).toConstantValue({
    now: () => Date.now(),
    after: (delayMs, run) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
  });
  container.bind<Partial<ServerClock>>(ServerClock).toConstantValue({ now: () => Date.now() });
  container.bind<KeyValueStorage>(KeyValueStorage).toConstantValue({
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    keeps: () => true,
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    watch: () => nothing,
  });
  container.bind<FiatRatesPort>(FiatRatesPort).toConstantValue({ fiatRates: async () => ({ rates: {}, savedAt: 0 }) });
  return container;
}

/** The list of the market screen with its rows, board and texts; only the feed and the clock are the bench's. */
await offer(async (rows, root) => {
  await speak('en');
  const instruments = Array.from({ length: rows }, (_, index) => instrumentOf(index));
  let send: (quote: Quote) => void = nothing;
  const container = containerOf(instruments, (listener) => {
    send = listener;
  });
  const stars = { has: () => false, toggle: nothing };
  createRoot(root).render(
    <ContainerContext value={container}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <AccountContext value={new AccountScope('live', container)}>
            <Suspense>
              <QuoteList label="quotes" rows={instruments} sort={undefined} stars={stars} />
            </Suspense>
          </AccountContext>
        </MemoryRouter>
      </QueryClientProvider>
    </ContainerContext>,
  );
  return {
    take: (tick) => send(quoteOf(tick)),
    priceCell: (index) => root.querySelector(`[aria-posinset="${index + 1}"] [data-cell="price"]`),
  };
});
