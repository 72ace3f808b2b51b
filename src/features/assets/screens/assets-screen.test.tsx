import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { lackingAs, type UnreadableRow } from '../../../core/domain/page.ts';
import type { Balance, Wallets } from '../../../core/domain/wallets/wallet.ts';
import { amount, price, rate } from '../../../core/money/amount.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import type { HeldProduct } from '../../shared/worth/model/holding.ts';
import { netWorthOf, type WorthParts } from '../../shared/worth/model/net-worth.ts';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { speak, textInstance } from '../../../core/i18n/i18n.ts';
import AssetsScreen from './assets-screen.tsx';

const usdt: Balance = {
  currencyId: '3',
  currencyName: 'USDT',
  available: amount('120'),
  locked: amount('0'),
  usdtPrice: price('1'),
  canDeposit: true,
};
const failure = new AppError('no-answer', 'no answer');
let wallets: Wallets | undefined;
let held: readonly HeldProduct[] = [];
let options: WorthParts['options'];
const retry = vi.fn<() => void>();
const walletsWith = (...unreadable: readonly UnreadableRow[]): Wallets => ({
  accounts: [{ account: 'spot', balances: lackingAs([usdt], { unreadable }), totalUsdt: undefined }],
  fiatRate: undefined,
  depositsOpen: true,
});

let dayReason = 'tomorrow';
vi.mock('../../shared/worth/operations/use-net-worth.ts', () => ({
  useNetWorth: () => {
    const hasFailed = wallets === undefined;
    const part = { data: wallets, hasFailed };
    return {
      worth: netWorthOf({ wallets: part, options, held, isTraded: () => true, priceOf: () => price('1') }),
      wallets,
      walletsError: hasFailed ? failure : null,
      readAt: hasFailed ? 0 : july(3),
      today: hasFailed
        ? { kind: 'unknown', reason: 'incomplete' }
        : { kind: 'prices', reason: dayReason, value: amount('-3.5'), percent: rate('-2.8') },
      days: [],
      isTraded: () => true,
      retry,
    };
  },
}));
const july = (day: number) => Date.UTC(2026, 6, day);
const candleOf = (day: number, close: string) => ({ time: july(day), close: price(close) });
let daily: { readonly prices: ReadonlyMap<string, unknown> | undefined; readonly isGivenUp: boolean };
vi.mock('../../shared/worth/data/daily-prices.ts', () => ({ useDailyPrices: () => daily }));
vi.mock('../../shared/worth/data/traded.ts', () => ({
  useTradedPairs: () => ({ pairs: [{ instrument: { symbol: 'BTC/USDT' } }], isTraded: () => true }),
}));
vi.mock('../../../core/time/read-times.ts', async (original) => ({
  ...(await original<object>()),
  useReadTimes: () => ({ best: () => july(3) }),
}));
vi.mock('../data/coin-facts.ts', () => ({ useCurrencies: () => [] }));
vi.mock('../../../core/preferences/use-preferences.ts', async (original) => ({
  ...(await original<object>()),
  usePreferences: () => ({ hideAmounts: false, hideSmall: false, change: () => undefined }),
}));
vi.mock('../../shared/fiat/data/fiat.ts', () => ({
  useFiat: () => ({ code: 'EUR', ratesSavedAt: undefined, valueOf: (value: unknown) => value }),
}));
vi.mock('../../shared/fiat/panels/fiat-sheet.tsx', () => ({ FiatSheet: () => undefined }));
vi.mock('../../shared/session/panels/lock-lead.tsx', () => ({ LockLead: () => undefined }));
vi.mock('../../shared/loans/panels/due-notice.tsx', () => ({ DueNotice: () => undefined }));
let underway: readonly object[] = [];
vi.mock('../../shared/wallets/data/newest-deposits.ts', () => ({ useNewestDeposits: () => underway }));
vi.mock('../parts/fund-actions.tsx', () => ({ FundActions: () => undefined }));
vi.mock('../panels/coin-sheet.tsx', () => ({ CoinSheet: () => undefined }));
vi.mock('../panels/bill-filters.tsx', () => ({ BillFilters: () => undefined }));

/** The note of what could not be read comes late, with words of its own: a part is drawn anew only in an awaited act. */
beforeAll(async () => {
  await speak('en');
  await textInstance.loadNamespaces('requests');
  const rows = (
    <Suspense>
      <UnreadableRows of={lackingAs([], { unreadable: [{ id: 'BTC', path: '' }] })} />
    </Suspense>
  );
  await act(async () => void render(rows));
  await screen.findByText('1 row could not be read', {}, { timeout: 60_000 });
  cleanup();
});
beforeEach(() => {
  retry.mockReset();
  held = [];
  options = undefined;
  underway = [];
  wallets = walletsWith();
});
afterEach(cleanup);

const show = () => showScreen(AssetsScreen, '/pages/fund/assets');

