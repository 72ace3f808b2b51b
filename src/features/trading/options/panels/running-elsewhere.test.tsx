import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleOption } from '../../../../../tests/support/option-samples.ts';
import { RunningElsewhere } from './running-elsewhere.tsx';

const stage = vi.hoisted(() => ({ account: 'live', orders: [] as unknown[] }));
vi.mock('../../../../core/account/use-account.ts', () => ({ useAccount: () => ({ id: stage.account }) }));
vi.mock('../../orders/data/option-orders.ts', () => ({ useOptionOrders: () => ({ orders: stage.orders }) }));
vi.mock('../../../shared/instruments/data/instruments.ts', () => ({
  useInstruments: () => ({ data: [{ instrument: { id: '77', symbol: 'ETH/USDT' } }] }),
}));
beforeEach(() => {
  stage.account = 'live';
});
afterEach(cleanup);

const draw = () =>
  render(
    <MemoryRouter>
      <Suspense fallback="wait">
        <RunningElsewhere matchId={sampleOption.matchId} />
      </Suspense>
    </MemoryRouter>,
  );

test('SO2: who looks at one pair is told on which others options run, and is led there', async () => {
  stage.account = 'moni';
  stage.orders = [sampleOption, { ...sampleOption, id: '99', matchId: '77', symbol: undefined }];
  draw();
  const link = await screen.findByRole('link', {}, { timeout: 60_000 });
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Running on other pairs: ETH/USDT',
    '/pages/moni/seconds_order',
  ]);
});

test('SO2: what runs on the pair itself is no hint', async () => {
  stage.orders = [sampleOption];
  draw();
  await waitFor(() => expect(screen.queryByText('wait')).toBeNull());
  expect(screen.queryByRole('link')).toBeNull();
});
