import { expect, test } from 'vitest';
import { saidStateOf } from '../support/said-state.ts';

test.each([
  ['Convert\nConverting needs a second wallet: ask support to open one.'],
  ['Your account has no BTC wallet, so an order here would never be filled. Ask support to open one.'],
  ['Add card\nInternational cards can’t be saved here'],
  ['Payment password\nIt is set. Only support can change it.\nAsk support'],
  ['It is set at registration. Ask support to set one now.'],
  ['Support\nNot offered: Online chat\nAll support channels'],
  ['Classes\nNo product classes.'],
  ['Traders\nNo copies are made here\nYour wish to follow is taken'],
  ['Auction\nAuctions here do not end by themselves\nNothing names a winner'],
  ['Saved addresses\nSaved addresses can’t be deleted here.\nAdd an address'],
  ['The authorised amount could not be loaded. Not offered here.'],
])('a page that says this is limited: %j', (text) => {
  const { state, says } = saidStateOf(text);
  expect([state, text.split('\n')]).toEqual(['limited', expect.arrayContaining([says])]);
});

test.each([
  ['Not offered here: C2C.', 'lacks `GET /getc2cList`'],
  ['Not offered here: Buy crypto.', 'lacks `GET /getc2cList`'],
  ['Not offered here: Loans.', 'lacks `GET /getBorrowingproList`'],
  ['Not offered here: Practice.', 'lacks `GET /monicoin/list`'],
  ['Not offered here: Quiz.', 'lacks `GET /guess/rounds`'],
  ['Not offered here: Investor questionnaire.', 'lacks `POST /postquestionnaire`'],
  ['Not offered here: How withdrawals work.', 'lacks `GET /get/tk`'],
  ['There is no inbox here.', 'lacks `GET /mailMessage/getList`'],
  ['Coupons are not offered here.', '`capabilities.coupons` is off, no family has them'],
])('an address that says %j is hidden, with the reason', (line, says) => {
  expect(saidStateOf(`Title\n${line}\nHome`)).toEqual({ state: 'hidden', says });
});

test('any other page works, also with an empty list', () => {
  expect(saidStateOf('Spot\nNo orders yet.\nNever offered: nothing')).toEqual({ state: 'works', says: '' });
});
