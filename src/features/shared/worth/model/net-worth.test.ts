import { expect, test } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import type { Loan } from '../../../../core/domain/finance/loan.ts';
import { lackingAs } from '../../../../core/domain/page.ts';
import type { Balance, Wallets } from '../../../../core/domain/wallets/wallet.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { amount, price } from '../../../../core/money/amount.ts';
import type { HeldProduct, Holding } from './holding.ts';
import { heldLines, isNothing, isUnread, lockTold, netWorthOf, type WorthParts } from './net-worth.ts';

const balance = (currencyName: string, available: string, more: Partial<Balance> = {}): Balance => ({
  currencyId: currencyName,
  currencyName,
  available: amount(available),
  locked: amount('0'),
  usdtPrice: price(currencyName === 'BTC' ? '60000' : '1'),
  canDeposit: true,
  ...more,
});
const walletsOf = (change: readonly Balance[], lever: readonly Balance[] = []): Wallets => ({
  accounts: [
    { account: 'spot', balances: change, totalUsdt: undefined },
    { account: 'contracts', balances: lever, totalUsdt: undefined },
  ],
  fiatRate: undefined,
  depositsOpen: true,
});
const idle = { error: null, retry: () => undefined };
const row = (value: string, currency = 'USDT'): Holding => ({
  id: value,
  title: 'NORDA · 40',
  detail: '',
  value: amount(value),
  currency,
  path: '/',
});
const owed = {
  status: 'overdue',
  total: amount('700'),
  repaid: amount('100'),
  penalty: amount('9'),
  currencyName: 'USDT',
};
const loanOf = (changes: object = {}): Loan => ({ ...owed, ...changes }) as unknown as Loan;
const known = <Data>(data: Data) => ({ data, hasFailed: false });
const parts = (changes: Partial<WorthParts> = {}): WorthParts => ({
  wallets: known(walletsOf([balance('USDT', '1000'), balance('BTC', '0.1')])),
  held: [],
  isTraded: (name) => name !== 'NORDA',
  priceOf: (name) => ({ USDT: price('1'), BTC: price('60000') })[name],
  ...changes,
});
const lineOf = (made: ReturnType<typeof netWorthOf>, part: string) => made.lines.find((line) => line.part === part);

test('A2 net worth is accounts and products less debts, each by its name: investing and borrowing change nothing', () => {
  const before = netWorthOf(parts());
  expect(before.total).toBe('7000');
  const invested = netWorthOf(
    parts({
      wallets: known(walletsOf([balance('USDT', '400'), balance('BTC', '0.1')])),
      held: [{ id: 'lockMining', rows: [row('600')], ...idle }],
    }),
  );
  expect(invested.total).toBe('7000');
  expect(lineOf(invested, 'lockMining')?.value).toBe('600');
  const borrowed = netWorthOf(
    parts({
      wallets: known(walletsOf([balance('USDT', '1609'), balance('BTC', '0.1')])),
      loans: known([loanOf(), loanOf({ status: 'settled' })]),
    }),
  );
  expect(borrowed.total).toBe('7000');
  expect(lineOf(borrowed, 'debts')?.value).toBe('-609');
});

test('A2 tokens that no market trades are named beside the sum, delivered or not', () => {
  const made = netWorthOf(
    parts({
      wallets: known(walletsOf([balance('USDT', '10'), balance('NORDA', '5')])),
      held: [{ id: 'ieo', rows: [row('70')], ...idle }],
    }),
  );
  expect(made.total).toBe('10');
  expect(made.untraded).toEqual([
    { id: 'spot.NORDA', name: 'NORDA', value: '5' },
    { id: 'ieo.70', name: 'NORDA · 40', value: '70' },
  ]);
  expect(made.missing).toEqual([]);
});

test('A2 a margin counts once, locked in its account or taken from it; the running result is part of the worth', () => {
  const open = [{ ...sampleContract, status: 'open', quoteId: 'USDT', symbol: 'BTC/USDT' } as const].map((one) => ({
    ...one,
    margin: amount('50'),
    profit: amount('-20'),
  }));
  const locked = parts({
    wallets: known(walletsOf([], [balance('USDT', '100', { locked: amount('50') })])),
    contracts: known(open),
  });
  expect(netWorthOf(locked).total).toBe('130');
  const taken = parts({ wallets: known(walletsOf([], [balance('USDT', '100')])), contracts: known(open) });
  expect(netWorthOf(taken).total).toBe('130');
});

