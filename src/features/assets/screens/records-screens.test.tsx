import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Balance, Bill, Wallets } from '../../../core/domain/wallets/wallet.ts';
import { lackingAs, type Lacking } from '../../../core/domain/page.ts';
import { amount, price } from '../../../core/money/amount.ts';
import { showScreen } from '../../../../tests/support/show-screen.tsx';
import { CoinRecordsScreen } from './coin-records-screen.tsx';
import { RecordsScreen } from './records-screen.tsx';
import { SelectCoinScreen } from './select-coin-screen.tsx';

const bill = (id: string, kind: string, change: string): Bill => ({
  id,
  kind,
  currencyId: '3',
  currencyName: 'USDT',
  change: amount(change),
  before: undefined,
  after: undefined,
  description: `line ${id}`,
  concernsLocked: false,
  account: 'spot',
  createdAt: `2026-01-0${id} 10:00:00`,
});
const balance = (currencyId: string, currencyName: string, available: string): Balance => ({
  currencyId,
  currencyName,
  available: amount(available),
  locked: amount('0'),
  usdtPrice: price('1'),
  canDeposit: true,
});
const wallets: Wallets = {
  accounts: [
    {
      account: 'spot',
      balances: [balance('3', 'USDT', '120'), { ...balance('9', 'DUST', '0.1'), canDeposit: false }],
      totalUsdt: undefined,
    },
    { account: 'contracts', balances: [balance('3', 'USDT', '30'), balance('9', 'DUST', '0')], totalUsdt: undefined },
  ],
  fiatRate: undefined,
  depositsOpen: true,
};

const { lines, asked, preferences, window } = vi.hoisted(() => ({
  window: { isDesktop: false },
  lines: { current: [] as readonly unknown[] },
  asked: [] as unknown[],
  preferences: { current: { hideAmounts: false, hideSmall: false, change: () => undefined } },
}));
vi.mock('../data/bills.ts', () => ({
  useBills: (filter: unknown, shows: (line: unknown) => boolean = () => true) => {
    asked.push(filter);
    const { unreadable } = lines.current as Lacking;
    return {
      rows: lackingAs(lines.current.filter(shows), { unreadable }),
      error: null,
      hasMore: false,
      isLoadingMore: false,
    };
  },
}));
vi.mock('../../../core/ui/use-media.ts', () => ({
  useDesktop: () => window.isDesktop,
  useMedia: () => window.isDesktop,
}));
vi.mock('../../../core/preferences/use-preferences.ts', async (original) => ({
  ...(await original<object>()),
  usePreferences: () => preferences.current,
}));
vi.mock('../data/coin-facts.ts', () => ({ useCurrencies: () => [] }));
vi.mock('../../shared/wallets/data/wallets.ts', () => ({
  useWallets: () => ({ data: wallets, error: null, refetch: () => undefined }),
}));
vi.mock('../../shared/fiat/data/fiat.ts', () => ({
  useFiat: () => ({ code: 'EUR', ratesSavedAt: 1_700_000_000_000, valueOf: (value: unknown) => value }),
}));
vi.mock('../../shared/fiat/panels/fiat-sheet.tsx', () => ({ FiatSheet: () => undefined }));

beforeEach(() => {
  asked.length = 0;
  lines.current = [bill('3', '12', '-5'), bill('2', '51', '7'), bill('1', '4711', '1')];
  preferences.current = { ...preferences.current, hideAmounts: false, hideSmall: false };
});
afterEach(cleanup);

