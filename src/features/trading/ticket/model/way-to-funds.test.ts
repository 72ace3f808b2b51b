import { expect, test } from 'vitest';
import type { WalletAccount, Wallets } from '../../../../core/domain/wallets/wallet.ts';
import { amount } from '../../../../core/money/amount.ts';
import { shortfallOf, withSpare, type Shortfall } from './shortfall.ts';
import { sumToAdd, wayToFunds } from './way-to-funds.ts';

const short: Shortfall = { currency: { id: '3', name: 'USDT' }, account: 'contracts', sum: amount('12.35') };

const holding = (sums: Readonly<Partial<Record<WalletAccount, string>>>, canDeposit = true): Wallets => ({
  accounts: (['fiat', 'spot', 'contracts', 'options'] as const).map((account) => ({
    account,
    balances: [
      {
        currencyId: '3',
        currencyName: 'USDT',
        available: amount(sums[account] ?? '0'),
        locked: amount('0'),
        usdtPrice: undefined,
        canDeposit,
      },
    ],
    totalUsdt: undefined,
  })),
  fiatRate: undefined,
  depositsOpen: true,
});
const around = {
  accountId: 'live',
  languageTag: 'fr',
  wallets: holding({ spot: '500' }),
  convertible: [],
  isOffered: () => true,
  here: '/pages/transaction/contract?symbol=BTC/USDT',
} as const;

test('FU5: what an order lacks is never told as less than it is, and nothing where it has enough', () => {
  expect(shortfallOf(amount('112.3456'), amount('100'), 'USDT')).toBe('12.35');
  expect(shortfallOf(amount('100'), amount('100'), 'USDT')).toBeUndefined();
  expect(shortfallOf(undefined, amount('100'), 'USDT')).toBeUndefined();
  expect(shortfallOf(amount('1'), undefined, 'USDT')).toBeUndefined();
});

test('FU5: the missing sum is moved from another account, filled in as the person writes numbers, and leads back', () => {
  expect(wayToFunds(short, around)).toEqual({
    to: '/pages/fund/transfer?from=change&to=lever&currency=3&amount=12%2C35&return=/pages/transaction/contract%3Fsymbol%3DBTC/USDT',
  });
  const inContracts = { ...around, wallets: holding({ contracts: '500' }) };
  expect(wayToFunds({ ...short, account: 'spot' }, inContracts)).toMatchObject({
    to: expect.stringContaining('from=lever&to=change'),
  });
  const inFiat = { ...around, wallets: holding({ spot: '12.34', fiat: '12.35' }) };
  expect(wayToFunds(short, inFiat)).toMatchObject({ to: expect.stringContaining('from=legal&to=lever') });
});

test('FU5: a market order is brought half a percent more, unless only the sum without it is there', () => {
  expect(withSpare(amount('112.345'))).toBe('112.906725');
  const withTheSpare = amount('12.91');
  const toAdd = (spot: string) => sumToAdd(short, withTheSpare, holding({ spot }));
  expect([toAdd('12.91'), toAdd('12.90'), toAdd('12.34')]).toEqual(['12.91', '12.35', '12.91']);
  expect(sumToAdd(short, undefined, holding({ spot: '500' }))).toBe('12.35');
});

const back = '&return=/pages/transaction/contract%3Fsymbol%3DBTC/USDT';

test('FU5: where no other account has it, it is paid in; simulated money can only be moved', () => {
  const poor = { ...around, wallets: holding({ spot: '12.34', contracts: '900' }) };
  expect(wayToFunds(short, poor)).toEqual({ to: `/pages/fund/receive?currency=3${back}` });
  expect(wayToFunds(short, { ...poor, accountId: 'moni' })).toBeUndefined();
  expect(wayToFunds(short, { ...around, accountId: 'moni' })).toMatchObject({
    to: expect.stringContaining('from=change&to=lever'),
  });
  // Also in a new tab.
  expect(wayToFunds(short, { ...around, accountId: 'moni' })).toMatchObject({
    to: expect.stringContaining('account=moni'),
  });
  expect(wayToFunds(short, around)).not.toMatchObject({ to: expect.stringContaining('account=') });
});

test('FU5: what cannot be deposited is converted to, and where that is not possible either, there is no way', () => {
  const bare = { ...around, wallets: holding({}, false) };
  expect(wayToFunds(short, { ...bare, convertible: ['3'] })).toEqual({ to: `/pages/fund/fundTransfer?to=3${back}` });
  expect(wayToFunds(short, bare)).toBe('none');
  // It is not said of what could not be read.
  expect(wayToFunds(short, { ...bare, convertible: undefined })).toBeUndefined();
});

test('FU5: a page that the operator has switched off is no way', () => {
  const off = { ...around, convertible: ['3'], isOffered: (path: string) => path === '/pages/fund/fundTransfer' };
  expect(wayToFunds(short, off)).toEqual({ to: `/pages/fund/fundTransfer?to=3${back}` });
});
