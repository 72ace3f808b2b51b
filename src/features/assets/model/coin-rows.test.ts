import { describe, expect, test } from 'vitest';
import type { Balance } from '../../../core/domain/wallets/wallet.ts';
import { amount, price } from '../../../core/money/amount.ts';
import { coinRows, heldRows } from './coin-rows.ts';

const balance = (currencyName: string, available: string, usdtPrice?: string): Balance => ({
  currencyId: currencyName,
  currencyName,
  available: amount(available),
  locked: amount('0'),
  usdtPrice: usdtPrice === undefined ? undefined : price(usdtPrice),
  canDeposit: true,
});

const namesOf = (balances: readonly Balance[], hideSmall = false) =>
  coinRows(balances, hideSmall).map((row) => row.balance.currencyName);

describe('coinRows', () => {
  test('coinRows: the most valuable first, unknown value last, equal ones in the order they came', () => {
    const list = [
      balance('AAA', '5'),
      balance('LTC', '1', '70'),
      balance('USDT', '20', '1'),
      balance('ETH', '0', '2000'),
      balance('XRP', '0', '1'),
    ];
    expect(namesOf(list)).toEqual(['LTC', 'USDT', 'ETH', 'XRP', 'AAA']);
  });

  test('coinRows: small ones go when asked; exactly one USDT and an unknown value stay', () => {
    const list = [balance('USDT', '1', '1'), balance('LTC', '0.0141', '70'), balance('AAA', '5')];
    expect(namesOf(list, true)).toEqual(['USDT', 'AAA']);
  });

  test('coinRows: what is locked belongs to the value', () => {
    const [row] = coinRows([{ ...balance('BTC', '0.1', '60000'), locked: amount('0.2') }], true);
    expect(row?.value).toBe('18000');
  });

  test('heldRows: what is all locked is held, what is all zero is not', () => {
    const locked = { ...balance('BTC', '0', '60000'), locked: amount('0.2') };
    const rows = heldRows(coinRows([locked, balance('ETH', '0', '2000'), balance('AAA', '5')], false));
    expect(rows.map((row) => row.balance.currencyName)).toEqual(['BTC', 'AAA']);
  });
});
