import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { asFound } from '../../../core/config/found-products.ts';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
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
  ['/pages/transaction/contract', 'contracts'],
  ['/pages/transaction/currency', undefined],
  ['/pages/moni/contract', 'contracts'],
])(
  'PO3 missingRouteArea: what was switched off before the page was loaded has its address still: %s',
  (address, area) => {
    const decided = parseRuntimeConfig({ products: { contract: false } });
    expect(missingRouteArea(decided, address)).toBe(area);
  },
);

test('PO3 MissingScreen: the address of practice leads to what is open in practice', async () => {
  stage.isSignedIn = true;
  render(
    <MemoryRouter initialEntries={['/pages/moni/contract']}>
      <RuntimeConfigContext value={plain}>
        <Suspense>
          <MissingScreen area="contracts" />
        </Suspense>
      </RuntimeConfigContext>
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: 'Open orders and positions' }, { timeout: 60_000 });
  expect(link.getAttribute('href')).toBe('/pages/moni/contract_order');
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
      <RuntimeConfigContext value={plain}>
        <Suspense>
          <MissingScreen area={area} />
        </Suspense>
      </RuntimeConfigContext>
    </MemoryRouter>,
  );
  await screen.findByText(/^Not offered here/, {}, { timeout: 60_000 });
  const link = screen.queryByRole('link', { name: 'Open orders and positions' });
  expect(link?.getAttribute('href')).toBe(address);
});

test('W6 MissingScreen: an address that was opened by hand says what is missing, with a way back', async () => {
  render(
    <MemoryRouter>
      <RuntimeConfigContext value={plain}>
        <Suspense>
          <MissingScreen area="borrowing" />
        </Suspense>
      </RuntimeConfigContext>
    </MemoryRouter>,
  );
  expect(await screen.findByText('Not offered here: Loans.', {}, { timeout: 60_000 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  const about = screen.getByRole('link', { name: 'Connection' });
  expect(about.getAttribute('href')).toBe('/pages/setting/setting?section=connection');
});
