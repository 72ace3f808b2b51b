import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { settledOption } from '../../../../../tests/support/option-samples.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { simulatedOptions } from '../../mode/model/trade-mode.ts';
import { OptionOrdersPanel } from './option-orders-panel.tsx';

const settled = settledOption({});

vi.mock('../../../shared/server/data/use-server-zone.ts', () => ({ useServerZone: () => undefined }));
vi.mock('../../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => ({}) }));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true }) }));
vi.mock('../../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => false }));
vi.mock('../../mode/data/other-tabs.ts', () => ({ useChangedElsewhere: () => undefined }));
vi.mock('../../orders/data/option-orders.ts', () => ({
  useRefreshOption: () => () => undefined,
  useOptionOrders: () => ({ orders: [settled] }),
}));
vi.mock('../../mode/operations/use-price-steps.ts', () => ({ usePriceSteps: () => () => undefined }));
vi.mock('../../orders/panels/record-list.tsx', () => ({ RecordList: () => 'What runs' }));
vi.mock('./running-elsewhere.tsx', () => ({ RunningElsewhere: () => undefined }));
vi.mock('./settled-list.tsx', () => ({ SettledList: () => 'The list' }));
vi.mock('../parts/option-receipt.tsx', () => ({
  OptionReceipt: ({ order, onClose }: { order: OptionOrder | undefined; onClose: () => void }) =>
    order === undefined ? undefined : (
      <button type="button" onClick={onClose}>
        Receipt {order.id}
      </button>
    ),
}));

afterEach(cleanup);

async function open(address: string, isOfRecords = true, beside: object = {}): Promise<void> {
  const running = { all: [], isAnyRunning: false, list: {}, settle: () => undefined };
  const records = { kind: 'settled', choose: () => undefined };
  render(
    <MemoryRouter initialEntries={[address]}>
      <Suspense>
        <OptionOrdersPanel
          instrument={undefined}
          running={running as never}
          records={isOfRecords ? (records as never) : undefined}
          here="/"
          {...beside}
        />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('tablist', {}, { timeout: 60_000 });
}

test('beside a ticket the way to all options leads to the list that is open', async () => {
  await open('/', false, { instrument: { id: '1', symbol: 'BTC/USDT' }, mode: simulatedOptions });
  const all = () => screen.getByRole('link', { name: 'All options' }).getAttribute('href');
  expect(all()).toBe('/pages/moni/seconds_order?symbol=BTC/USDT&list=open');
  fireEvent.click(screen.getByRole('tab', { name: /^Settled/ }));
  expect(all()).toBe('/pages/moni/seconds_order?symbol=BTC/USDT&list=settled');
});

test('E35 the receipt that the address asks for stands open until it is put away', async () => {
  await open('/?list=settled&receipt=7');
  fireEvent.click(screen.getByRole('button', { name: 'Receipt 7' }));
  expect(screen.queryByText(/Receipt/)).toBeNull();
});

test('E35 one that is not there opens nothing, nor does it on a trade screen', async () => {
  await open('/?list=settled&receipt=8');
  expect(screen.queryByText(/Receipt/)).toBeNull();
  cleanup();
  await open('/?receipt=7', false);
  expect(screen.queryByText(/Receipt/)).toBeNull();
});
