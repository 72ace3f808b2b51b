import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import { forexSpot, liveSpot, simulatedSpot, type TradeMode } from '../../mode/model/trade-mode.ts';
import { ViewingDesk } from './viewing-desk.tsx';

const site = vi.hoisted(() => ({ hasForex: true, hasSpot: true, isSignedIn: true }));
vi.mock('../../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({
    products: { spot: site.hasSpot, contracts: true, options: true, simulated: true, forex: site.hasForex },
  }),
}));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => site }));
const open = vi.hoisted(() => ({ contracts: 0 }));
vi.mock('../../orders/operations/use-open-contracts.ts', () => ({ useOpenContracts: () => open.contracts }));
vi.mock('./desk-frame.tsx', () => ({
  DeskFrame: ({ renderPage }: { readonly renderPage: (content: undefined) => unknown }) => renderPage(undefined),
}));
beforeEach(() => {
  site.hasForex = true;
  site.hasSpot = true;
  site.isSignedIn = true;
});
afterEach(cleanup);

const stock: Instrument = {
  ...sampleInstrument,
  symbol: 'AAPL/USD',
  category: 'stock',
  allows: { spot: false, contracts: true, options: false },
};

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Where the desk of a pair leaves a person who came to an address, and what it says. */
async function landed(address: string, mode: TradeMode, instrument: Instrument): Promise<string> {
  render(
    <MemoryRouter initialEntries={['/pages/market/market', address]}>
      <Suspense>
        <ViewingDesk
          mode={mode}
          instrument={instrument}
          view="chart"
          here={address}
          renderPage={(content, footer) => (
            <main>
              {content}
              {footer}
            </main>
          )}
        />
        <Place />
      </Suspense>
    </MemoryRouter>,
  );
  const place = await screen.findByRole('status', {}, { timeout: 60_000 });
  // Who is led on is so after the first picture.
  await act(async () => undefined);
  return place.textContent ?? '';
}

test('MK1: a pair that is not traded spot opens where it is traded, whichever list it was tapped in', async () => {
  const spot = '/pages/transaction/currency?symbol=AAPL/USD&view=chart';
  expect(await landed(spot, liveSpot, stock)).toBe('/pages/forex/contract?symbol=AAPL/USD&view=chart');
  cleanup();
  expect(await landed('/pages/moni/currency?symbol=AAPL/USD', simulatedSpot, stock)).toBe(
    '/pages/moni/contract?symbol=AAPL/USD&view=chart',
  );
  cleanup();
  const coin: Instrument = { ...stock, symbol: 'BTC/USDT', category: 'crypto' };
  expect(await landed('/pages/transaction/currency?symbol=BTC/USDT', liveSpot, coin)).toBe(
    '/pages/transaction/contract?symbol=BTC/USDT&view=chart',
  );
});

test('MK1: who has chosen spot stays, and sees the way in one tap', async () => {
  for (const [address, mode] of [
    ['/pages/transaction/index?product=spot&symbol=AAPL/USD', liveSpot],
    ['/pages/forex/currency?symbol=AAPL/USD', forexSpot],
  ] as const) {
    expect(await landed(address, mode, stock)).toBe(address);
    expect(screen.getByText(/^AAPL\/USD cannot be traded as/)).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/pages/forex/contract?symbol=AAPL/USD');
    cleanup();
  }
});

test('PO1: the way to contracts says that positions are open there', async () => {
  open.contracts = 2;
  await landed('/pages/forex/currency?symbol=AAPL/USD', forexSpot, stock);
  expect(await screen.findByText('Contract positions: 2', {}, { timeout: 60_000 })).toBeDefined();
  open.contracts = 0;
});

test('MK1: nobody is sent to a page that the site does not have', async () => {
  site.hasForex = false;
  const address = '/pages/transaction/currency?symbol=AAPL/USD&view=chart';
  expect(await landed(address, liveSpot, stock)).toBe(address);
  expect(screen.queryByRole('link')).toBeNull();
});

test('OE8: where spot is switched off, its page leads to the orders that a person has there', async () => {
  site.hasSpot = false;
  const coin: Instrument = {
    ...sampleInstrument,
    symbol: 'BTC/USDT',
    allows: { spot: false, contracts: false, options: false },
  };
  const address = '/pages/transaction/currency?symbol=BTC/USDT&view=chart';
  expect(await landed(address, liveSpot, coin)).toBe(address);
  const link = screen.getByRole('link', { name: 'Open “Spot orders”' });
  expect(link.getAttribute('href')).toBe('/pages/transaction/currency_order?symbol=BTC/USDT');
  cleanup();
  site.isSignedIn = false;
  await landed(address, liveSpot, coin);
  expect(screen.queryByRole('link')).toBeNull();
});
