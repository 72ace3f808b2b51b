import { expect, test } from 'vitest';
import { accountPorts } from '../../src/adapters/wire/wire-ports.ts';
import { liveAccount } from '../../src/adapters/live/live-account.ts';
import { accessOver } from '../../src/adapters/wire/access/access-adapter.ts';
import { depositsOver } from '../../src/adapters/wire/deposits/deposits-adapter.ts';
import { identityOver } from '../../src/adapters/wire/identity/identity-adapter.ts';
import { payeesOver } from '../../src/adapters/wire/payees/payees-adapter.ts';
import { profileOver } from '../../src/adapters/wire/profile/profile-adapter.ts';
import { securityOver } from '../../src/adapters/wire/security/security-adapter.ts';
import { withdrawalsOver } from '../../src/adapters/wire/withdrawals/withdrawals-adapter.ts';
import { wireOver } from '../../src/adapters/wire/calls/wire.ts';
import { amount } from '../../src/core/money/amount.ts';
import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import { DialectHttp, ok, partsOf } from './dialect-wire.ts';

const wireTo = (http: DialectHttp, name: DialectName) => wireOver(partsOf(http, name));

const person = { id: 7, account_number: 'ann@example.test' };

test.each([
  ['nothing', {}, undefined, undefined],
  ['eqnull', { pay_password_isnull: 'eqnull' }, false, undefined],
  ['neqnull', { pay_password_isnull: 'neqnull' }, true, undefined],
  ['that it was set once', { isPayPas: 1 }, undefined, true],
])('W3 the payment password of a person: a server that says %s', async (_what, said, has, isFinal) => {
  const http = new DialectHttp({ 'GET /user/info': ok({ ...person, ...said }) });
  const user = await profileOver(wireTo(http, 'b')).currentUser();
  expect([user.hasPaymentPassword, user.isPaymentPasswordFinal]).toEqual([has, isFinal]);
});

test.each([
  [{ password_status: 0 }, false],
  [{ password_status: 1 }, true],
  [{}, undefined],
])('W3 the identity of a person says %j of their payment password', async (said, has) => {
  const http = new DialectHttp({ 'GET /real/state': ok({ review_status: 2, real_data: null, ...said }) });
  expect((await identityOver(wireTo(http, 'c')).identity()).hasPaymentPassword).toBe(has);
});

const wish = {
  currencyId: '3',
  amount: amount('100.5'),
  fee: amount('2.25'),
  way: 'address',
  network: 'trc20',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  savedId: '31',
  payPassword: undefined,
} as const;

test.each([
  ['standard', undefined],
  ['a', undefined],
  ['c', '98.25'],
  ['d', '98.25'],
] as const)(
  'W5 switches 15 and 16: a withdrawal on %s names the saved address, the fee, and what is left: %s',
  async (name, left) => {
    const http = new DialectHttp({ 'POST /wallet/out': ok('asked') });
    await withdrawalsOver(wireTo(http, name)).requestWithdrawal(wish);
    expect(http.sent[0]?.fields).toMatchObject({ rate: '2.25', number: '100.5', users_wallet_withdraw_id: '31' });
    expect(http.sent[0]?.fields['amount']).toBe(left);
  },
);

test('W5 switch 16: a fee that is a share of the sum is read as one', async () => {
  const terms = { rate: '0.002', ratetype: 1, min_number: '10', name: 'USDT', change_balance: '500.00000000' };
  const http = new DialectHttp({ 'POST /wallet/get_info': ok(terms) });
  const read = await withdrawalsOver(wireTo(http, 'd')).withdrawalTerms({ currencyId: '3' });
  expect(read.fee).toEqual({ kind: 'share', share: '0.002' });
});

const addressRow = { currency: 3, name: 'USDT', address: 'TR7NH', create_time: '2026-01-02 03:04:05' };

test('W8 switch 51: rows that a server has marked as deleted are not shown', async () => {
  const data = [
    { ...addressRow, id: 1, type: 'TRC20', isdelete: 0 },
    { ...addressRow, id: 2, type: 'TRC20', isdelete: 1 },
    { ...addressRow, id: 3 },
  ];
  const http = new DialectHttp({ 'GET /user/wallet/list': ok({ data, page: 1, pages: 1, total: 3 }) });
  const { items } = await payeesOver(wireTo(http, 'd')).savedAddresses({ page: 1, limit: 50 });
  expect(items.map(({ id }) => id)).toEqual(['1', '3']);
});

test('W8 switch 51: an address is deleted by the call that the server has, and never by that of another table', async () => {
  const http = new DialectHttp({ 'POST /user/del/wallet': ok('done') });
  await payeesOver(wireTo(http, 'd')).deleteAddress({ id: '1' });
  expect(http.sent.map(({ operation }) => operation)).toEqual(['POST /user/wallet/del', 'POST /user/del/wallet']);
});

test('W8 switch 52: an address goes out with its network and its picture, for either server', async () => {
  const http = new DialectHttp({ 'POST /user/wallet/save': ok('done') });
  await payeesOver(wireTo(http, 'a')).saveAddress({
    currencyId: '3',
    currencyName: 'USDT',
    network: 'trc20',
    address: 'TR7NH',
    picture: '/upload/qr.png',
  });
  expect(http.sent[0]?.fields).toMatchObject({ type: 'trc20', qrcode: '/upload/qr.png' });
});

