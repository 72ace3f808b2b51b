import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleInstrument } from '../../../../../tests/support/ticket-samples.ts';
import { noDrawings } from '../../chart/parts/chart-drawings.ts';
import { DeskFrame } from './desk-frame.tsx';
import type { DeskTrading } from '../../ticket/parts/desk.ts';

vi.mock('../../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({ risk: { links: [] }, capabilities: {} }),
}));
vi.mock('../../../shared/quotes/data/use-quote.ts', () => ({ useQuote: () => undefined }));
const page = vi.hoisted(() => ({ isWide: false }));
vi.mock('../../mode/parts/use-wide-layout.ts', () => ({
  useWideLayout: () => page.isWide,
  useDeskLayout: () => false,
}));
vi.mock('../../book/operations/use-book.ts', () => ({ useBook: () => 'none' }));
vi.mock('../../book/panels/awaited-book.tsx', () => ({ AwaitedBook: () => undefined }));
vi.mock('../../chart/panels/chart-panel.tsx', () => ({ ChartPanel: () => undefined }));
vi.mock('./chart-tabs.tsx', () => ({ ChartTabs: () => undefined, DayHead: () => undefined }));
afterEach(() => {
  cleanup();
  page.isWide = false;
});

const trading: DeskTrading = {
  ticket: <button type="button">Send</button>,
  orders: <p>Positions</p>,
  product: 'contracts',
  riskKey: 'risk.contracts',
  pinnedRiskKey: 'risk.contracts',
  isConfirming: false,
  renderButtons: () => <button type="button">Open</button>,
};

async function show(view: 'ticket' | 'chart', desk: DeskTrading): Promise<{ rerender(shown: ReactNode): void }> {
  // Its parts are fetched when they are first drawn.
  const shown = await act(async () => {
    const rendered = render(desked(view, desk));
    await Promise.all([
      import('./chart-views.tsx'),
      import('./scrolled-desk.tsx'),
      import('../../mode/parts/risk-text.tsx'),
    ]);
    return rendered;
  });
  await screen.findByRole('button', { name: view === 'chart' ? 'Open' : 'Send' }, { timeout: 60_000 });
  return shown;
}

const desked = (view: 'ticket' | 'chart', desk: DeskTrading) => (
  <MemoryRouter>
    <Suspense>
      <DeskFrame
        desk={{ instrument: sampleInstrument, view, trading: desk, drawings: noDrawings }}
        renderPage={(content, footer) => (
          <>
            <main>{content}</main>
            <footer>{footer}</footer>
          </>
        )}
      />
    </Suspense>
  </MemoryRouter>
);

const line = () => screen.findByRole('button', { name: 'Leverage can cost you everything here.' }, { timeout: 60_000 });

test('H1: on a phone the risk is a line of the page above the ticket, never over it, and opens its whole text', async () => {
  await show('ticket', trading);
  const warning = await line();
  expect(warning.closest('main')).not.toBeNull();
  expect(document.querySelector('footer [data-risk]')).toBeNull();
  const send = screen.getByRole('button', { name: 'Send' });
  expect(warning.compareDocumentPosition(send) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await act(async () => {
    fireEvent.click(warning);
    await import('../../mode/parts/risk-text.tsx');
  });
  expect(await screen.findByText(/a small move against you can quickly cost everything/)).toBeDefined();
});

test('H1: on a wide page the same line stands above the ticket, or beside the buttons at the foot', async () => {
  page.isWide = true;
  await show('ticket', trading);
  const above = await line();
  const send = screen.getByRole('button', { name: 'Send' });
  expect(above.compareDocumentPosition(send) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  // Across the page: the column of a tablet's ticket is too narrow for one line.
  expect(above.closest('[data-tradable]')).toBeNull();
  expect(send.closest('[data-tradable]')).not.toBeNull();
  expect(document.querySelector('footer')?.childElementCount).toBe(0);
  cleanup();
  await show('ticket', { ...trading, pinned: <button type="button">Up</button> });
  const warning = await line();
  expect(warning.closest('footer')).not.toBeNull();
  expect(document.querySelector('main [data-risk]')).toBeNull();
  await act(async () => {
    fireEvent.click(warning);
    await import('../../mode/parts/risk-text.tsx');
  });
  expect(await screen.findByText(/a small move against you can quickly cost everything/)).toBeDefined();
});

test('H25: under the chart of a phone the way to the own limits stands beside the risk', async () => {
  await show('chart', trading);
  expect((await line()).closest('footer')).toBeNull();
  expect(screen.getByRole('link', { name: 'Limits and breaks' })).toBeDefined();
});

test('H25: without leverage and hurry the risk is named without a way to limits', async () => {
  const { pinnedRiskKey: _, ...calm } = trading;
  await show('chart', { ...calm, product: 'spot', riskKey: 'risk.crypto' });
  expect(
    await screen.findByRole('button', { name: 'You can lose all the money you put in.' }, { timeout: 60_000 }),
  ).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Limits and breaks' })).toBeNull();
});

test('a ticket that was asked for while it was in sight does not open over the chart that comes next', async () => {
  const asking: DeskTrading = { ...trading, askedTicket: '7' };
  const { rerender } = await show('ticket', asking);
  await act(async () => rerender(desked('chart', asking)));
  await screen.findByRole('button', { name: 'Open' }, { timeout: 60_000 });
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await act(async () => rerender(desked('chart', { ...trading, askedTicket: '8' })));
  expect(await screen.findByRole('dialog', { hidden: true }, { timeout: 60_000 })).toBeDefined();
});
