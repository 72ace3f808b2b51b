import { beforeEach, describe, expect, test } from 'vitest';
import {
  methodText,
  purchaseMethods,
  purchaseRegions,
  regionCodes,
  regionOf,
} from '../../../../../core/domain/wallets/purchase-regions.ts';
import { emailProblem } from '../../../../../core/rules/people/account-rules.ts';
import { realNameProblem } from '../../../../../core/rules/people/identity-rules.ts';
import { purchaseAmountProblem, purchaseMaximum } from '../../../../../core/rules/wallets/purchase-rules.ts';
import { keepPicture } from '../../../../../../tests/support/sample-pictures.ts';
import { dig, startWorld, type TestWorld } from '../../test-worlds/test-world.ts';
import { purchaseMinimum } from './purchase-rules.ts';

const buyer = 'demo@tandem.test';
const minute = 60_000;
const dayMs = 86_400_000;
const picture = `/upload/${'a'.repeat(32)}.jpg`;
const wish = {
  guojia: 'Thailand',
  xingming: 'Dana Example',
  c2cemail: 'dana@example.test',
  bizhong: 'USDT',
  paytype: 'bank/Bangkok Bank',
  fabi: 'USD',
  buymoney: '200',
};
const paid = { c2cid: '1', paypz: picture, uploadIdcardFront: picture, uploadIdcardReverse: picture };

let world: TestWorld;
let token: string;
beforeEach(async () => {
  world = await startWorld();
  await keepPicture(world, picture);
  token = await world.signIn(buyer);
});

const order = (fields: Record<string, string> = {}, by = token) =>
  world.call('POST /postc2c', { ...wish, ...fields }, by);
const show = async (): Promise<unknown> =>
  (await world.call('POST /getc2cshow', { id: '1', c2cid: '1' }, token)).message;
const pay = (fields: Record<string, string> = {}) => world.call('POST /postc2cpay', { ...paid, ...fields }, token);
const cancel = () => world.call('POST /postc2ccover', { c2cid: '1', id: '1' }, token);
const decide = (kind: 'purchase' | 'purchasePayment', isApproved = true): Promise<void> =>
  world.engine.control.decide({ kind, identifier: buyer, id: 1, isApproved, reason: isApproved ? '' : 'Not ours' });
const after = (milliseconds: number): Promise<void> => world.engine.control.advance(milliseconds);
const spotUsdt = async (): Promise<unknown> =>
  dig(await world.call('POST /wallet/detail', { currency: '3', type: 'change' }, token), 'message', 'change_balance');

test.each([
  ['card', { account_name: 'Demo Receiving Ltd', transfer_amount: '200', iban: '0000 0000 0000 0000' }],
  [
    'scanCode',
    { account_name: 'Demo Receiving Ltd', transfer_amount: '200', iban: 'demo-receiving', phone: '+65 0000 0000' },
  ],
])('QB2 who pays by %s is told what belongs to it, and no bank', async (method, payee) => {
  await order({ paytype: `${method}/Bangkok Bank` });
  await decide('purchase');
  expect(dig(await show(), 'bank')).toEqual(payee);
});

test('QB3 an order goes from verifying over paid to completed, and is credited exactly once', async () => {
  expect(await order()).toEqual({ type: 'ok', message: { id: 1 } });
  expect(await show()).toMatchObject({ status: 0, order_no: 'Q0001', number: '200.00000000', bank: null, paypz: '' });
  await decide('purchase');
  expect(await show()).toMatchObject({
    status: 1,
    matched_at: '2026-01-05 12:00:00',
    bank: { iban: 'XX00DEMO00000000000000', transfer_amount: '200' },
  });
  expect(await pay()).toMatchObject({ type: 'ok' });
  expect(await spotUsdt()).toBe('60000.00000000');
  expect(world.engine.control.state().cases).toEqual([
    { kind: 'purchasePayment', identifier: buyer, id: 1, amount: '200', currency: 'USDT' },
  ]);
  await decide('purchasePayment');
  expect(await spotUsdt()).toBe('60200.00000000');
  expect(await show()).toMatchObject({ status: 2, bank: null });
  await after(10 * dayMs);
  expect(await spotUsdt()).toBe('60200.00000000');
});

test('QB3 without a decision: an account after two minutes, the money after two business days', async () => {
  await order();
  await after(2 * minute);
  expect(await show()).toMatchObject({ status: 1 });
  await pay();
  await after(2 * dayMs - 1);
  expect(await show()).toMatchObject({ status: 1 });
  await after(1);
  expect(await show()).toMatchObject({ status: 2 });
});

test('QB3 what is not paid in half an hour expires by the server’s time, and cannot be paid then', async () => {
  await order();
  await decide('purchase');
  await after(30 * minute - 1);
  expect(await show()).toMatchObject({ status: 1, expire_time: Date.UTC(2026, 0, 5, 12, 30) / 1000 });
  await after(1);
  expect(await show()).toMatchObject({ status: 4 });
  expect(await pay()).toEqual({ type: 'error', message: 'This order has expired.' });
  expect(await order()).toMatchObject({ type: 'ok' });
});

test('QB3 what was paid does not expire, and cannot be cancelled or paid again', async () => {
  await order();
  await decide('purchase');
  await pay();
  await after(60 * minute);
  expect(await show()).toMatchObject({ status: 1, paypz: picture });
  expect(await cancel()).toMatchObject({ type: 'error' });
  expect(await pay()).toMatchObject({ type: 'error' });
});

