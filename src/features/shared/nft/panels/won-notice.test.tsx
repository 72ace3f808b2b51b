import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { now, won } from '../../../../../tests/support/won-auction.ts';
import type { WonAuction } from '../../../../core/domain/products/art-sale.ts';
import { WonNotice } from './won-notice.tsx';

const hour = 3_600_000;
let all: readonly WonAuction[] = [];

vi.mock('../data/won-auctions.ts', () => ({ useWonAuctions: () => ({ query: { data: all } }) }));
vi.mock('../../../../core/time/use-server-now.ts', async () => {
  const fixture = await import('../../../../../tests/support/won-auction.ts');
  return { useServerNow: () => fixture.now };
});
vi.mock('../../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({ products: { nft: true } }),
}));

afterEach(cleanup);
/** Dictionaries arrive when they do. */
const patience = { timeout: 60_000 };
const show = (list: readonly WonAuction[]): void => {
  all = list;
  render(
    <MemoryRouter>
      <Suspense>
        <WonNotice />
      </Suspense>
    </MemoryRouter>,
  );
};

test('NF3 nothing is shown while nothing is due', () => {
  show([
    { ...won, state: 'paid' },
    { ...won, id: '9', state: 'expired' },
  ]);
  expect(document.body.textContent).toBe('');
});

test('NF3 the one whose time ends first is counted down, and leads to the payment', async () => {
  show([won, { ...won, id: '9', name: 'Red', payBeforeMs: now + 2 * hour }]);
  expect(await screen.findByText('You won “Red”', {}, patience)).toBeTruthy();
  expect(screen.getByText(/02:00:00/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toContain('id=9');
});

test.each([
  [12 * hour + 1, 'left to pay'],
  [12 * hour, 'half of the day'],
  [hour, 'Less than an hour'],
])('NF3 with %i ms left it reminds in other words', async (left, words) => {
  show([{ ...won, payBeforeMs: now + left }]);
  expect(await screen.findByText(new RegExp(words), {}, patience)).toBeTruthy();
});
