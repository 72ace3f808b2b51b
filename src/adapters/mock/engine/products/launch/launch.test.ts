import { beforeEach, describe, expect, test } from 'vitest';
import { tokensLeft } from '../../../../../core/domain/products/launch.ts';
import { price, quantity, amount } from '../../../../../core/money/amount.ts';
import { subscriptionProblem } from '../../../../../core/rules/products/subscription-rules.ts';
import { dig, startWorld, testStart, type TestWorld } from '../../test-worlds/test-world.ts';

const buyer = 'demo@tandem.test';
const hour = 3_600_000;
/** Of the catalogue: the first has ended, the second is for sale, the third has not begun. */
const [ended, open, coming] = ['1', '2', '3'];

let world: TestWorld;
let token: string;
beforeEach(async () => {
  world = await startWorld();
  token = await world.signIn(buyer);
});

const buy = (amountWanted: string, launch = open) =>
  world.call('POST /project/order', { project_id: launch ?? '', amount: amountWanted }, token);
const info = async (id = open): Promise<unknown> =>
  dig((await world.call('GET /project/detail', { project_id: id ?? '' })).message, 'info');
const mine = async (): Promise<unknown> =>
  dig(await world.call('GET /user/project/order', {}, token), 'message', 'data');
const balance = async (currency: string): Promise<unknown> =>
  dig(await world.call('POST /wallet/detail', { currency, type: 'change' }, token), 'message', 'change_balance');
const after = (milliseconds: number): Promise<void> => world.engine.control.advance(milliseconds);
const decide = (id: number, isNext = true): Promise<void> =>
  world.engine.control.decide({ kind: 'sale', identifier: '', id, isNext });

test('IE1 the golden example: 40 tokens at 0.25 cost 10, and 40 tokens come when the sale ends', async () => {
  expect(await buy('40')).toEqual({ type: 'ok', message: 'Paid. The tokens come when the sale ends.' });
  expect(await balance('3')).toBe('59990.00000000');
  expect(await balance('62')).toBe('0.00000000');
  expect(await mine()).toMatchObject([
    { name: 'NORDA', coin_amount: '40.00000000', give_amount: 0, status: 2, price: '0.25000000' },
  ]);
  await after(192 * hour - 1);
  expect(await balance('62')).toBe('0.00000000');
  await after(1);
  expect(await balance('62')).toBe('40.00000000');
  expect(await balance('3')).toBe('59990.00000000');
  expect(await mine()).toMatchObject([{ give_amount: '40.00000000', status: 3, total_price: '10.00000000' }]);
});

test('IE1 the phases follow the clock of the server, for a visitor too', async () => {
  const status = async (id: string | undefined): Promise<unknown> => dig(await info(id), 'time_status');
  expect([await status(ended), await status(open), await status(coming)]).toEqual([3, 2, 1]);
  await after(30 * hour - 1);
  expect(await status(coming)).toBe(1);
  await after(1);
  expect(await status(coming)).toBe(2);
  expect(dig(await info(coming), 'start_time')).toBe((testStart + 30 * hour) / 1000);
  await after(240 * hour);
  expect([await status(open), await status(coming)]).toEqual([3, 3]);
  expect(await buy('100', coming)).toEqual({ type: 'error', message: 'This sale has ended.' });
});

test('IE1 the presenter moves a sale on, or prolongs it; the tokens still come once', async () => {
  await buy('100');
  await decide(2, false);
  expect(dig(await info(), 'end_time')).toBe((testStart + 216 * hour) / 1000);
  await after(192 * hour);
  expect(await balance('62')).toBe('0.00000000');
  await after(24 * hour);
  expect(await balance('62')).toBe('100.00000000');
  await expect(decide(2)).rejects.toThrow('nothingToReview');
  await after(500 * hour);
  expect(await balance('62')).toBe('100.00000000');
});

test('IE1 a sale in warm-up begins at once when it is moved on', async () => {
  await decide(3);
  expect(await buy('20', coming)).toMatchObject({ type: 'ok' });
  await decide(3);
  expect(await mine()).toMatchObject([{ name: 'QUILA', status: 3 }]);
});

test('IE1 what is sold is counted, and no order gets more than there is', async () => {
  await world.engine.control.topUp({
    identifier: buyer,
    account: 'live',
    currency: 'USDT',
    amount: amount('900000'),
  });
  expect(await buy('1387600')).toMatchObject({ type: 'ok' });
  expect(await info()).toMatchObject({ total_sell: '2000000.00000000', percentage: '0.00' });
  expect(await buy('40')).toEqual({ type: 'error', message: 'Only 0 NORDA are left.' });
});

describe('IE2 what is refused', () => {
  test.each([
    ['0', open, 'A field is missing or wrong.'],
    ['39.99', open, 'An order is at least 40 NORDA.'],
    ['1387601', open, 'Only 1387600 NORDA are left.'],
    ['1387600', open, 'Your balance is too small.'],
    ['40.123456789', open, 'A field is missing or wrong.'],
    ['100', ended, 'This sale has ended.'],
    ['100', coming, 'This sale has not begun yet.'],
    ['100', '77', 'There is no such project.'],
  ])('%s of project %s: %s', async (wanted, launch, message) => {
    expect(await buy(wanted, launch)).toEqual({ type: 'error', message });
    expect(await balance('3')).toBe('60000.00000000');
  });

  test('frozen funds pay nothing', async () => {
    const frozen = await world.signIn('frozen@tandem.test');
    const answer = await world.call('POST /project/order', { project_id: '2', amount: '40' }, frozen);
    expect(answer).toEqual({ type: 'error', message: 'Your funds are frozen. Please contact support.' });
  });

  test.each(['40', '39.99', '1387600', '1387601', '0', 'x', '40.5', '40.000000001', '-40'])(
    'the form and the backend judge %j alike',
    async (wanted) => {
      const left = tokensLeft({ total: quantity('2000000'), sold: quantity('612400') });
      const bounds = { price: price('0.25'), minimum: quantity('40'), left, available: amount('60000') };
      expect((await buy(wanted)).type === 'ok').toBe(subscriptionProblem(wanted, bounds) === undefined);
    },
  );
});

test('IE1 tokens of a sale are neither converted nor received nor sent', async () => {
  const detail = await world.call('POST /wallet/detail', { currency: '62', type: 'change' }, token);
  expect(dig(detail, 'message', 'is_charge')).toBe(false);
  const address = await world.call('POST /wallet/get_in_address', { currency: '62' }, token);
  expect(address).toMatchObject({ type: 'error' });
  const fee = await world.call('POST /user/getTransferFee', { currency: '62', to_currency: '3', number: '1' }, token);
  expect(fee).toMatchObject({ type: 'error' });
  const out = {
    currency: '62',
    number: '10',
    type: '0',
    rate: '0',
    sub_type: '',
    address: 'abc',
    pay_password: 'demo5678',
  };
  expect(await world.call('POST /wallet/out', out, token)).toMatchObject({ type: 'error' });
});
