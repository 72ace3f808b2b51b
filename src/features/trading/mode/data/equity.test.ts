import { describe, expect, test } from 'vitest';
import type { Balance, Wallets } from '../../../../core/domain/wallets/wallet.ts';
import { amount, price } from '../../../../core/money/amount.ts';
import { usableOf } from './equity.ts';

const balance = (currencyId: string, available: string, locked: string): Balance => ({
  currencyId,
  currencyName: currencyId,
  available: amount(available),
  locked: amount(locked),
  usdtPrice: undefined,
  canDeposit: true,
});
const wallets: Wallets = {
  accounts: [
    { account: 'legal', balances: [], totalUsdt: amount('500000') },
    {
      account: 'change',
      balances: [balance('3', '9000', '1000'), balance('1', '0.4', '0.1')],
      totalUsdt: amount('40000'),
    },
  ],
  fiatRate: undefined,
  depositsOpen: true,
};
const needs = {
  account: 'change',
  instrument: { base: { id: '1', name: 'BTC' }, quote: { id: '3', name: 'USDT' } },
  side: 'buy',
  last: price('60000'),
} as const;

describe('usableOf', () => {
  test('usableOf: a buy can use what the account holds of its currency, not what lies in other accounts', () => {
    expect(usableOf(wallets, needs)).toBe('10000');
  });

  test('usableOf: a sale can use what is held of the currency it gives, at the last price', () => {
    expect(usableOf(wallets, { ...needs, side: 'sell' })).toBe('30000');
    expect(usableOf(wallets, { ...needs, side: 'sell', last: undefined })).toBe('40000');
  });

  test('usableOf: never more than the whole of the account', () => {
    expect(usableOf(wallets, { ...needs, side: 'sell', last: price('90000') })).toBe('40000');
  });

  test('usableOf: without wallets nothing is known', () => expect(usableOf(undefined, needs)).toBeUndefined());
});
