import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MarketFreshnessNote } from './market-freshness-note.tsx';

const world = vi.hoisted(() => ({
  isDelayed: false,
  isOffline: false,
  refetch: vi.fn<() => Promise<void>>(async () => undefined),
}));
vi.mock('../../../../core/session/use-offline.ts', () => ({ useOffline: () => world.isOffline }));
vi.mock('../data/use-freshness.ts', () => ({
  useFreshness: () => undefined,
  useMarketFreshness: () => ({ ageMs: 12_000, isDelayed: world.isDelayed, isStale: false }),
}));
vi.mock('../../instruments/data/instruments.ts', () => ({
  useInstruments: () => ({ refetch: world.refetch, isFetching: false }),
}));
afterEach(cleanup);

const show = async (isDelayed: boolean): Promise<void> => {
  world.isDelayed = isDelayed;
  render(
    <Suspense>
      <MarketFreshnessNote />
    </Suspense>,
  );
  await screen.findByRole('status', {}, { timeout: 60_000 });
};

test('L8, MK5 MarketFreshnessNote: prices that are late say their age, beside the button that asks for them again', async () => {
  await show(true);
  expect(screen.getByText('Delayed 12 sec')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(world.refetch).toHaveBeenCalledOnce();
});

test('L8 MarketFreshnessNote: prices that come in need neither', async () => {
  await show(false);
  expect([screen.queryByText(/Delayed/), screen.queryByRole('button')]).toEqual([null, null]);
});

test('MK5 MarketFreshnessNote: without a network the age stays, and nothing is offered that cannot come', async () => {
  world.isOffline = true;
  await show(true);
  world.isOffline = false;
  expect(screen.getByText('Delayed 12 sec')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
