import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { asFound } from '../../../core/config/found-products.ts';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { missingRouteArea } from '../../routes/offered-route.ts';
import { MissingScreen } from './not-offered-screen.tsx';

const stage = vi.hoisted(() => ({ isSignedIn: false }));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => stage }));
afterEach(cleanup);

const plain = parseRuntimeConfig({});
const found = asFound(plain, 'simulated borrowing c2c quickBuy');

test.each([
  ['/pages/moni/index', 'simulated'],
  ['/pages/common/borrowing', 'borrowing'],
  ['/pages/common/c2c', 'c2c'],
  ['/pages/transaction/index', undefined],
  ['/pages/of/nobody', undefined],
])('W6 missingRouteArea: %s needs %s', (address, area) => {
  expect(missingRouteArea(found, address)).toBe(area);
});

test('W6 missingRouteArea: what the operator left out is no address at all', () => {
  const decided = parseRuntimeConfig({ products: { borrowing: false } });
  expect(missingRouteArea(decided, '/pages/common/borrowing')).toBeUndefined();
});

test.each([
  ['contracts', true, '/pages/transaction/contract_order'],
  ['spot', true, '/pages/transaction/currency_order'],
  ['contracts', false, undefined],
  ['nft', true, undefined],
] as const)('PO3 MissingScreen: %s, signed in %s: the way to what is still open', async (area, isSignedIn, address) => {
  stage.isSignedIn = isSignedIn;
  render(
    <MemoryRouter>
      <Suspense>
        <MissingScreen area={area} />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByText(/^Not offered here/, {}, { timeout: 60_000 });
  const link = screen.queryByRole('link', { name: 'Open orders and positions' });
  expect(link?.getAttribute('href')).toBe(address);
});

test('W6 MissingScreen: an address that was opened by hand says what is missing, with a way back', async () => {
  render(
    <MemoryRouter>
      <Suspense>
        <MissingScreen area="borrowing" />
      </Suspense>
    </MemoryRouter>,
  );
  expect(await screen.findByText('Not offered here: Loans.', {}, { timeout: 60_000 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  const about = screen.getByRole('link', { name: 'Connection' });
  expect(about.getAttribute('href')).toBe('/pages/setting/setting?section=connection');
});