describe('RecordsScreen', () => {
  test('FU7 RecordsScreen: lists every kind, unknown ones included, and filters by kind', async () => {
    await showScreen(RecordsScreen, '/pages/fund/assets_all_record');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('line 1')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'All kinds' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Transfers' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('Moved out to another account')).toBeTruthy();
  });

  test('FU7 RecordsScreen: opened for the rebates it shows them alone, and everything once that is put off', async () => {
    lines.current = [...lines.current, bill('4', '33', '2'), bill('5', '250', '3')];
    await showScreen(RecordsScreen, '/pages/fund/assets_all_record?kind=rebates');
    expect(screen.getAllByText('Rebate')).toHaveLength(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Rebates' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'All kinds' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  test('FU7 RecordsScreen: a filter without a match says so and can be put off', async () => {
    await showScreen(RecordsScreen, '/pages/setting/bill');
    fireEvent.click(screen.getByRole('button', { name: 'All kinds' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Withdrawals' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show all records' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  test('R8 RecordsScreen: bills that could not be read are told above the others', async () => {
    const unreadable = [1, 2].map((at) => ({ id: `${at}`, path: `message.list[${at}].value` }));
    lines.current = lackingAs([bill('3', '12', '-5')], { unreadable });
    await showScreen(RecordsScreen, '/pages/setting/bill');
    expect((await screen.findByText('2 rows could not be read')).getAttribute('role')).toBe('status');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('R8 RecordsScreen: where none could be read it does not say that there is none', async () => {
    lines.current = lackingAs([], { unreadable: [{ id: undefined, path: 'message.list[0]' }] });
    await showScreen(RecordsScreen, '/pages/setting/bill');
    expect(await screen.findByText('1 row could not be read')).toBeTruthy();
    expect(screen.queryByText(/^Nothing has moved yet/)).toBeNull();
  });

  test('A2 RecordsScreen: on a desktop one table, ordered by any column, with the filters in its head', async () => {
    window.isDesktop = true;
    await showScreen(RecordsScreen, '/pages/setting/bill');
    const table = await screen.findByRole('table', { name: 'Records' });
    const times = () => [...table.querySelectorAll('time')].map(({ textContent }) => textContent);
    const before = times();
    fireEvent.click(screen.getByRole('button', { name: 'Time' }));
    fireEvent.click(screen.getByRole('button', { name: 'Time' }));
    expect(times()).toEqual([...before].toSorted());
    expect(screen.getByRole('columnheader', { name: 'Time' }).getAttribute('aria-sort')).toBe('ascending');
    const heads = screen.getAllByRole('columnheader');
    expect(heads.filter((head) => head.querySelector('[aria-haspopup]') !== null)).toHaveLength(3);
    expect(screen.queryByRole('list', { name: 'Records' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'All kinds' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Withdrawals' }));
    expect(await screen.findByRole('button', { name: 'Withdrawals' })).toBeTruthy();
    expect(screen.getByText('No records match this filter.')).toBeTruthy();
    window.isDesktop = false;
  });

  test('E12 RecordsScreen: offers the records as a file', async () => {
    await showScreen(RecordsScreen, '/pages/setting/bill');
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeTruthy();
  });
});

describe('CoinRecordsScreen', () => {
  test('FU7 CoinRecordsScreen: one currency in each account, with the time of the rate, and its lines alone', async () => {
    await showScreen(CoinRecordsScreen, '/pages/fund/assets_record?currency=3');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('USDT records');
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Spot', 'Contracts']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent?.replace(/\s/, ' '))).toEqual([
      '120 USDT',
      '30 USDT',
    ]);
    expect(screen.getByText(/^Rates of/)).toBeTruthy();
    expect(asked.every((filter) => JSON.stringify(filter) === '{"currencyId":"3"}')).toBe(true);
    expect(screen.queryByRole('button', { name: 'All currencies' })).toBeNull();
  });

  test('FU6 CoinRecordsScreen: the privacy eye leaves no figure beside a currency', async () => {
    preferences.current = { ...preferences.current, hideAmounts: true };
    await showScreen(CoinRecordsScreen, '/pages/fund/assets_record?currency=3');
    expect(screen.getByRole('main').textContent).not.toMatch(/\d\s?(USDT|EUR)/);
  });

  test('FU7 CoinRecordsScreen: a currency that is not there is said to be missing', async () => {
    await showScreen(CoinRecordsScreen, '/pages/fund/assets_record?currency=77');
    expect(screen.getByText('There is no such currency in your accounts.')).toBeTruthy();
  });
});

describe('SelectCoinScreen', () => {
  test.each([
    ['url=receive', 0],
    ['for=deposit', 0],
    ['url=withdraw', 1],
    ['url=elsewhere', 1],
  ])(
    'W18 SelectCoinScreen: ?%s of a menu says what comes next: small sums can be hidden but for a deposit',
    async (question, switches) => {
      await showScreen(SelectCoinScreen, `/pages/fund/select?${question}`);
      expect(screen.queryAllByRole('switch')).toHaveLength(switches);
    },
  );

  test('SelectCoinScreen: for a deposit only currencies whose deposit page leads on', async () => {
    await showScreen(SelectCoinScreen, '/pages/fund/select?url=receive');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('listitem').textContent).toContain('USDT');
    cleanup();
    await showScreen(SelectCoinScreen, '/pages/fund/select?url=withdraw');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('FU6 SelectCoinScreen: each currency once, small ones hidden when asked, and found by their name all the same', async () => {
    await showScreen(SelectCoinScreen, '/pages/fund/select?for=records');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('150');
    cleanup();
    preferences.current = { ...preferences.current, hideSmall: true };
    await showScreen(SelectCoinScreen, '/pages/fund/select?for=records');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'du' } });
    expect(screen.getByRole('listitem').textContent).toContain('DUST');
  });
});