test('A2 (47) portfolios that no call tells are missing by their own name', () => {
  const made = netWorthOf(parts({ hasPortfolios: true }));
  expect([made.missing, lineOf(made, 'portfolios')?.gap]).toEqual([['portfolios'], 'untold']);
});

test('A2 a part that could not be read, has no price or lacks rows is named, and the rest still counts', () => {
  const failed: HeldProduct = {
    id: 'invest',
    rows: undefined,
    error: new AppError('no-answer', ''),
    retry: idle.retry,
  };
  const lacking = lackingAs([row('5')], { unreadable: [{ id: '9', path: '' }] });
  const made = netWorthOf(
    parts({
      held: [failed, { id: 'lockMining', rows: lacking, ...idle }, { id: 'quiz', rows: [row('1', 'XXX')], ...idle }],
      loans: { data: undefined, hasFailed: true },
    }),
  );
  expect(made.missing).toEqual(['invest', 'lockMining', 'quiz', 'debts']);
  expect(made.total).toBe('7005');
  expect(lineOf(made, 'invest')).toEqual({ part: 'invest', value: undefined, gap: 'failed' });
  expect(lineOf(made, 'lockMining')).toMatchObject({ value: '5', gap: 'rows' });
});

test('A1 a list that the server refuses while the account is locked says so; another failure can be tried again', () => {
  const unread: WorthParts['options'] = { data: undefined, hasFailed: true };
  const gapAfter = (kind: 'server' | 'no-answer', isLocked: boolean) =>
    lineOf(netWorthOf(parts({ options: lockTold(unread, new AppError(kind, ''), { isLocked }) })), 'stakes')?.gap;
  expect(gapAfter('server', true)).toBe('locked');
  expect(gapAfter('server', false)).toBe('failed');
  expect(gapAfter('no-answer', true)).toBe('failed');
});

test('A2 accounts that could not be read are all named; nothing is a sum while something is being read', () => {
  const none = netWorthOf(parts({ wallets: { data: undefined, hasFailed: true } }));
  expect(none.missing).toEqual(['fiat', 'spot', 'contracts', 'options']);
  expect(none.total).toBeUndefined();
  const reading = netWorthOf(parts({ loans: { data: undefined, hasFailed: false } }));
  expect(reading.isReading).toBe(true);
  expect(reading.total).toBeUndefined();
  const lacks: HeldProduct = { id: 'nft', rows: undefined, error: new AppError('unavailable', ''), retry: idle.retry };
  expect(netWorthOf(parts({ held: [lacks] })).missing).toEqual([]);
});

test('A2 net worth: nothing could be read only where every part failed, and nothing is owned where no part that was read has anything', () => {
  const failed = { data: undefined, hasFailed: true };
  const unread = netWorthOf(parts({ wallets: failed, contracts: failed, hasPortfolios: true }));
  expect([isUnread(unread), isNothing(unread)]).toEqual([true, false]);
  const partly = netWorthOf(parts({ contracts: failed }));
  expect([isUnread(partly), isNothing(partly)]).toEqual([false, false]);
  const reading = netWorthOf(parts({ wallets: { data: undefined, hasFailed: false } }));
  expect([isUnread(reading), isNothing(reading)]).toEqual([false, true]);
  const none = netWorthOf(parts({ wallets: known(walletsOf([balance('USDT', '0')])) }));
  expect([isUnread(none), isNothing(none)]).toEqual([false, true]);
});

test('A1 a part that stood while it was read keeps its place at zero; what never stood, or is none of the server, has none', () => {
  const product = (id: HeldProduct['id'], rows?: readonly Holding[]): HeldProduct => ({ id, rows, ...idle });
  const lacks: HeldProduct = { id: 'nft', rows: undefined, error: new AppError('unavailable', ''), retry: idle.retry };
  const reading = netWorthOf(parts({ held: [product('lockMining'), product('ieo'), product('nft')] }));
  const shown = heldLines(reading, []).map(({ part }) => part);
  expect(shown).toEqual(['spot', 'contracts', 'lockMining', 'nft']);
  const read = netWorthOf(parts({ held: [product('lockMining', []), product('ieo', []), lacks] }));
  expect(heldLines(read, shown).at(-1)).toEqual({ part: 'lockMining', value: '0' });
  expect(heldLines(read, []).map(({ part }) => part)).toEqual(['spot', 'contracts']);
});
