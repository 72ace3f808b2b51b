import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProductId } from '../model/products.ts';
import { OrdersScreen } from './orders-screen.tsx';

const stage = vi.hoisted(() => ({ isSignedIn: true }));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => stage }));
vi.mock('../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => ({ risk: { links: [] } }) }));
vi.mock('./product-screens.tsx', () => ({ productScreens: {} }));

beforeEach(() => {
  stage.isSignedIn = true;
});
afterEach(cleanup);

async function records(product: ProductId): Promise<string | undefined> {
  render(
    <MemoryRouter>
      <Suspense>
        <OrdersScreen mode={{ account: 'live', category: 'crypto', product }} />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByRole('main', {}, { timeout: 10_000 });
  // Pinned: it stays in sight on a phone on its side as well.
  return screen.queryByRole('contentinfo')?.querySelector('[data-pinned]')?.textContent;
}

test('H1: what runs with leverage or against time carries its warning beside its records', async () => {
  expect(await records('contract')).toMatch(/Leverage can quickly cost you everything/);
  cleanup();
  expect(await records('seconds')).toMatch(/lose your whole stake within seconds/);
});

test('H1: nothing of spot orders runs on, and a visitor has none', async () => {
  expect(await records('spot')).toBeUndefined();
  cleanup();
  stage.isSignedIn = false;
  expect(await records('contract')).toBeUndefined();
});
