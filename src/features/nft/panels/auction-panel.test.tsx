import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ArtBid } from '../../../core/domain/products/art-sale.ts';
import type { Artwork, SaleState } from '../../../core/domain/products/artwork.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { formatOf } from '../../../core/i18n/format.ts';
import { amount, type Amount } from '../../../core/money/amount.ts';
import { dialectStage } from '../../../../tests/support/dialect-stage.ts';
import { forgetSent, SendingAround } from '../../../../tests/support/sending-around.tsx';
import { sampleArtwork } from '../../../../tests/support/sample-artwork.ts';
import { AuctionPanel } from './auction-panel.tsx';
import { OwnerPanel } from './owner-panel.tsx';

const now = Date.UTC(2026, 0, 5, 12);
const hour = 3_600_000;
const accepted = { kind: 'accepted' } as const;
let bids: readonly ArtBid[] | undefined = [];
let error: AppError | null = null;
let isDemo = true;
let balances: Readonly<Record<string, Amount>> = {};
const asked: SaleState[] = [];
let ownBids: readonly ArtBid[] = [];
let capabilities = { auctionDeposit: false };
const placeBid = vi.fn<(wish: { code: string; raise: Amount }) => Promise<typeof accepted>>();

vi.mock('../../shared/wallets/data/read-available.ts', () => ({ useReadAvailable: () => async () => '1000' }));
vi.mock(
  '../../shared/server/data/use-server-dialect.ts',
  async () => (await import('../../../../tests/support/dialect-stage.ts')).dialectData,
);
vi.mock('../data/art-sales.ts', () => ({
  useBidsOn: (_code: string, state: SaleState) => {
    asked.push(state);
    return { query: { data: bids, error, refetch: () => undefined }, readNow: () => Promise.resolve(bids) };
  },
  useArtWrites: () => ({ placeBid }),
}));
vi.mock('../data/artworks.ts', () => ({ useReadArtwork: () => undefined }));
vi.mock('../../shared/nft/data/own-bids.ts', () => ({ useOwnBids: () => ({ rows: ownBids }) }));
vi.mock('../../../core/config/use-runtime-config.ts', () => ({ useRuntimeConfig: () => ({ capabilities }) }));
vi.mock('../../shared/nft/data/own-artworks.ts', () => ({ useOwnArtworks: () => ({}) }));
vi.mock('../../shared/nft/data/won-auctions.ts', () => ({
  useWonAuctions: () => ({ query: { data: [], refetch: () => Promise.resolve() } }),
}));
vi.mock('../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => isDemo }));
vi.mock('../../../core/time/use-server-now.ts', () => ({ useServerNow: () => now }));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn: true, userId: '1' }) }));
vi.mock('../../shared/wallets/data/spot-balance.ts', () => ({
  useSpotBalance: () => (currency: string) => balances[currency],
}));

const auction = sampleArtwork({
  startsAtMs: now - hour,
  endsAtMs: now + hour,
  saleKind: 'auction',
  price: amount('300'),
  raise: amount('5'),
  deposit: amount('20'),
  hasDeposit: false,
});
const bid = (price: string, changes: Partial<ArtBid> = {}): ArtBid => ({
  id: price,
  code: auction.code,
  bidderId: '9',
  bidderName: 'Bo',
  bidderPicture: undefined,
  isBot: false,
  price: amount(price),
  currencyId: '3',
  currencyName: 'USDT',
  isLeading: true,
  isExpired: false,
  deposit: undefined,
  createdAt: '2026-01-05 11:00:00',
  artworkName: '',
  artworkPicture: undefined,
  ...changes,
});

beforeEach(() => {
  dialectStage.family = 'standard';
  bids = [];
  error = null;
  isDemo = true;
  balances = { USDT: amount('1000') };
  ownBids = [];
  capabilities = { auctionDeposit: false };
  asked.length = 0;
  placeBid.mockReset().mockResolvedValue(accepted);
});
afterEach(cleanup);
beforeEach(forgetSent);

