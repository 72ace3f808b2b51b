import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialectStage } from '../../../../tests/support/dialect-stage.ts';
import { sampleArtwork } from '../../../../tests/support/sample-artwork.ts';
import { sampleContract } from '../../../../tests/support/contract-samples.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { AppError } from '../../../core/errors/app-error.ts';
import { amount, price, type Amount } from '../../../core/money/amount.ts';
import FinanceScreen from '../screens/finance-screen.tsx';

const now = Date.UTC(2026, 0, 9, 12);
const hour = 3_600_000;
const idle = { error: null, hasMore: false, retry: () => undefined };
const nothing = { rows: [], ...idle };

const lock = { id: '1', currencyName: 'USDT', status: 'running', endsAt: '2026-01-13' };
const share = {
  id: '2',
  name: 'BTC-C',
  kind: 'call',
  coin: 'BTC',
  state: 'purchased',
  endsOn: '2026-01-25',
  referencePrice: price('67000'),
};
const subscription = { id: '3', tokenName: 'NORDA', title: 'Norda', tokens: '40', payName: 'USDT', status: 'paid' };
const bet = { id: '4', symbol: 'BTC/USDT', currencyName: 'USDT', endsAt: now + hour, state: 'unsettled' };
const due = { id: '5', name: 'Carousel', state: 'due', payBeforeMs: now + hour };
const bid = { id: '6', code: '0x6', artworkName: 'Glass Tower', isExpired: false };

/** The server's answers for each product. */
let said: Record<string, unknown>;
let isSignedIn = true;
let isDemo = false;

vi.mock('../../mining/data/mining-orders.ts', () => ({ useMiningOrders: () => said['mining'] }));
vi.mock('../../dual/data/dual-holdings.ts', () => ({ useDualHoldings: () => said['dual'] }));
vi.mock('../../launch/data/launches.ts', () => ({ useSubscriptions: () => said['tokens'] }));
vi.mock('../../quiz/data/quiz.ts', () => ({ useBets: () => said['bets'] }));
vi.mock('../../copy-trading/data/copies.ts', () => ({ useCopies: () => said['copies'] }));
vi.mock('../../shared/nft/data/won-auctions.ts', () => ({
  useWonAuctions: () => ({ query: { data: said['won'], error: null } }),
}));
vi.mock('../../shared/nft/data/artwork-list.ts', () => ({ useArtworks: () => said['auctions'] }));
vi.mock('../../shared/nft/data/own-bids.ts', () => ({ useOwnBids: () => said['bids'] }));
vi.mock('../../shared/nft/data/own-artworks.ts', () => ({
  useOwnArtworks: () => ({ query: { data: said['owned'], error: null } }),
}));
// A product that is added later is not offered here: its port is not bound, and its list stays away.
vi.mock('../../../core/di/use-port.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../core/di/use-port.ts')>();
  const usePort: typeof original.usePort = (token) => {
    try {
      return original.usePort(token);
    } catch {
      return {} as never;
    }
  };
  return { ...original, usePort };
});
vi.mock('../../../core/query/use-paged-rows.ts', () => ({ usePagedRows: () => ({ rows: undefined, ...idle }) }));
vi.mock(
  '../../shared/server/data/use-server-dialect.ts',
  async () => (await import('../../../../tests/support/dialect-stage.ts')).dialectData,
);
vi.mock('../../shared/worth/panels/worth-row.tsx', () => ({ WorthRow: () => undefined }));
vi.mock('../../../core/time/use-server-now.ts', () => ({ useServerNow: () => now }));
vi.mock('../../shared/limits/operations/use-usdt-prices.ts', () => ({
  useUsdtPrices: () => (currency: string) => ({ USDT: price('1'), BTC: price('60000') })[currency],
}));
vi.mock('../../shared/session/data/is-demo.ts', () => ({ useIsDemo: () => isDemo }));
vi.mock('../../../core/session/use-session.ts', () => ({ useSession: () => ({ isSignedIn }) }));
vi.mock('../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({
    serverTimeZone: 'UTC',
    capabilities: { quiz: true },
    products: { subscription: true, lockMining: true, invest: true, copyTrading: true, nft: true, quiz: true },
  }),
}));

