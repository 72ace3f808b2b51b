import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { parseRuntimeConfig, type RuntimeConfig } from '../../../../core/config/runtime-config.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { RegionRow } from './region-row.tsx';

let config: RuntimeConfig;
let region: string | undefined;
vi.mock('../../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => config }));
vi.mock('../data/chosen-region.ts', () => ({ useChosenRegion: () => [region, () => undefined] }));
afterEach(cleanup);

async function shown(kept: string | undefined, products = {}): Promise<HTMLElement | null> {
  region = kept;
  config = parseRuntimeConfig({ products });
  render(
    <MemoryRouter>
      <Suspense>
        <RegionRow to={routes.setting.areas} />
        <p>stands</p>
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByText('stands', {}, { timeout: 60_000 });
  const link = screen.queryByRole('link');
  cleanup();
  return link;
}

test('QB1: the region that was picked leads to the page where it is picked, by its name or by that it is missing', async () => {
  const picked = await shown('TH');
  expect([picked?.textContent, picked?.getAttribute('href')]).toEqual([
    'Your country or regionThailand',
    '/pages/setting/areas',
  ]);
  expect((await shown(undefined))?.textContent).toBe('Your country or regionNot chosen yet');
});

test('QB1: without quick buy no region is asked for', async () => {
  expect(await shown('TH', { quickBuy: false, c2c: false })).toBeNull();
});