test('A2 assets: a page that could not be read keeps its accounts, names what is missing and offers to read again', async () => {
  wallets = undefined;
  held = [
    {
      id: 'lockMining',
      rows: [{ id: '1', title: '', detail: '', value: amount('40'), currency: 'USDT', path: '/' }],
      error: null,
      retry: () => undefined,
    },
  ];
  await show();
  expect(await screen.findAllByRole('radio')).toHaveLength(4);
  expect(screen.getByText(/^Incomplete. Missing: Fiat account, Spot account/)).toBeTruthy();
  expect(screen.getAllByText('Could not be read').length).toBeGreaterThan(3);
  expect(screen.getByText('Lock mining')).toBeTruthy();
  // One is enough, also on a desktop.
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('assets: the net worth says of when it is, and nothing where it was never read', async () => {
  await show();
  expect(screen.getByText(/^As of 2026-07-0/)).toBeDefined();
  cleanup();
  wallets = undefined;
  await show();
  expect(screen.queryByText(/^As of/)).toBeNull();
});

test('A2 assets: where nothing at all could be read, why is said once, above the accounts', async () => {
  wallets = undefined;
  await show();
  expect(await screen.findAllByRole('radio')).toHaveLength(4);
  expect(screen.queryByText(/^Incomplete/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Allocation' })).toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('A1 assets: who has nothing sees each account once, and the way to begin', async () => {
  wallets = {
    accounts: [{ account: 'spot', balances: [], totalUsdt: amount('0') }],
    fiatRate: undefined,
    depositsOpen: true,
  };
  await show();
  expect(await screen.findByText('There is no money in your account yet.')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Spot/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Allocation' })).toBeNull();
  cleanup();
  wallets = walletsWith();
  await show();
  expect(await screen.findByRole('region', { name: 'Allocation' })).toBeTruthy();
});

test('A1 assets: who has just reported a deposit sees that it is being checked, and the way to its record', async () => {
  underway = [{ currencyName: 'USDT', amount: amount('500'), status: 'pending' }];
  await show();
  const row = await screen.findByRole('link', { name: /^Deposit\s*500/ });
  expect(row.getAttribute('href')).toContain('/pages/fund/receive_withdraw_record');
  expect(screen.getByRole('heading', { name: 'Being checked' })).toBeTruthy();
});

test('A1 assets: what the server refuses while the account is locked says so, and is not offered to be read again', async () => {
  options = { data: undefined, hasFailed: true, isLocked: true };
  await show();
  expect(
    await screen.findByText(/^Incomplete. Missing: Open options · Not readable while the account is locked/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('A2 assets: where a product alone could not be read, what names it offers to read it again', async () => {
  held = [{ id: 'lockMining', rows: undefined, error: failure, retry: () => undefined }];
  await show();
  expect(screen.getByText(/^Incomplete. Missing: Lock mining/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('R8 assets: a balance that could not be read is told by its currency, and the sums that lack it as incomplete', async () => {
  wallets = walletsWith({ id: 'BTC', path: 'message.change_wallet.balance[1].change_balance' });
  await show();
  expect(await screen.findByText('1 row could not be read (BTC)')).toBeTruthy();
  expect(await screen.findByText('Incomplete: 1 row could not be read and is missing from the sum')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Spot ≥/ })).toBeTruthy();
  expect(screen.getAllByText(/120/).length).toBeGreaterThan(0);
});

test('R8 assets: with every balance read nothing is said to be missing', async () => {
  await show();
  expect(screen.getByRole('radio', { name: /^Spot(?! ≥)/ })).toBeTruthy();
  expect(screen.queryByText(/could not be read/)).toBeNull();
});

test('R8 assets: with nothing but unreadable balances no first deposit is suggested', async () => {
  wallets = {
    ...walletsWith(),
    accounts: [
      { account: 'spot', balances: lackingAs([], { unreadable: [{ id: 'BTC', path: '' }] }), totalUsdt: undefined },
    ],
  };
  await show();
  expect(await screen.findByText('1 row could not be read (BTC)')).toBeTruthy();
  expect(screen.queryByText('There is no money in your account yet.')).toBeNull();
});

test('A2 assets: the net worth says what today’s prices did, and from when on a day has a result', async () => {
  await show();
  expect(await screen.findByText('Coin prices today')).toBeTruthy();
  expect(screen.getByText('Daily result from tomorrow')).toBeTruthy();
  expect(screen.getByText(/-2\.80%|−2\.80%/)).toBeTruthy();
  cleanup();
  dayReason = 'flows';
  await show();
  expect(await screen.findByText('Deposits and withdrawals since yesterday are unknown')).toBeTruthy();
  expect(screen.getByText('Coin prices today')).toBeTruthy();
  dayReason = 'tomorrow';
});

test.each([
  [new Map([['BTC/USDT', [candleOf(1, '90'), candleOf(2, '95'), candleOf(3, '100')]]]), false, true],
  [undefined, true, false],
])(
  'A2 assets: until two days were seen here, the month is what is held now at past prices, and says so: %#',
  async (prices, isGivenUp, isDrawn) => {
    daily = { prices, isGivenUp };
    const bitcoin = { ...usdt, currencyId: '1', currencyName: 'BTC', available: amount('1'), usdtPrice: price('100') };
    wallets = {
      ...walletsWith(),
      accounts: [{ account: 'spot', balances: lackingAs([usdt, bitcoin], {}), totalUsdt: undefined }],
    };
    await show();
    await screen.findByText('Daily result from tomorrow');
    const words = screen.queryByText(/^What you hold now, at past prices since/);
    expect(words !== null).toBe(isDrawn);
    const line = screen
      .queryByRole('img', { name: /^What you hold now, at past prices from/ })
      ?.querySelector('polyline');
    expect(line?.getAttribute('points')?.split(' ').length).toBe(isDrawn ? 3 : undefined);
  },
);
