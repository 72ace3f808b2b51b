import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import { price } from '../../../../core/money/amount.ts';
import type { PageProps } from '../../../../core/ui/page/page.tsx';
import { liveSpot } from '../../mode/model/trade-mode.ts';
import type { DeskNeeds } from '../../ticket/parts/desk.ts';
import { TradePage } from './trade-page.tsx';

const listening = vi.hoisted(() => vi.fn<(symbol: string, gapMs: number) => unknown>());
vi.mock('../../../shared/quotes/data/use-quote.ts', () => ({ restingGapMs: 1000, useQuote: listening }));
vi.mock('../../../shared/instruments/data/instruments.ts', () => ({ useFreshInstruments: () => undefined }));
vi.mock('../../mode/parts/use-wide-layout.ts', () => ({ useDeskLayout: () => false, useWideLayout: () => false }));
vi.mock('../../../../core/ui/page/page.tsx', () => ({ Page: ({ place }: PageProps) => place }));
vi.mock('../../../../core/ui/page/place.tsx', () => ({
  Place: ({ text }: { readonly text: string }) => <p>{text}</p>,
}));
vi.mock('./product-screens.tsx', () => ({
  productScreens: { spot: { Desk: ({ renderPage }: DeskNeeds) => renderPage(undefined, undefined) } },
}));
afterEach(cleanup);

test('TradePage: the tab is named after the price every two seconds at most', async () => {
  listening.mockReturnValue({ price: price('61300.5') });
  const pair = { instrument: sampleInstrument, symbol: sampleInstrument.symbol, view: 'ticket', here: '/' } as never;
  render(
    <MemoryRouter>
      <Suspense>
        <TradePage mode={liveSpot} pair={pair} isTab={false} />
      </Suspense>
    </MemoryRouter>,
  );
  expect(await screen.findByText('61,300.5 BTC/USDT', {}, { timeout: 60_000 })).toBeDefined();
  expect(listening.mock.calls).toEqual([[sampleInstrument.symbol, 1000]]);
});