test('W9 switch 27: channels are read, a report names one as its type, and the page to pay on comes from beside the text', async () => {
  const http = new DialectHttp({
    'GET /paymentslist': ok({ list: [{ id: 4, name: 'Card', exchange_rate: '7.10', sort: 1, status: 1 }] }),
    'POST /wallet/charge_req': JSON.stringify({ type: 'ok', message: 'done', url: 'https://pay.example/1' }),
  });
  const deposits = depositsOver(wireTo(http, 'a'));
  const [channel] = await deposits.depositChannels();
  expect(channel).toEqual({ id: '4', name: 'Card', exchangeRate: '7.1' });
  const place = { channelId: channel?.id ?? '' };
  const report = { currencyId: '3', amount: amount('250'), voucher: '', place };
  expect(await deposits.reportDeposit(report)).toBe('https://pay.example/1');
  expect(http.sent[1]?.fields).toMatchObject({ type: '4', currency: '3', amount: '250' });
});

test('W9 an empty page to pay on is none', async () => {
  const http = new DialectHttp({ 'POST /wallet/charge_req': JSON.stringify({ type: 'ok', message: 'done', url: '' }) });
  const report = {
    currencyId: '3',
    amount: amount('250'),
    voucher: '/a.jpg',
    place: { network: 'trc20', address: 'T' },
  };
  expect(await depositsOver(wireTo(http, 'b')).reportDeposit(report)).toBeUndefined();
  expect(http.sent[0]?.fields).toMatchObject({ type: '0', sub_type: 'trc20', address: 'T' });
});

test('switch 28: a deposit by card is told by the currency of the card', async () => {
  const row = { id: 1, name: 'ETH', currency_name: 'EUR', type: 1, amount: '50', status: 1 };
  const http = new DialectHttp({ 'GET /recharge/log': ok({ data: [row], page: 1, pages: 1, total: 1 }) });
  const { items } = await depositsOver(wireTo(http, 'b')).deposits({ page: 1, limit: 10 });
  expect(items[0]?.currencyName).toBe('EUR');
});

test.each([
  ['9', 'Legal currency', 'fiat'],
  ['10', '[法币]', 'fiat'],
  ['11', 'Monnaie', 'spot'],
  ['12', 'contract', 'spot'],
  ['15', 'lever', 'contracts'],
  ['16', 'micro', 'options'],
  ['16', 'Moneda', undefined],
])('W17 a bill of kind %s labelled “%s” is of %s: the label is only a hint', async (type, label, account) => {
  const row = { id: 1, currency: 3, value: '5', type, transaction_info: label };
  const http = new DialectHttp({
    'GET /wallet/hzhistory': ok({ data: [row], current_page: 1, last_page: 1, total: 1 }),
  });
  const { wallet } = accountPorts(partsOf(http, 'd'), liveAccount);
  expect((await wallet.accountTransfers({ page: 1, limit: 10 })).items[0]?.account).toBe(account);
});

test('W25 who signed up with e-mail is not shown it as a phone', async () => {
  const http = new DialectHttp({
    'GET /user/info': ok({ ...person, email: 'ann@example.test', phone: 'ann@example.test' }),
  });
  const user = await profileOver(wireTo(http, 'd')).currentUser();
  expect([user.email, user.phone]).toEqual(['ann@example.test', undefined]);
});

test('switch 25: a refusal that only the record knows of blocks another application', async () => {
  const state = (review: number) => ok({ review_status: review, real_data: { name: 'Ann', review_status: 3 } });
  const read = (review: number) =>
    identityOver(wireTo(new DialectHttp({ 'GET /real/state': state(review) }), 'b')).identity();
  expect((await read(0)).mustAskSupport).toBe(true);
  expect((await read(3)).mustAskSupport).toBeUndefined();
});

test('switch 24: the first step carries names and pictures in one post', async () => {
  const http = new DialectHttp({ 'POST /user/real': ok('sent') });
  await identityOver(wireTo(http, 'd')).submitIdentity({
    level: 1,
    kind: 'passport',
    name: 'Ann',
    phone: '+6512345678',
    documentNumber: 'K1',
    front: '/f.jpg',
    back: '/b.jpg',
  });
  expect(http.sent[0]?.fields).toMatchObject({
    real_type: '1',
    name: 'Ann',
    card_id: 'K1',
    front_pic: '/f.jpg',
    reverse_pic: '/b.jpg',
  });
});

test('W21 switches 18 and 20: old and first passwords go out under the names that servers read', async () => {
  const http = new DialectHttp({
    'POST /user/forget': ok(''),
    'POST /safe/update_password': ok(''),
    'POST /user/register': ok(''),
  });
  const wire = wireTo(http, 'd');
  const change = { password: 'new-7-Pass', code: '', oldPassword: 'old-7-Pass' };
  await accessOver(wire).resetPassword({ identifier: 'ann@example.test', ...change });
  await securityOver(wire).changePaymentPassword(change);
  const account = { identifier: 'ann@example.test', kind: 'email', password: 'new-7-Pass', code: '246810' } as const;
  await accessOver(wire).register({ ...account, invitationCode: undefined, payPassword: 'pay-7-Pass' });
  const [reset, payment, registration] = http.sent.map(({ fields }) => fields);
  expect(reset).toMatchObject({
    account: 'ann@example.test',
    user_string: 'ann@example.test',
    repassword: 'new-7-Pass',
    re_password: 'new-7-Pass',
    oldpassword: 'old-7-Pass',
  });
  expect(payment).toMatchObject({ password: 'new-7-Pass', oldpassword: 'old-7-Pass' });
  expect(registration).toMatchObject({ pay_password: 'pay-7-Pass' });
});
