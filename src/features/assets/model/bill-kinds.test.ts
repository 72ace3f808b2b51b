import { expect, test } from 'vitest';
import type { WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import { amount } from '../../../core/money/amount.ts';
import { billGroupOf, billKindOf, isToldByServer } from './bill-kinds.ts';

const kindOf = (kind: string, change: string, concernsLocked = false) =>
  billKindOf({ kind, change: amount(change), concernsLocked, account: undefined });
const groupOf = (kind: string) => billGroupOf({ kind, account: undefined });

test('billKindOf: funds of a spot order are reserved or released by what the sign means in that balance', () => {
  expect(kindOf('50', '-70')).toBe('spotReserved');
  expect(kindOf('50', '70', true)).toBe('spotReserved');
  expect(kindOf('50', '70')).toBe('spotReleased');
  expect(kindOf('50', '-70', true)).toBe('spotReleased');
});

test('billKindOf: other codes mean the same whatever the sign, and an unknown one means nothing', () => {
  expect([kindOf('51', '1'), kindOf('51', '-1'), kindOf('4711', '5')]).toEqual(['spotFilled', 'spotFilled', undefined]);
});

test.each([
  ['42', 'lockMining'],
  ['700', 'subscription'],
  ['704', 'lockMiningIncome'],
  ['1000', 'dualBought'],
  ['1001', 'dualSettled'],
  ['1002', 'artBought'],
  ['1004', 'artDepositReturned'],
  ['1005', 'artAuctionPaid'],
  ['33', 'rebate'],
  ['250', 'rebate'],
])('FU7 a movement of a finance product is named in the language of the person: %s', (code, kind) => {
  expect(kindOf(code, '-5')).toBe(kind);
});

test('FU7 billGroupOf: every code is in one group, and what nobody knows is among the others', () => {
  expect(['8', '12', '51', '30', '502', '702', '101', '700', '1002'].map(groupOf)).toEqual([
    'deposits',
    'transfers',
    'spot',
    'contracts',
    'options',
    'conversions',
    'withdrawals',
    'products',
    'products',
  ]);
  expect(['33', '250', '601', '602', '603'].map(groupOf)).toEqual(['rebates', 'rebates', 'loans', 'loans', 'deposits']);
  expect(['710', '4711', ''].map(groupOf)).toEqual(['other', 'other', 'other']);
});

test.each<[WalletAccount | undefined, string, string]>([
  ['options', 'options', 'options'],
  ['spot', 'artDepositTaken', 'products'],
  ['contracts', 'other', 'other'],
  ['fiat', 'other', 'other'],
  [undefined, 'other', 'other'],
])('W14 code 1003 in the account %s is no deposit of an auction where it is a stake: %s', (account, kind, group) => {
  const bill = { kind: '1003', change: amount('-12.5'), concernsLocked: false, account };
  expect([billKindOf(bill), billGroupOf(bill)]).toEqual([kind, group]);
});

test('FU7 billKindOf: every code of the wire has words of its own', () => {
  const products = [33, 42, 44, 250, 601, 602, 603, 700, 704, 705, 710, 1000, 1001, 1002, 1003, 1004, 1005, 1006];
  const codes = [
    8,
    9,
    10,
    11,
    12,
    15,
    16,
    30,
    31,
    32,
    34,
    35,
    36,
    50,
    51,
    99,
    100,
    101,
    502,
    701,
    702,
    703,
    ...products,
  ];
  const wordless = codes.map(String).filter((code) => kindOf(code, '-1') === undefined);
  expect(wordless).toEqual([]);
});

test('FU7 what staff have booked, and what may be a deposit or an adjustment, comes with the server’s own words', () => {
  expect([kindOf('3', '5'), kindOf('8', '5'), kindOf('51', '5')].map(isToldByServer)).toEqual([true, true, false]);
});