const rowsOf = (...rows: readonly unknown[]) => ({ rows, ...idle });
const show = () => showScreen(FinanceScreen, '/pages/financial/index');
const total = () => screen.getByRole('region', { name: 'My holdings' }).textContent?.replaceAll('\u00a0', ' ') ?? '';

beforeEach(() => {
  isSignedIn = true;
  isDemo = false;
  dialectStage.family = 'standard';
  said = { mining: nothing, dual: nothing, tokens: nothing, bets: nothing, copies: nothing, bids: nothing };
  said['auctions'] = nothing;
  said['won'] = [];
  said['owned'] = [];
});
afterEach(cleanup);

const money = (text: string): Amount => amount(text);

test('H23 everything that is bound is one sum at present prices, product by product, and what has ended is not in it', async () => {
  said['mining'] = rowsOf(
    { ...lock, amount: money('1000') },
    { ...lock, id: '12', status: 'redeemed', amount: money('7') },
  );
  said['dual'] = rowsOf({ ...share, paid: money('0.2') }, { ...share, id: '22', state: 'completed', paid: money('5') });
  said['tokens'] = rowsOf(
    { ...subscription, paid: money('10') },
    { ...subscription, id: '32', status: 'completed', paid: money('9') },
  );
  said['bets'] = rowsOf({ ...bet, stake: money('5') }, { ...bet, id: '42', state: 'won', stake: money('8') });
  said['copies'] = rowsOf(
    { ...sampleContract, id: '51', kind: 'copied', margin: money('36') },
    { ...sampleContract, id: '52', kind: 'own', copiedFrom: '7', margin: money('99') },
  );
  said['won'] = [{ ...due, deposit: money('20') }];
  said['bids'] = rowsOf({ ...bid, deposit: money('50') }, { ...bid, id: '62', isExpired: true, deposit: money('70') });
  await show();
  expect(total()).toContain('13,121.00 USDT');
  for (const list of ['Lock mining', 'Dual investment', 'IEO', 'Quiz', 'Copy trading', 'NFT'])
    expect(screen.getByRole('list', { name: list })).toBeTruthy();
  expect(screen.getByText('Deposit of a running auction')).toBeTruthy();
  expect(screen.getByText('BTC · Target 67,000')).toBeTruthy();
});

test('the products come before what is held of them', async () => {
  said['mining'] = rowsOf({ ...lock, amount: money('1000') });
  await show();
  const parts = screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'));
  expect(parts.indexOf('My holdings')).toBeGreaterThan(parts.indexOf('Products'));
});

test.each([
  [true, '2026-01-10 13:00:00', 'Tokens come on '],
  [true, undefined, 'Tokens come when the sale has ended'],
  [false, '2026-01-10 13:00:00', 'Paid; sale ends '],
  [false, undefined, 'Paid; when tokens come is not stated'],
])('H23 IE2 when tokens come is said of the demo alone: demo %s, sale ends %s', async (demo, saleEndsAt, text) => {
  isDemo = demo;
  said['tokens'] = rowsOf({ ...subscription, saleEndsAt, paid: money('10') });
  await show();
  expect(total()).toContain(text);
  if (!demo) expect(total()).not.toContain('Tokens come');
});

test.each([
  [{}, 'until 2026-01-25', 'ended'],
  [{ state: 'settling' }, 'ended 2026-01-25', 'until'],
  [{ endsAtMs: now }, 'ended', 'until'],
])('H23 DI2 a share whose day has come is not held until a day that is over: %o', async (changes, detail, unsaid) => {
  said['dual'] = rowsOf({ ...share, paid: money('0.2'), ...changes });
  await show();
  expect(total()).toContain(detail);
  expect(total()).not.toContain(unsaid);
});