/** Dictionaries arrive when they do. */
const patience = { timeout: 60_000 };
const around = (inner: ReactNode) => (
  <SendingAround>
    <MemoryRouter>
      <Suspense fallback="waiting">{inner}</Suspense>
    </MemoryRouter>
  </SendingAround>
);

/** Renders the panel; the answer renders it again with the server's later state. */
async function show(artwork: Artwork = auction): Promise<() => void> {
  const { rerender } = render(around(<AuctionPanel artwork={artwork} />));
  await screen.findByText('Deposit', {}, patience);
  return () => rerender(around(<AuctionPanel artwork={{ ...artwork }} />));
}
const type = (text: string): void =>
  void fireEvent.change(screen.getByLabelText('Your bid'), { target: { value: text } });
const beside = (label: string, inside: HTMLElement = document.body): string =>
  (within(inside).getByText(label).nextSibling?.textContent ?? '').replaceAll('\u00a0', ' ');
const tap = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('NF2 a review while others bid', () => {
  test('the figures stay as they were asked for, and nothing is sent before the new ones were seen', async () => {
    const pollAgain = await show();
    type('320');
    tap(/^Bid 320\sUSDT$/);
    bids = [bid('310')];
    pollAgain();
    const dialog = screen.getByRole('dialog');
    expect(beside('To pay if you win', dialog)).toBe('320 USDT');
    expect(dialog.textContent).toContain('The figures have changed');
    expect(within(dialog).queryByRole('button', { name: 'Place bid' })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'See the new figures' }));
    expect(placeBid).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog').textContent).not.toContain('The figures have changed');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Place bid' }));
    // 310 and 10 are the 320 that were shown.
    await vi.waitFor(() => expect(placeBid.mock.calls).toEqual([[{ code: auction.code, raise: '10' }]]));
  });

  test('a bid that is placed leaves the field to the next valid one, and nothing is told to the page while the form renders', async () => {
    const complaint = vi.spyOn(console, 'error');
    await show();
    type('320');
    tap(/^Bid 320\sUSDT$/);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Place bid' }));
    await vi.waitFor(() => expect(screen.getByLabelText('Your bid')).toHaveProperty('value', '305'));
    expect(complaint.mock.calls.filter(([text]) => String(text).includes('while rendering'))).toEqual([]);
    complaint.mockRestore();
  });

  test('T5 the receipt of a bid goes once somebody has bid more', async () => {
    const pollAgain = await show();
    type('320');
    tap(/^Bid 320\sUSDT$/);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Place bid' }));
    expect(await screen.findByText('Your bid is placed')).toBeTruthy();
    bids = [bid('325'), bid('320', { bidderId: '1', bidderName: 'Me', isLeading: false })];
    pollAgain();
    expect(screen.getByText(/^Outbid: 325\sUSDT is the highest bid now/)).toBeTruthy();
    expect(screen.queryByText('Your bid is placed')).toBeNull();
  });

  test('a bid that counts no more cannot be sent, and the field says which one does', async () => {
    const pollAgain = await show();
    type('306');
    tap(/^Bid 306\sUSDT$/);
    bids = [bid('310')];
    pollAgain();
    expect(beside('To pay if you win', screen.getByRole('dialog'))).toBe('306 USDT');
    tap('See the new figures');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.textContent).toMatch(/315\sUSDT/);
    expect(placeBid).not.toHaveBeenCalled();
  });
});

