import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContainerContext } from '../../../../core/di/use-port.ts';
import type { Instrument, Quote } from '../../../../core/domain/market/instrument.ts';
import { speak } from '../../../../core/i18n/i18n.ts';
import { price, quantity, rate } from '../../../../core/money/amount.ts';
import { Clock } from '../../../../core/time/clock.ts';
import { FiatRatesPort } from '../../../../core/ports/fiat-rates-port.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { RealtimeTransport } from '../../../../core/platform/realtime-transport.ts';
import { KeyValueStorage } from '../../../../core/platform/storage.ts';
import { QuoteRow } from './quote-row.tsx';

const nothing = (): void => undefined;
const instrument: Instrument = {
  id: '1',
  symbol: 'BTC/USDT',
  base: { id: '1', name: 'BTC' },
  quote: { id: '3', name: 'USDT' },
  category: 'crypto',
  logo: undefined,
  names: [],
  allows: { spot: true, contracts: true, options: true },
  priceStep: price('0.01'),
  quantityStep: quantity('0.0001'),
  isOpen: true,
};

const quoteAt = (last: string, receivedAt: number, change = '1.5'): Quote => ({
  symbol: 'BTC/USDT',
  price: price(last),
  change: rate(change),
  volume: quantity('1234'),
  open: undefined,
  high: price('70000'),
  low: price('60000'),
  receivedAt,
});

let send: (quote: Quote) => void = nothing;
let tellSight: (isInSight: boolean) => void = nothing;

/** A browser that reports a row as visible on request. */
class FakeObserver {
  readonly #callback: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

  constructor(callback: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }
  observe(target: Element): void {
    tellSight = (isIntersecting) => this.#callback([{ target, isIntersecting }]);
  }
  unobserve(): void {
    tellSight = nothing;
  }
}

function createContainer(): Container {
  const container = new Container();
  container.bind<Partial<MarketPort>>(MarketPort).toConstantValue({
    watchQuotes: (listener) => {
      send = listener;
      return nothing;
    },
  });
  container.bind<Partial<RealtimeTransport>>(RealtimeTransport).toConstantValue({ watchGap: () => nothing });
  container.bind<Clock>(Clock).toConstantValue({ now: () => 0, after: () => nothing });
  const storage = {
    read: () => undefined,
    write: nothing,
    keeps: () => true,
    remove: nothing,
    clear: nothing,
    watch: () => nothing,
  };
  container.bind<KeyValueStorage>(KeyValueStorage).toConstantValue(storage);
  container.bind<FiatRatesPort>(FiatRatesPort).toConstantValue({ fiatRates: async () => ({ rates: {}, savedAt: 0 }) });
  return container;
}

async function showRow(): Promise<(name: string) => string | null | undefined> {
  const row = (
    <ContainerContext value={createContainer()}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <QuoteRow instrument={instrument} to="/" isStarred={false} onToggleStar={nothing} />
        </MemoryRouter>
      </QueryClientProvider>
    </ContainerContext>
  );
  const { container } = await act(async () => render(row));
  await screen.findByRole('link');
  return (name) => container.querySelector(`[data-cell="${name}"]`)?.textContent;
}

describe('a quote row', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeObserver));
  afterEach(cleanup);

  test('QuoteRow: every figure of a tick is written, and the next tick over it', async () => {
    const cell = await showRow();
    send(quoteAt('65000.5', 1));
    await waitFor(() => expect(cell('price')).toBe('65,000.50'));
    expect([cell('change'), cell('volume'), cell('high'), cell('low')]).toEqual([
      '+1.50%',
      'Vol 1.23K',
      '70,000.00',
      '60,000.00',
    ]);
    expect(cell('spoken')).toBe('BTC/USDT, 65,000.50 USDT, up, +1.50%');
    send(quoteAt('64999', 2, '-0.2'));
    await waitFor(() => expect(cell('price')).toBe('64,999.00'));
    expect([cell('change'), cell('volume')]).toEqual(['-0.20%', 'Vol 1.23K']);
  });

  test('QuoteRow: what is read out waits until it has been heard', async () => {
    const cell = await showRow();
    send(quoteAt('65000', 1));
    await waitFor(() => expect(cell('spoken')).toContain('65,000.00'));
    send(quoteAt('65001', 9000));
    await waitFor(() => expect(cell('price')).toBe('65,001.00'));
    expect(cell('spoken')).toContain('65,000.00');
    send(quoteAt('65002', 10_001));
    await waitFor(() => expect(cell('spoken')).toContain('65,002.00'));
  });

  test('QuoteRow: out of sight nothing is written; coming back it shows the last price at once', async () => {
    const cell = await showRow();
    send(quoteAt('65000', 1));
    await waitFor(() => expect(cell('price')).toBe('65,000.00'));
    tellSight(false);
    send(quoteAt('66000', 2));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(cell('price')).toBe('65,000.00');
    tellSight(true);
    expect(cell('price')).toBe('66,000.00');
  });
});
