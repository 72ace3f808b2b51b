import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Records } from '../../orders/operations/use-records.ts';
import type { OrderListKind } from '../../orders/data/spot-orders.ts';
import { simulatedSpot } from '../../mode/model/trade-mode.ts';
import { SpotOrdersPanel } from './spot-orders-panel.tsx';

vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: 'live' }) }));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true }) }));
vi.mock('../../../shared/server/data/use-server-zone.ts', () => ({ useServerZone: () => undefined }));
vi.mock('../../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => false }));
vi.mock('../../mode/operations/use-price-steps.ts', () => ({ usePriceSteps: () => () => undefined }));
vi.mock('../../orders/data/spot-orders.ts', () => ({ useSpotOrders: () => ({ orders: [], readAt: 1 }) }));
vi.mock('../../orders/operations/use-read-again.ts', () => ({ useReadAgain: () => undefined }));
vi.mock('../../orders/parts/order-receipt.tsx', () => ({ OrderReceipt: () => undefined }));
vi.mock('./contracts-beside.tsx', () => ({ ContractsBeside: () => undefined }));
vi.mock('./order-list-view.tsx', () => ({ OrderListView: () => undefined }));
vi.mock('./waiting-elsewhere.tsx', () => ({ WaitingElsewhere: ({ to }: { readonly to: string }) => `waits at ${to}` }));

afterEach(cleanup);

async function open(records?: Partial<Records<OrderListKind>>): Promise<void> {
  render(
    <MemoryRouter>
      <Suspense>
        <SpotOrdersPanel
          pair={{ baseId: '1', quoteId: '3' }}
          symbol="BTC/USDT"
          onItsWay={undefined}
          records={records as Records<OrderListKind> | undefined}
          mode={records === undefined ? simulatedSpot : undefined}
          here="/"
        />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('tablist', {}, { timeout: 60_000 });
}

test('beside a ticket the way to all orders leads to the list that is open, that to the waiting ones to those', async () => {
  await open();
  const all = () => screen.getByRole('link', { name: 'All spot orders' }).getAttribute('href');
  expect(all()).toBe('/pages/moni/currency_order?symbol=BTC/USDT&list=pending');
  expect(screen.getByText('waits at /pages/moni/currency_order?symbol=BTC/USDT&list=pending')).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: /^History/ }));
  expect(all()).toBe('/pages/moni/currency_order?symbol=BTC/USDT&list=history');
});

test('on the page of all orders the list is that of its address, and nothing leads there', async () => {
  await open({ kind: 'history' });
  expect(screen.getByRole('tab', { name: /^History/ }).getAttribute('aria-selected')).toBe('true');
  expect(screen.queryByRole('link', { name: 'All spot orders' })).toBeNull();
});
