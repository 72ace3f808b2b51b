import { beforeEach, describe, expect, test } from 'vitest';
import { dayMs, smallestLoan } from '../../../../../core/domain/finance/loan.ts';
import { amount } from '../../../../../core/money/amount.ts';
import { repaymentProblem } from '../../../../../core/rules/wallets/loan-rules.ts';
import { limitedAmountProblem } from '../../../../../core/rules/moved-amount.ts';
import { keepPicture } from '../../../../../../tests/support/sample-pictures.ts';
import { dig, startWorld, type TestWorld } from '../../test-worlds/test-world.ts';

const rich = 'demo@tandem.test';
const hour = 3_600_000;
const picture = `/upload/${'a'.repeat(32)}.jpg`;
const wish = { proid: '1', money: '500000', sfz: picture, yh: picture, fc: picture, sr: picture };

let world: TestWorld;
let token: string;
beforeEach(async () => {
  world = await startWorld();
  await keepPicture(world, picture);
  token = await world.signIn(rich);
});

const apply = (fields: Record<string, string> = {}, by = token) =>
  world.call('POST /postBorrowing', { ...wish, ...fields }, by);
const show = async (id = 2): Promise<unknown> =>
  (await world.call('POST /getBorrowingshow', { id: String(id), Borrowingid: String(id) }, token)).message;
const repay = (fields: Record<string, string>) =>
  world.call('POST /postbakBorrowing', { Borrowingid: '2', money: '1000', pz: picture, ...fields }, token);
const decide = (kind: 'loan' | 'repayment', id: number, isApproved = true): Promise<void> =>
  world.engine.control.decide({ kind, identifier: rich, id, isApproved, reason: isApproved ? '' : 'Income too low' });
const spotUsdt = async (): Promise<unknown> => {
  const answer = await world.call('POST /wallet/detail', { currency: '3', type: 'change' }, token);
  return dig(answer, 'message', 'change_balance');
};
const userStatus = async (): Promise<unknown> =>
  dig(await world.call('GET /user/info', {}, token), 'message', 'status');
const after = (milliseconds: number): Promise<void> => world.engine.control.advance(milliseconds);

/** The first loan of a fresh world is the late one of another person. */
test('LN1 an application is paid out once, to the spot account, and only when it is approved', async () => {
  const before = await spotUsdt();
  expect(await apply()).toEqual({ type: 'ok', message: { id: 2 } });
  expect(await show()).toMatchObject({
    status: 0,
    money: '500000.00000000',
    interest: '7500.000000',
    total: '507500.00000000',
    start_time: null,
    end_time: null,
    repayments: [],
  });
  expect(await spotUsdt()).toBe(before);
  await decide('loan', 2);
  expect(await spotUsdt()).toBe('560000.00000000');
  expect(await show()).toMatchObject({ status: 1, start_time: '2026-01-05 12:00:00', end_time: '2026-02-04 12:00:00' });
  await expect(decide('loan', 2)).rejects.toMatchObject({ textKey: 'nothingToReview' });
  await after(2 * dayMs);
  expect(await spotUsdt()).toBe('560000.00000000');
});

test('LN1 without a decision it is paid out after a day; an earlier refusal stands, with its reason', async () => {
  await apply();
  await after(dayMs - 1);
  expect(await show()).toMatchObject({ status: 0 });
  await after(1);
  expect(await show()).toMatchObject({ status: 1 });
});

test('LN1 a refused application says why, pays nothing out and lets the person ask again', async () => {
  await apply();
  await decide('loan', 2, false);
  await after(2 * dayMs);
  expect(await show()).toMatchObject({ status: 2, remark: 'Income too low' });
  expect(await spotUsdt()).toBe('60000.00000000');
  expect(await apply()).toEqual({ type: 'ok', message: { id: 3 } });
});

test('LN2 after the term each started day costs 110 % of the rate, after three days the account is locked, settling frees it', async () => {
  await apply();
  await decide('loan', 2);
  await after(30 * dayMs - 1);
  expect(await show()).toMatchObject({ status: 1, overdue_interest: '0.000000' });
  await after(2);
  expect(await show()).toMatchObject({ status: 4, overdue_interest: '275.000000' });
  await after(3 * dayMs - 2);
  expect(await userStatus()).toBe(0);
  await after(2);
  expect(await userStatus()).toBe(1);
  expect(await show()).toMatchObject({ status: 4, overdue_interest: '1100.000000' });
  expect(await repay({ money: '508600' })).toMatchObject({ type: 'ok' });
  await decide('repayment', 1);
  expect(await show()).toMatchObject({ status: 3, repaid: '508600.00000000', overdue_interest: '1100.000000' });
  expect(await userStatus()).toBe(0);
  await after(40 * dayMs);
  expect(await show()).toMatchObject({ status: 3, overdue_interest: '1100.000000' });
  expect(await userStatus()).toBe(0);
});