test('H23 an artwork is shown with its last price, and is no part of the sum, which says so', async () => {
  said['mining'] = rowsOf({ ...lock, amount: money('1000') });
  said['owned'] = [
    sampleArtwork({ id: '7', name: 'Quiet Reef', price: money('40'), isFlagged: false, toldState: 'over' }),
    sampleArtwork({ id: '8', name: 'Clockwork', price: money('45'), endsAtMs: now + hour }),
  ];
  await show();
  expect(total()).toMatch(/^My holdings1,000(\.00)? USDT/);
  expect(total()).toContain('Last asked or paid: 40 USDT');
  expect(total()).toContain('Listed at 45 USDT');
  expect(total()).toContain('Artworks are not in the sum');
});

test('H23 a sum is told only once all pages are read, and every part of it has a price', async () => {
  said['mining'] = { rows: [{ ...lock, amount: money('1000') }], ...idle, hasMore: true };
  await show();
  expect(total()).not.toContain('1,000');
  cleanup();
  said['mining'] = rowsOf({ ...lock, amount: money('1000') });
  said['bids'] = rowsOf({ ...bid, deposit: undefined });
  await show();
  expect(total()).toContain('Part of it cannot be valued now');
  cleanup();
  said['bids'] = { ...nothing, rows: undefined, error: new AppError('no-answer', 'no answer') };
  await show();
  expect(screen.getAllByRole('button', { name: /again/i })).toHaveLength(1);
  expect(total()).toContain('Could not be read: NFT');
  expect(total()).toContain('1,000 USDT');
});

test('H23 a deposit without a bid is in the sum; where the server does not tell of such ones, that is said', async () => {
  const auction = { saleKind: 'auction', endsAtMs: now + hour, deposit: money('50') } as const;
  said['mining'] = rowsOf({ ...lock, amount: money('1000') });
  said['auctions'] = rowsOf(sampleArtwork({ ...auction, id: '9', code: '0x9', name: 'Low Sun', hasDeposit: true }));
  await show();
  expect(total()).toContain('1,050');
  expect(total()).toContain('Low Sun');
  expect(total()).not.toContain('given without a bid');
  cleanup();
  said['auctions'] = rowsOf(sampleArtwork({ ...auction, id: '9', code: '0x9' }));
  await show();
  expect(total()).toContain('1,000');
  expect(total()).toContain('Deposits given without a bid are not in the sum');
  expect(screen.getByRole('link', { name: /records/ }).getAttribute('href')).toBe('/pages/setting/bill');
  cleanup();
  said['bids'] = rowsOf({ ...bid, isExpired: undefined, deposit: money('70') });
  await show();
  expect(total()).toContain('Part of it cannot be valued now');
});

test('H3 the warning stands with the products; who holds nothing and who is no one is told', async () => {
  await show();
  expect(screen.getByText(/lose everything/)).toBeTruthy();
  expect(total()).toContain('Nothing yet.');
  cleanup();
  isSignedIn = false;
  await show();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
});

test('H23: a sum that cannot be told says why for everyone to see', async () => {
  said['tokens'] = rowsOf({ ...subscription, payName: 'FERRO', paid: money('10') });
  await show();
  expect(screen.getByText('Part of it cannot be valued now', { selector: 'p' })).toBeTruthy();
});

test('W2 (47) portfolios that are sold in place of dual investment are left out of the sum, which says so', async () => {
  dialectStage.family = 'c';
  said['mining'] = rowsOf({ ...lock, amount: money('1000') });
  said['dual'] = { rows: undefined, hasMore: false, retry: () => undefined, error: new AppError('unavailable', '') };
  await show();
  expect(total()).toContain('1,000.00 USDT');
  expect(total()).toContain('under the name “Dual investment” is not in the sum');
  expect(total()).not.toContain('Could not be read');
  expect(screen.queryByRole('link', { name: /^Dual investment/ })).toBeNull();
});
