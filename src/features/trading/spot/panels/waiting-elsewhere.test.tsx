import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleOrder } from '../../../../../tests/support/ticket-samples.ts';
import { WaitingElsewhere } from './waiting-elsewhere.tsx';

const stage = vi.hoisted(() => ({ orders: [] as unknown[], asked: [] as unknown[] }));
vi.mock('../../orders/data/spot-orders.ts', () => ({
  useSpotOrders: (query: unknown) => {
    stage.asked.push(query);
    return { orders: stage.orders };
  },
}));
afterEach(cleanup);

const pair = { baseId: sampleOrder.baseId, quoteId: sampleOrder.quoteId };
const draw = () =>
  render(
    <MemoryRouter>
      <Suspense fallback="wait">
        <WaitingElsewhere pair={pair} to="/all" />
      </Suspense>
    </MemoryRouter>,
  );

test('OE8: who looks at one pair is told on which others orders wait, and is led there', async () => {
  stage.orders = [sampleOrder, { ...sampleOrder, id: '12', baseId: '2', symbol: 'ETH/USDT' }];
  draw();
  const link = await screen.findByRole('link', {}, { timeout: 60_000 });
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Waiting on other pairs: ETH/USDT', '/all']);
  expect(stage.asked.at(-1)).toEqual({ kind: 'pending', pair: undefined, isHint: true });
});

test('OE8: orders of the pair alone, also one that its list does not have yet, are no hint', async () => {
  stage.orders = [sampleOrder];
  draw();
  await waitFor(() => expect(screen.queryByText('wait')).toBeNull());
  expect(screen.queryByRole('link')).toBeNull();
});