test('LN2 a repayment counts when it is confirmed, a refused one never, and no more than is due can be paid', async () => {
  await apply();
  await decide('loan', 2);
  expect(await repay({ money: '507000' })).toMatchObject({ type: 'ok' });
  expect(await repay({ money: '500.00000001' })).toMatchObject({ type: 'error' });
  await decide('repayment', 1, false);
  await after(2 * hour);
  expect(await show()).toMatchObject({
    repaid: '0.00000000',
    repayments: [{ status: 2, remark: expect.stringMatching(/./) }],
  });
  await repay({ money: '7500' });
  await after(hour);
  expect(await show()).toMatchObject({ repaid: '7500.00000000', status: 1 });
  expect((await world.call('GET /borrowingsum', {}, token)).message).toEqual({
    sum: '500000.00000000',
    unpaid: '500000.00000000',
    count: 1,
  });
});

describe('LN1 who may have a loan', () => {
  test.each([
    ['new@tandem.test', '998', 'Please verify your identity.'],
    ['frozen@tandem.test', 'error', 'Your funds are frozen. Please contact support.'],
    ['overdue@tandem.test', 'error', 'Your account is locked until your loan is repaid.'],
  ])('%s is refused', async (login, type, message) => {
    expect(await apply({}, await world.signIn(login))).toEqual({ type, message });
  });

  test('a second one is refused while the first is open', async () => {
    await apply();
    const message = 'You have an open loan. Another one is possible once it is settled.';
    expect(await apply()).toEqual({ type: 'error', message });
  });

  test('over the counter needs VIP 2', async () => {
    const low = await world.signIn('lv1@tandem.test');
    const message = 'This loan needs VIP level 2 or above.';
    expect(await apply({ proid: '4' }, low)).toEqual({ type: 'error', message });
    expect(await apply({ proid: '4' })).toMatchObject({ type: 'ok' });
  });

  test.each(['sfz', 'yh', 'fc', 'sr'])('without the picture %s it is refused', async (name) => {
    expect(await apply({ [name]: '' })).toEqual({ type: 'error', message: 'Please upload complete materials.' });
    expect(await apply({ [name]: 'https://elsewhere.test/a.jpg' })).toMatchObject({ type: 'error' });
  });
});

describe('LN1 over the counter', () => {
  test('a late day costs half a percent of the loan', async () => {
    await apply({ proid: '5' });
    await decide('loan', 2);
    await after(7 * dayMs + 1);
    expect(await show()).toMatchObject({ status: 4, interest: '1225.000000', overdue_interest: '2500.000000' });
  });

  test('assets below 110 % of what is due close it: what is there is taken, the rest is due at once', async () => {
    token = await world.signIn('trader@tandem.test');
    const own = 'trader@tandem.test';
    expect(await apply({ proid: '4', money: '10000000' })).toMatchObject({ type: 'ok' });
    const id = 2;
    await world.engine.control.decide({ kind: 'loan', identifier: own, id, isApproved: true, reason: '' });
    expect(await spotUsdt()).toBe('10250000.00000000');
    await after(dayMs);
    expect(await spotUsdt()).toBe('160000.00000000');
    expect(await show()).toMatchObject({ status: 3, repaid: '10090000.00000000' });
  });
});

const sums = [
  '500000',
  '499999.99999999',
  '10000000',
  '10000000.00000001',
  '0',
  '-1',
  'x',
  '',
  '500000.123456789',
  '750000.5',
];

/** The backend refuses exactly what the form refuses. */
describe('LN1 the form and the backend judge alike', () => {
  test.each(sums)('loan of %j', async (money) => {
    const isFine = limitedAmountProblem(money, { minimum: smallestLoan, maximum: amount('10000000') }) === undefined;
    expect((await apply({ money })).type === 'ok').toBe(isFine);
  });

  test.each([...sums, '507500', '507500.00000001', '0.00000001'])('LN2 repayment of %j', async (money) => {
    await apply();
    await decide('loan', 2);
    expect((await repay({ money })).type === 'ok').toBe(repaymentProblem(money, amount('507500')) === undefined);
  });
});

test('LN2 another person sees and repays nothing of it', async () => {
  await apply();
  await decide('loan', 2);
  const other = await world.signIn('trader@tandem.test');
  const message = 'There is no such loan.';
  expect(await world.call('POST /getBorrowingshow', { id: '2' }, other)).toEqual({ type: 'error', message });
  const fields = { Borrowingid: '2', money: '1', pz: picture };
  expect(await world.call('POST /postbakBorrowing', fields, other)).toEqual({ type: 'error', message });
});

test('A10 the contact of an application is kept and shown; one that is neither UID nor e-mail is refused', async () => {
  expect(await apply({ contact: 'call me' })).toMatchObject({ type: 'error' });
  expect(await apply({ contact: 'dana@tandem.test' })).toMatchObject({ type: 'ok' });
  expect(await show()).toMatchObject({ contact: 'dana@tandem.test' });
});

test('A10 term loans name their leverage and more than forty coins, loans over the counter neither', async () => {
  const { message } = await world.call('GET /getBorrowingproList', {}, token);
  expect(dig(message, '0')).toMatchObject({ leverage: 3 });
  expect(Number(dig(message, '0', 'coins'))).toBeGreaterThan(40);
  expect(Object.keys(dig(message, '3') as object)).not.toContain('leverage');
});
