import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forexContract,
  forexTimed,
  liveContract,
  liveModes,
  liveOptions,
  liveSpot,
  simulatedModes,
  type TradeMode,
} from '../../mode/model/trade-mode.ts';
import { OrdersScreen } from './orders-screen.tsx';

const stage = vi.hoisted(() => ({ isSignedIn: true }));
vi.mock('../../../shared/instruments/data/instruments.ts', () => ({ useInstruments: () => ({ data: [] }) }));
vi.mock('../../../../core/session/use-session.ts', () => ({ useSession: () => stage }));
vi.mock('../../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => ({ risk: { links: [] } }) }));
vi.mock('../panels/product-screens.tsx', () => ({ productScreens: {} }));

beforeEach(() => {
  stage.isSignedIn = true;
});
afterEach(cleanup);

async function records(mode: TradeMode): Promise<string | undefined> {
  render(
    <MemoryRouter>
      <Suspense>
        <OrdersScreen mode={mode} />
      </Suspense>
    </MemoryRouter>,
  );
  const main = await screen.findByRole('main', {}, { timeout: 60_000 });
  return main.querySelector('[data-risk]')?.textContent;
}

test('H1: what runs with leverage or against time carries its warning beside its records', async () => {
  expect(await records(liveContract)).toBe('Leverage can cost you everything here.');
  cleanup();
  expect(await records(liveOptions)).toBe('You can lose your whole stake in seconds.');
});

test('H1: nothing of spot orders runs on, and a visitor has none', async () => {
  expect(await records(liveSpot)).toBeUndefined();
  cleanup();
  stage.isSignedIn = false;
  expect(await records(liveContract)).toBeUndefined();
});

test.each([liveModes, simulatedModes])(
  'H25: the records of what runs fast lead to the own limits and a break (%#)',
  async ({ contracts, options }) => {
    const modes = [contracts, options].filter((mode) => mode !== undefined);
    expect(modes).toHaveLength(2);
    for (const mode of modes) {
      await records(mode);
      const link = screen.getByRole('link', { name: 'Limits and breaks' });
      expect(link.closest('footer')).toBeNull();
      cleanup();
    }
  },
);

test('the records of a product use the whole width of a desktop: their tables have many columns', async () => {
  await records(liveContract);
  expect(screen.getByRole('main').parentElement?.className).toContain('wide');
});

test('T22: the orders of other markets than crypto are titled by the markets that they are of', async () => {
  await records(forexContract);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contract orders (forex, stocks, futures)');
  cleanup();
  await records(forexTimed);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Timed options (Forex)');
  cleanup();
  await records(liveContract);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contract orders');
});
