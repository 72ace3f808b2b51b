import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { now, won } from '../../../../tests/support/won-auction.ts';
import type { WonAuction } from '../../../core/domain/products/art-sale.ts';
import { amount } from '../../../core/money/amount.ts';
import PurchaseRecordsScreen from './purchase-records-screen.tsx';
import WonAuctionScreen from './won-auction-screen.tsx';

let all: readonly WonAuction[] = [];
let balance = amount('1000');
const accepted = { kind: 'accepted' } as const;
const payWonAuction = vi.fn<(id: string) => Promise<typeof accepted>>();
const readWonAuction = vi.fn<(id: string) => Promise<typeof accepted>>();

vi.mock('../../shared/wallets/data/read-available.ts', () => ({ useReadAvailable: () => async () => '1000' }));
vi.mock('../../shared/nft/data/won-auctions.ts', () => ({
  useWonAuctions: () => ({ query: { data: all, error: null }, readNow: () => Promise.resolve(all) }),
}));
vi.mock('../data/art-sales.ts', () => ({
  useArtWrites: () => ({ payWonAuction, readWonAuction }),
}));
vi.mock('../../shared/nft/data/own-bids.ts', () => ({
  useOwnBids: () => ({ rows: [], error: null, hasMore: false, isLoadingMore: false, isReading: false }),
}));
vi.mock('../../../core/time/use-server-now.ts', () => ({ useServerNow: () => now }));
vi.mock('../../shared/wallets/data/spot-balance.ts', () => ({ useSpotBalance: () => () => balance }));

beforeEach(() => {
  all = [won];
  balance = amount('1000');
  for (const write of [payWonAuction, readWonAuction]) write.mockReset().mockResolvedValue(accepted);
});
afterEach(cleanup);

const show = (): Promise<void> => showScreen(WonAuctionScreen, '/pages/nft/purchase_one?id=8');
const words = (): string => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
/** Answers and dictionaries arrive when they do. */
const patience = { timeout: 60_000 };

test('NF3 H15 it says what is to be paid until when and what is lost otherwise, and is paid once, after a look at it', async () => {
  await show();
  expect(words()).toContain('Otherwise the deposit is forfeited.');
  expect(words()).toMatch(/Time left: .*00:00:00/);
  expect(words()).toContain('22 USDT');
  await waitFor(() => expect(readWonAuction.mock.calls).toEqual([['8']]));
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  const sheet = within(screen.getByRole('dialog'));
  expect(document.activeElement?.textContent).toBe('Back');
  expect(payWonAuction).not.toHaveBeenCalled();
  fireEvent.click(sheet.getByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(payWonAuction.mock.calls).toEqual([['8']]));
  expect(await screen.findByText(/The artwork is yours, and the deposit is back/, {}, patience)).toBeTruthy();
});

test('NF3 what cannot be paid is not offered as if it could', async () => {
  balance = amount('21.99');
  await show();
  expect(screen.getByRole('button', { name: 'Pay now' })).toHaveProperty('disabled', true);
  expect(words()).toContain('Not enough USDT in the spot account');
});

test.each([
  ['paid', 'The artwork is yours', true],
  ['expired', 'It was not paid within one day', false],
] as const)('NF3 %s: it says so once, and nothing is left to pay', async (state, text, leadsOn) => {
  all = [{ ...won, state, isRead: true }];
  await show();
  expect(words().split(text)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  expect(screen.queryAllByRole('link', { name: 'My NFTs' })).toHaveLength(leadsOn ? 1 : 0);
  expect(readWonAuction).not.toHaveBeenCalled();
});

test('NF3 an order that is not this person’s is none', async () => {
  all = [];
  await show();
  expect(screen.getByText('There is no such order')).toBeTruthy();
});

test('NF3 the records count what is new, and lead to each', async () => {
  all = [won, { ...won, id: '9', state: 'paid', isRead: true }];
  await showScreen(PurchaseRecordsScreen, '/pages/nft/purchase');
  expect(screen.getByRole('tab', { name: /Auctions won/ }).textContent).toContain('1');
  const rows = within(screen.getByRole('list', { name: 'Auctions won' })).getAllByRole('link');
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    expect.stringContaining('id=8'),
    expect.stringContaining('id=9'),
  ]);
  fireEvent.click(screen.getByRole('tab', { name: 'My bids' }));
  expect(screen.getByText('No bids yet')).toBeTruthy();
});
