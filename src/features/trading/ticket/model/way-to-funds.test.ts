import { expect, test } from 'vitest';
import { amount } from '../../../../core/money/amount.ts';
import { shortfallOf, type Shortfall } from './shortfall.ts';
import { wayToFunds } from './way-to-funds.ts';

const short: Shortfall = { currency: { id: '3', name: 'USDT' }, account: 'contracts', sum: amount('12.35') };
const around = { accountId: 'live', languageTag: 'fr', other: amount('500') } as const;

test('FU5: what an order lacks is never told as less than it is, and nothing where it has enough', () => {
  expect(shortfallOf(amount('112.3456'), amount('100'), 'USDT')).toBe('12.35');
  expect(shortfallOf(amount('100'), amount('100'), 'USDT')).toBeUndefined();
  expect(shortfallOf(undefined, amount('100'), 'USDT')).toBeUndefined();
  expect(shortfallOf(amount('1'), undefined, 'USDT')).toBeUndefined();
});

test('FU5: the missing sum is moved from the other account, filled in as the person writes numbers', () => {
  expect(wayToFunds(short, around)?.to).toBe('/pages/fund/transfer?from=change&to=lever&currency=3&amount=12%2C35');
  expect(wayToFunds({ ...short, account: 'spot' }, around)?.to).toContain('from=lever&to=change');
});

test('FU5: where no other account has it, it is paid in; simulated money can do neither', () => {
  expect(wayToFunds(short, { ...around, other: amount('12.34') })?.to).toBe('/pages/fund/receive?currency=3');
  expect(wayToFunds(short, { ...around, other: undefined })?.path).toBe('/pages/fund/receive');
  expect(wayToFunds(short, { ...around, accountId: 'moni' })).toBeUndefined();
});
