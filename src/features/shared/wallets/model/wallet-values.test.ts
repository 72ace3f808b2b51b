import { describe, expect, test } from 'vitest';
import { lackingAs, type Rows } from '../../../../core/domain/page.ts';
import type { AccountBalances, Balance, WalletAccount } from '../../../../core/domain/wallets/wallet.ts';
import { amount, price } from '../../../../core/money/amount.ts';
import { accountTotal, holdsNothing, lackingIn, usdtValueOf, walletsTotal } from './wallet-values.ts';

const balance = (available: string, locked: string, usdtPrice?: string): Balance => ({
  currencyId: '1',
  currencyName: 'BTC',
  available: amount(available),
  locked: amount(locked),
  usdtPrice: usdtPrice === undefined ? undefined : price(usdtPrice),
  canDeposit: true,
});
const account = (id: WalletAccount, balances: Rows<Balance>, totalUsdt?: string): AccountBalances => ({
  account: id,
  balances,
  totalUsdt: totalUsdt === undefined ? undefined : amount(totalUsdt),
});

describe('wallet values', () => {
  test('usdtValueOf: free and locked together; nothing is worth nothing whatever its price', () => {
    expect([
      usdtValueOf(balance('1', '0.5', '60000')),
      usdtValueOf(balance('0', '0')),
      usdtValueOf(balance('1', '0')),
    ]).toEqual(['90000', '0', undefined]);
  });

  test('accountTotal: counted exactly, not taken from the float the server sends', () => {
    expect(accountTotal(account('spot', [balance('0.1', '0.2', '1'), balance('0', '0')], '0.30000000000000004'))).toBe(
      '0.3',
    );
  });

  test('accountTotal: without a price the server’s own total counts, otherwise the total is unknown', () => {
    expect(accountTotal(account('spot', [balance('1', '0')], '12'))).toBe('12');
    expect(accountTotal(account('spot', [balance('1', '0')]))).toBeUndefined();
  });

  test('R8 lackingIn, holdsNothing: what could not be read is no empty account', () => {
    const unreadable = [{ id: 'BTC', path: 'balance[0]' }];
    const wallets = {
      accounts: [account('spot', lackingAs([], { unreadable }))],
      fiatRate: undefined,
      depositsOpen: true,
    };
    expect(lackingIn(wallets).unreadable).toEqual(unreadable);
    expect(holdsNothing(wallets)).toBe(false);
  });

  test('walletsTotal: one unknown account makes the sum unknown, not smaller', () => {
    const known = account('spot', [balance('1', '0', '5')]);
    const wallets = { fiatRate: undefined, depositsOpen: true };
    expect(walletsTotal({ ...wallets, accounts: [known, account('contracts', [])] })).toBe('5');
    expect(walletsTotal({ ...wallets, accounts: [known, account('contracts', [balance('1', '0')])] })).toBeUndefined();
  });
});