describe('NF2 what a bid needs', () => {
  test('bid and deposit together, to the last cent, and why', async () => {
    balances = { USDT: amount('324.99') };
    const pollAgain = await show();
    expect(beside('Needed in all')).toBe('325 USDT');
    tap(/^Bid 305\sUSDT$/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.textContent).toMatch(/Needs 325\sUSDT: the deposit is locked with the bid/);
    balances = { USDT: amount('325') };
    pollAgain();
    tap(/^Bid 305\sUSDT$/);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('in another currency the deposit is looked for where it is taken', async () => {
    balances = { ETH: amount('400'), USDT: amount('19.99') };
    await show({ ...auction, currencyName: 'ETH' });
    expect(beside('Needed in all')).toBe('305 ETH + 20 USDT');
    tap(/^Bid 305\sETH$/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Not enough USDT in the spot account')).toBeTruthy();
  });
});

describe('NF2 a deposit that the server does not tell of', () => {
  const untold = { ...auction, hasDeposit: undefined };

  test('is named for the case that it is due, and stands in the way of no bid', async () => {
    balances = { USDT: amount('305') };
    await show(untold);
    expect(beside('Locked now')).toBe('20 USDT, if not taken yet');
    expect(screen.queryByText('Needed in all')).toBeNull();
    tap(/^Bid 305\sUSDT$/);
    expect(beside('Locked now', screen.getByRole('dialog'))).toBe('20 USDT, if not taken yet');
  });

  test('is there where the person’s own list shows a bid', async () => {
    ownBids = [bid('305', { bidderId: '1' })];
    await show(untold);
    expect(beside('Locked now')).toBe('Deposit already locked');
    cleanup();
    ownBids = [bid('305', { bidderId: '1', isExpired: true }), bid('305', { code: 'other' })];
    await show(untold);
    expect(beside('Locked now')).toBe('20 USDT, if not taken yet');
  });
});

test('NF2 the deposit without a bid is offered where the server takes one, and nowhere else', async () => {
  const only = 'Lock the deposit without a bid';
  await show();
  expect(screen.queryByRole('button', { name: only })).toBeNull();
  cleanup();
  capabilities = { auctionDeposit: true };
  await show();
  expect(screen.getByRole('button', { name: only })).toBeTruthy();
});

test('A4 who leads is told so and is offered no bid, until somebody bids more', async () => {
  const own = { bidderId: '1', bidderName: 'Me' };
  capabilities = { auctionDeposit: true };
  bids = [bid('310', own), bid('305')];
  const pollAgain = await show();
  expect(screen.getByText('You are the highest bidder')).toBeTruthy();
  expect(screen.queryByLabelText('Your bid')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Bid|^Place bid|deposit/ })).toBeNull();
  expect(beside('To pay if you win')).toBe('310 USDT');
  expect(screen.getByRole('link', { name: 'My bids' }).getAttribute('href')).toBe('/pages/nft/purchase?view=bids');
  bids = [bid('315'), bid('310', { ...own, isLeading: false })];
  pollAgain();
  expect(screen.queryByText('You are the highest bidder')).toBeNull();
  expect(screen.getByText(/^Outbid: 315\sUSDT is the highest bid now/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Your bid').value).toBe('320');
});

test('A16 an owner is told when a resale starts, and that it is on sale only once it is', async () => {
  const startsAtMs = now + hour;
  render(around(<OwnerPanel artwork={sampleArtwork({ startsAtMs, endsAtMs: startsAtMs + hour })} />));
  expect(await screen.findByText(`Starts at ${formatOf('en').dateTime(startsAtMs)}`, {}, patience)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/on sale/i);
  cleanup();
  render(around(<OwnerPanel artwork={sampleArtwork({ startsAtMs: now - 1, endsAtMs: now + hour })} />));
  expect(await screen.findByText('This artwork is yours', {}, patience)).toBeTruthy();
  expect(screen.queryByText(/^Starts at/)).toBeNull();
});

test('NF5 what a sale brings is said of the demo alone', async () => {
  const own = sampleArtwork({ startsAtMs: now - 1, endsAtMs: now + 1 });
  render(around(<OwnerPanel artwork={own} />));
  expect(await screen.findByText(/credited to your spot account/, {}, patience)).toBeTruthy();
  cleanup();
  isDemo = false;
  render(around(<OwnerPanel artwork={own} />));
  expect(await screen.findByText(/Whether the operator pays you when it is sold/, {}, patience)).toBeTruthy();
  expect(document.body.textContent).not.toContain('credited');
});

describe('NF2 who has bid', () => {
  const nobody = 'No bids yet';

  test('is not known while it is read, nor when that fails', async () => {
    bids = undefined;
    await show();
    expect(screen.queryByText(nobody)).toBeNull();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(beside('Price now')).toBe('300 USDT');
    cleanup();
    error = new AppError('bad-status', '');
    await show();
    expect(screen.queryByText(nobody)).toBeNull();
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  test('without a bid no price is called one', async () => {
    await show();
    expect(screen.getByText(nobody)).toBeTruthy();
    expect(beside('Start price')).toBe('300 USDT');
    expect(screen.getByText(/start price 300\sUSDT plus/)).toBeTruthy();
    expect(screen.queryByText(/highest bid \d|^Highest bid$/i)).toBeNull();
  });

  test('is still read when it is over; before the start nothing is said of bids', async () => {
    bids = [bid('625')];
    await show({ ...auction, endsAtMs: now });
    expect(asked).toContain('over');
    expect(beside('Highest bid')).toBe('625 USDT');
    expect(screen.getByText('Bo')).toBeTruthy();
    cleanup();
    bids = [];
    await show({ ...auction, endsAtMs: now });
    expect(screen.queryByText(nobody)).toBeNull();
    expect(screen.queryByText('Highest bid')).toBeNull();
    cleanup();
    await show({ ...auction, startsAtMs: now + 1 });
    expect(screen.queryByRole('region', { name: 'Bids' })).toBeNull();
  });

  test('the owner sees price and bids too', async () => {
    bids = [bid('310')];
    render(around(<OwnerPanel artwork={auction} />));
    expect(await screen.findByText('Bo', {}, patience)).toBeTruthy();
    expect(beside('Highest bid')).toBe('310 USDT');
    cleanup();
    render(around(<OwnerPanel artwork={sampleArtwork({ startsAtMs: now - 1, endsAtMs: now + 1 })} />));
    expect((await screen.findByText('Price', {}, patience)).nextSibling?.textContent).toContain('20');
  });
});

test('A4 a bidder still finds the own bids once the auction is over, and what became of the deposit', async () => {
  ownBids = [
    bid('330', { isExpired: true, isLeading: false, deposit: amount('20') }),
    bid('310', { isExpired: true, isLeading: false, deposit: amount('20') }),
    bid('999', { code: 'another work', isExpired: true }),
  ];
  await show({ ...auction, endsAtMs: now });
  const own = within(await screen.findByRole('region', { name: 'My bids' }));
  const rows = own.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('330 USDT');
  expect(rows[0]).toContain('Deposit returned · 20 USDTNot won');
  expect(rows[1]).toContain('You raised it');
  expect(rows[1]).not.toContain('Deposit');
});

test('NF2 how long bots wait is said of the demo alone', async () => {
  await show({ ...auction, botLimit: amount('500') });
  expect(document.body.textContent).toMatch(/after 5 to 35 minutes/);
  cleanup();
  isDemo = false;
  await show({ ...auction, botLimit: amount('500') });
  expect(document.body.textContent).not.toMatch(/minutes|demo/);
  expect(document.body.textContent).toMatch(/Some bidders here are bots/);
});

test('(50) where nothing ends an auction, that is said before a bid and beside it', async () => {
  await show();
  expect(screen.queryByText(/do not end by themselves/)).toBeNull();
  cleanup();
  dialectStage.family = 'c';
  await show();
  expect(screen.getByText('Auctions here do not end by themselves')).toBeTruthy();
  type('320');
  tap(/^Bid 320\sUSDT$/);
  expect(screen.getByRole('dialog').textContent).toContain('Ask the operator before you bid');
});

test('(50) where nothing ends an auction, nothing is promised of its end, beside it and in the review', async () => {
  const promises = /highest bid when the time is up wins|winner pays within one day/;
  await show();
  expect(document.body.textContent).toMatch(promises);
  cleanup();
  dialectStage.family = 'c';
  await show();
  expect(document.body.textContent).not.toMatch(promises);
  type('320');
  tap(/^Bid 320\sUSDT$/);
  expect(screen.getByRole('dialog').textContent).toContain('To pay if you win');
  expect(document.body.textContent).not.toMatch(promises);
});
