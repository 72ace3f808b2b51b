import { describe, expect, test } from 'vitest';
import type { Balance, Bill, WalletAccount, Wallets } from '../../../core/domain/wallets/wallet.ts';
import { amount } from '../../../core/money/amount.ts';
import {
  askedTransfer,
  movableBalances,
  transferPlan,
  withAccount,
  withHeldCurrency,
  type TransferDraft,
} from './transfer-plan.ts';
import { isTwinOf, transferRows } from './transfer-rows.ts';

const balance = (currencyId: string, currencyName: string, available: string): Balance => ({
  currencyId,
  currencyName,
  available: amount(available),
  locked: amount('0'),
  usdtPrice: undefined,
  canDeposit: true,
});
const wallets: Wallets = {
  accounts: [
    { account: 'spot', balances: [balance('1', 'BTC', '0'), balance('3', 'USDT', '100.5')], totalUsdt: undefined },
    { account: 'contracts', balances: [balance('3', 'USDT', '7'), balance('100', 'USD', '9')], totalUsdt: undefined },
  ],
  fiatRate: undefined,
  depositsOpen: true,
};
const draft: TransferDraft = { currencyId: '3', from: 'spot', to: 'contracts', text: '' };

describe('askedTransfer', () => {
  test.each([
    ['account=moni&return=/pages/fund/assets', undefined],
    ['from=lever', ['contracts', 'spot']],
    ['to=change', ['contracts', 'spot']],
    ['to=micro', ['spot', 'options']],
    ['currency=3', ['spot', 'contracts']],
  ])('FU5 an address with %s asks for a transfer between two accounts, or for none: %j', (question, ends) => {
    const asked = askedTransfer(new URLSearchParams(question));
    expect(asked && [asked.from, asked.to]).toEqual(ends);
  });
});

describe('transferPlan', () => {
  test('FU5 both balances before and after, to the last decimal', () => {
    const plan = transferPlan({ ...draft, text: '0.00000001' }, wallets, 'en');
    expect(plan?.from).toEqual({ account: 'spot', before: '100.5', after: '100.49999999' });
    expect(plan?.to).toEqual({ account: 'contracts', before: '7', after: '7.00000001' });
    expect(plan?.wish).toEqual({ currencyId: '3', from: 'spot', to: 'contracts', amount: '0.00000001' });
  });

  test.each([
    ['', 'required'],
    ['x', 'amountInvalid'],
    ['0', 'amountNotPositive'],
    ['100.50000001', 'balanceTooSmall'],
    ['0.000000001', 'amountTooFine'],
  ])('%s: %s, and nothing can be sent', (text, key) => {
    const plan = transferPlan({ ...draft, text }, wallets, 'en');
    expect(plan?.amount.problem?.key).toBe(key);
    expect(plan?.wish).toBeUndefined();
  });

  test('what can be read in two ways cannot be sent', () => {
    expect(transferPlan({ ...draft, text: '1,000' }, wallets, 'en')?.wish).toBeUndefined();
  });

  test('all of it can be sent', () => {
    expect(transferPlan({ ...draft, text: '100.5' }, wallets, 'en')?.from.after).toBe('0');
  });
});

test('withAccount: the two accounts change places instead of becoming one', () => {
  expect(withAccount(draft, 'to', 'spot')).toMatchObject({ from: 'contracts', to: 'spot' });
  expect(withAccount(draft, 'from', 'options')).toMatchObject({ from: 'options', to: 'contracts' });
});

test('withHeldCurrency: only what both hold, USDT before others', () => {
  expect(movableBalances(wallets, 'spot', 'contracts').map(({ currencyName }) => currencyName)).toEqual(['USDT']);
  expect(withHeldCurrency({ ...draft, currencyId: '1' }, wallets).currencyId).toBe('3');
});

const line = (
  id: string,
  change: string,
  account: WalletAccount | undefined,
  createdAt = '2026-01-01 00:00:00',
): Bill => ({
  id,
  currencyId: '3',
  currencyName: 'USDT',
  change: amount(change),
  before: undefined,
  after: undefined,
  kind: '12',
  description: '',
  concernsLocked: false,
  account,
  createdAt,
});

test('transferRows: the two lines of a transfer are one row, whichever comes first; a lone line stays', () => {
  const rows = transferRows([
    line('6', '5', 'options'),
    line('5', '-5', 'spot'),
    line('4', '-2', 'contracts'),
    line('3', '2', 'fiat'),
    line('2', '1', 'fiat', '2025-01-01 00:00:00'),
  ]);
  expect(rows.map(({ id, from, to, amount: sum }) => [id, from, to, sum])).toEqual([
    ['6', 'spot', 'options', '5'],
    ['4', 'contracts', 'fiat', '2'],
    ['2', undefined, 'fiat', '1'],
  ]);
  const [first] = rows;
  const wish = { currencyId: '3', from: 'spot', to: 'options', amount: amount('5') } as const;
  expect(rows.map(isTwinOf(wish))).toEqual([true, false, false]);
  expect(first === undefined ? undefined : isTwinOf({ ...wish, to: 'contracts' })(first)).toBe(false);
});

test('R1 transferRows: a list that has the two lines in the other order names the same transfer', () => {
  const lines = [line('6', '5', 'options'), line('5', '-5', 'spot')];
  const [one, other] = [lines, lines.toReversed()].map((order) => transferRows(order));
  expect(one).toHaveLength(1);
  expect(other).toEqual(one);
});

test('isTwinOf: a side that the server names in words of its own may be contracts or options, and no other account', () => {
  const [row] = transferRows([line('2', '5', undefined), line('1', '-5', 'spot')]);
  if (row === undefined) throw new Error('no row');
  const wish = { currencyId: '3', from: 'spot', amount: amount('5') } as const;
  const matches = (to: WalletAccount): boolean => isTwinOf({ ...wish, to })(row);
  expect([matches('contracts'), matches('options'), matches('fiat')]).toEqual([true, true, false]);
  expect(isTwinOf({ ...wish, from: 'fiat', to: 'options' })(row)).toBe(false);
});
