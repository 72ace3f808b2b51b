import { expect, test } from 'vitest';
import { givenName } from '../../../core/domain/wallets/given-account-names.ts';
import { walletAccounts } from '../../../core/domain/wallets/wallet.ts';
import { billsFields, readBills, readWalletDetail, readWallets, walletDetailFields } from './wallet-codec.ts';

const balances = { balance: [] };

test('walletDetail: an account goes out by name, in bills by number', () => {
  expect(walletAccounts.map((account) => walletDetailFields({ currencyId: '3', account }).type)).toEqual([
    'legal',
    'change',
    'lever',
    'micro',
  ]);
  expect(walletAccounts.map((account) => billsFields({ account, page: 1, limit: 10 }).type)).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
});

test('bills: absent filters are not sent', () => {
  expect(billsFields({ page: 2, limit: 20 })).toEqual({ currency: undefined, type: undefined, page: '2', limit: '20' });
});

test.each(walletAccounts)('walletDetail: reads the balances of %s and of no other account', (account) => {
  const row = Object.fromEntries(
    walletAccounts.flatMap((name, index) => [
      [`${givenName[name]}_balance`, String(index + 1)],
      [`lock_${givenName[name]}_balance`, `0.${index + 1}`],
    ]),
  );
  const detail = readWalletDetail({ ...row, currency: '3', currency_name: 'USDT' }, account);
  const number = walletAccounts.indexOf(account) + 1;
  expect([detail.account, detail.available, detail.locked]).toEqual([account, String(number), `0.${number}`]);
});

test('wallets: a total of null is a sum over nothing, an absent one is unknown', () => {
  const wallets = readWallets({ change_wallet: { ...balances, usdt_totle: null }, lever_wallet: balances });
  expect(wallets.accounts.map(({ totalUsdt }) => totalUsdt)).toEqual(['0', undefined]);
});

test('wallets: deposits are closed only where the server says so', () => {
  const open = (sent: string | null | undefined) =>
    readWallets({ change_wallet: balances, ...(sent === undefined ? {} : { is_open_CTbi: sent }) }).depositsOpen;
  expect([open('1'), open('0'), open(null), open(undefined)]).toEqual([true, false, true, true]);
});

test.each([
  ['Spot account', 'spot', undefined],
  ['Options account', 'options', undefined],
  ['法币账户', 'fiat', undefined],
  ['Compte au comptant', undefined, 'Compte au comptant'],
  ['', undefined, undefined],
])('bills: the account %j of a server is %s, otherwise its own words stand', (label, account, text) => {
  const row = { id: '1', type: '5', currency: '3', currency_name: 'USDT', value: '1', transaction_info: label };
  const page = readBills(
    { message: { data: [row], current_page: '1', last_page: '1', total: '1', per_page: '10' } },
    { page: 1, limit: 10 },
  );
  expect([page.items[0]?.account, page.items[0]?.accountText]).toEqual([account, text]);
});