test('QB3 the person may cancel before anything is paid, and an operator may refuse with a reason', async () => {
  await order();
  expect(await cancel()).toMatchObject({ type: 'ok' });
  expect(await show()).toMatchObject({ status: 3 });
  expect(await cancel()).toEqual({ type: 'error', message: 'This order has already been processed.' });
  await after(10 * minute);
  expect(await show()).toMatchObject({ status: 3 });
  await order();
  await world.engine.control.decide({
    kind: 'purchase',
    identifier: buyer,
    id: 2,
    isApproved: false,
    reason: 'Not ours',
  });
  const second = await world.call('POST /getc2cshow', { id: '2' }, token);
  expect(second.message).toMatchObject({ status: 3, remark: 'Not ours' });
});

test('QB2 without one of the three pictures a payment is not taken', async () => {
  await order();
  await decide('purchase');
  for (const name of ['paypz', 'uploadIdcardFront', 'uploadIdcardReverse']) {
    expect(await pay({ [name]: '' })).toEqual({ type: 'error', message: 'Please upload complete materials.' });
    expect(await pay({ [name]: 'https://elsewhere.test/a.jpg' })).toMatchObject({ type: 'error' });
  }
  expect(await show()).toMatchObject({ paypz: '' });
});

describe('QB1 what is refused', () => {
  test.each([
    [{ guojia: 'Germany' }, 'Your region is currently not supported.'],
    [{ buymoney: '49' }, 'The amount must be at least 50.'],
    [{ buymoney: '50.5' }, 'The amount must be a whole number.'],
    [{ paytype: 'bank/Nowhere Bank' }, 'This way of payment is not available.'],
    [{ paytype: 'cash/Bangkok Bank' }, 'This way of payment is not available.'],
    [{ fabi: 'EUR' }, 'This way of payment is not available.'],
    [{ bizhong: 'XYZ' }, 'This currency does not exist.'],
    [{ buymoney: '1000001' }, 'The amount must not be more than 1000000.'],
  ])('%j', async (fields, message) => {
    expect(await order(fields)).toEqual({ type: 'error', message });
  });

  test('more than the level allows, without an identity record, and a second open order', async () => {
    const low = await world.signIn('lv1@tandem.test');
    expect(await order({ buymoney: '2001' }, low)).toMatchObject({ type: 'error' });
    expect(await order({ buymoney: '2000' }, low)).toMatchObject({ type: 'ok' });
    expect(await order({}, await world.signIn('new@tandem.test'))).toMatchObject({ type: '998' });
    await order();
    expect(await order()).toEqual({ type: 'error', message: 'Please finish your open order first.' });
  });

  test('another person sees, pays and cancels nothing of it', async () => {
    await order();
    await decide('purchase');
    const other = await world.signIn('trader@tandem.test');
    const refused = { type: 'error', message: 'There is no such purchase.' };
    expect(await world.call('POST /getc2cshow', { id: '1' }, other)).toEqual(refused);
    expect(await world.call('POST /postc2cpay', paid, other)).toEqual(refused);
    expect(await world.call('POST /postc2ccover', { c2cid: '1' }, other)).toEqual(refused);
  });
});

/** The backend refuses exactly what the form refuses. */
describe('QB1 the form and the backend judge alike', () => {
  const isTaken = async (fields: Record<string, string>): Promise<boolean> => (await order(fields)).type === 'ok';

  test.each(['50', '49', '50.5', '0', '-1', 'x', '', '1000', '50.0'])('amount %j', async (buymoney) => {
    expect(await isTaken({ buymoney })).toBe(
      purchaseAmountProblem(buymoney, { minimum: purchaseMinimum, maximum: purchaseMaximum(2) }) === undefined,
    );
  });
  test.each(['Dana Example', '李小龙', 'D', '', 'Dana 7', 'Dana!'])('name %j', async (xingming) => {
    expect(await isTaken({ xingming })).toBe(realNameProblem(xingming) === undefined);
  });
  test.each(['a@b.test', 'a@b', '', 'nobody', 'a b@c.test'])('e-mail %j', async (c2cemail) => {
    expect(await isTaken({ c2cemail })).toBe(emailProblem(c2cemail) === undefined);
  });
  test.each(purchaseRegions.map(({ wireName, banks }) => [wireName, banks[0] ?? ''] as const))(
    'country %s',
    async (guojia, bank) => {
      expect(await isTaken({ guojia, paytype: `bank/${bank}` })).toBe(true);
    },
  );
  test('the nine countries are offered, and the others are known as unsupported', () => {
    expect(purchaseRegions).toHaveLength(9);
    expect(regionCodes.filter((code) => regionOf(code) !== undefined)).toHaveLength(9);
    expect(new Set(regionCodes).size).toBe(regionCodes.length);
  });
});

test.each(purchaseMethods)('QB1 an order by %s is taken', async (method) => {
  expect(await order({ paytype: methodText(method, 'Bangkok Bank') })).toMatchObject({ type: 'ok' });
});

test('QB1 a method that is offered no more is refused', async () => {
  expect(await order({ paytype: 'wire/Bangkok Bank' })).toMatchObject({ type: 'error' });
});

test('A13 a payment in the money of the country is taken at its rate and its bounds', async () => {
  expect(await order({ fabi: 'THB', buymoney: '1769' })).toMatchObject({ type: 'error' });
  expect(await order({ fabi: 'VND', buymoney: '5000000' })).toMatchObject({ type: 'error' });
  expect(await order({ fabi: 'THB', buymoney: '7080' })).toMatchObject({ type: 'ok' });
  expect(await show()).toMatchObject({ fabi: 'THB', buymoney: '7080.00', number: '200.00000000' });
});

test('A13 phone and tax number may be missing, as of other clients, and are checked where they are sent', async () => {
  expect(await order({ phone: '12' })).toMatchObject({ type: 'error' });
  expect(await order({ tax_number: '?' })).toMatchObject({ type: 'error' });
  expect(await order({ phone: '66812345678', tax_number: '1-2345-67890' })).toMatchObject({ type: 'ok' });
});
