import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { now, won } from '../../../../../tests/support/won-auction.ts';
import type { WonAuction } from '../../../../core/domain/art-sale.ts';
import { WonBanner } from './won-banner.tsx';

let all: readonly WonAuction[] = [];

vi.mock('../data/won-auctions.ts', () => ({ useWonAuctions: () => ({ query: { data: all } }) }));
vi.mock('../../requests/data/server-now.ts', async () => {
  const fixture = await import('../../../../../tests/support/won-auction.ts');
  return { useServerNow: () => fixture.now };
});

afterEach(cleanup);
const show = (list: readonly WonAuction[], path = '/pages/market/market'): void => {
  all = list;
  render(
    <MemoryRouter initialEntries={[path]}>
      <Suspense>
        <WonBanner />
      </Suspense>
    </MemoryRouter>,
  );
};

test('NF3 on any page the auction whose time to pay ends first is counted down, and leads to the payment', async () => {
  show([{ ...won, id: '9', name: 'Red', payBeforeMs: now + 2 * 3_600_000 }, won]);
  expect(await screen.findByText('You won “Red”')).toBeTruthy();
  expect(screen.getByText('02:00:00')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toContain('id=9');
});

test('NF3 nothing is shown where nothing is due, or where the page says it in full', async () => {
  show([{ ...won, state: 'paid' }]);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show([won], '/pages/nft/nft');
  expect(screen.queryByRole('link')).toBeNull();
});
