import { beforeEach, describe, expect, test } from 'vitest';
import { dig, startWorld, type TestWorld } from '../../test-worlds/test-world.ts';

const rich = 'demo@tandem.test';
const hour = 3_600_000;
const dayMs = 24 * hour;

let world: TestWorld;
let token: string;
beforeEach(async () => {
  world = await startWorld();
  token = await world.signIn(rich);
});

const lock = (config: string, sum: string, by = token) =>
  world.call('POST /lh/deposit', { config_id: config, amount: sum }, by);
const orders = async (fields: Record<string, string> = {}, list = 'order'): Promise<unknown> =>
  dig((await world.call(`GET /lh/deposit/${list}`, fields, token)).message, 'order_list');
const newest = async (): Promise<unknown> => dig(await orders(), 0);
const redeem = (id: string, by = token) => world.call('POST /lh/deposit/order/cancel', { id }, by);
const balance = async (currency = '3', by = token): Promise<unknown> =>
  dig((await world.call('POST /wallet/detail', { currency, type: 'change' }, by)).message, 'change_balance');
const after = (milliseconds: number): Promise<void> => world.engine.control.advance(milliseconds);
const decide = (id: number, isApproved: boolean): Promise<void> =>
  world.engine.control.decide({ kind: 'mining', identifier: rich, id, isApproved, reason: isApproved ? '' : 'Full' });
/** From noon, when the world begins, to just after the next midnight. */
const toNextDay = 12 * hour + 1;

test('LM3 an order is paid at once, waits for staff, begins with the next day and earns when a day is over', async () => {
  expect(await lock('1', '1000')).toMatchObject({ type: 'ok' });
  expect(await balance()).toBe('59000.00000000');
  expect(await newest()).toMatchObject({ id: 1, status: 0, start_at: null, end_at: null, cancel_fee: 0 });
  await after(600_001);
  expect(await newest()).toMatchObject({
    status: 1,
    start_at: '2026-01-06',
    end_at: '2026-01-13',
    day_rate: '0.003000',
    remain_day: 7,
    cancel_fee: 28,
  });
  await after(toNextDay);
  expect(await newest()).toMatchObject({ total_interest: '0.00000000', remain_day: 7 });
  await after(dayMs);
  expect(await newest()).toMatchObject({ total_interest: '3.00000000', remain_day: 6 });
  expect(await balance()).toBe('59003.00000000');
  await after(6 * dayMs);
  expect(await newest()).toMatchObject({
    status: 2,
    is_cancel: 0,
    total_interest: '21.00000000',
    cancel_fee: 0,
  });
  expect(await balance()).toBe('60021.00000000');
  await after(30 * dayMs);
  expect(await balance()).toBe('60021.00000000');
});

test('LM2 with three days left 1000 cost 12: the list, the record and the ledger say the same', async () => {
  await lock('1', '1000');
  await decide(1, true);
  await after(toNextDay + 4 * dayMs);
  expect(await newest()).toMatchObject({ remain_day: 3, cancel_fee: 12, total_interest: '12.00000000' });
  const before = await balance();
  expect(await redeem('1')).toMatchObject({ type: 'ok' });
  expect([before, await balance()]).toEqual(['59012.00000000', '60000.00000000']);
  const bills = await world.call('POST /wallet/legal_log', { currency: '3', type: '2' }, token);
  expect(JSON.stringify(bills)).toContain('988.00000000');
  expect(await newest()).toMatchObject({ status: 2, is_cancel: 1, cancel_fee: 12 });
  expect(await redeem('1')).toMatchObject({ type: 'error', message: 'This order is not running.' });
  await after(10 * dayMs);
  expect(await balance()).toBe('60000.00000000');
});

test('LM3 a refused order gives everything back and says why; a decision is made once', async () => {
  await lock('1', '1000');
  await decide(1, false);
  expect(await newest()).toMatchObject({ status: 3, remark: 'Full' });
  expect(await balance()).toBe('60000.00000000');
  await expect(decide(1, true)).rejects.toMatchObject({ textKey: 'nothingToReview' });
  expect(await redeem('1')).toMatchObject({ type: 'error' });
});

test('LM3 a pool pays each day by the share of what is in it', async () => {
  await lock('8', '50000');
  await decide(1, true);
  await after(toNextDay + dayMs);
  // 50000 / 5050000 × 17500
  expect(await newest()).toMatchObject({ total_interest: '173.26732673' });
  const products = (lang: string) =>
    world.call('GET /lh/deposit/config', { currency_id: '3', class_id: '2', lang }, token);
  // 17500 / 5050000 in percent
  expect((await products('en')).message).toMatchObject([{ class_id: 2, intro: '0.3465% a day at present' }]);
  expect((await products('fra')).message).toMatchObject([
    { intro: expect.stringMatching(/^0,3465\s% par jour actuellement$/) as unknown },
  ]);
  const classes = await world.call('GET /lh/deposit/configclass', {}, token);
  expect(dig(classes.message, 1)).toMatchObject({
    total_liquidity: '5050000.00000000',
    total_income: '17500.00000000',
    own_liquidity: '50000.00000000',
  });
  expect(dig((await world.call('GET /lh/deposit/configclass')).message, 1, 'own_liquidity')).toBeNull();
});

test('LM3 everyone in a pool for a day shares it, also those who end or begin at the midnight after it', async () => {
  const rowOf = async (id: number): Promise<unknown> => [await orders()].flat().find((row) => dig(row, 'id') === id);
  await lock('8', '50000');
  await lock('8', '5000');
  await decide(1, true);
  await decide(2, true);
  await after(toNextDay + 29 * dayMs);
  await lock('8', '5000');
  await decide(3, true);
  await after(dayMs);
  // 30 days of 50000 / 5055000 × 17500 and of 5000 / 5055000 × 17500; the third begins as they end
  expect(await rowOf(1)).toMatchObject({ status: 2, total_interest: '5192.87833800', day_rate: '0.003461' });
  expect(await rowOf(2)).toMatchObject({ status: 2, total_interest: '519.28783380', day_rate: '0.003461' });
  expect(await rowOf(3)).toMatchObject({ status: 1, total_interest: '0.00000000', day_rate: '0.003496' });
  await after(dayMs);
  // 5000 / 5005000 × 17500
  expect(await rowOf(3)).toMatchObject({ total_interest: '17.48251748' });
});

describe('LM1 what can be locked', () => {
  test.each([
    ['1', '99.99999999', 'At least 100 USDT.'],
    ['1', '5000.00000001', 'The amount must not be more than 5000.'],
    ['1', '100.000000001', 'A field is missing or wrong.'],
    ['3', '60001', 'Your balance is too small.'],
    ['99', '100', 'There is no such product on offer.'],
  ])('product %s with %s is refused', async (config, sum, message) => {
    expect(await lock(config, sum)).toEqual({ type: 'error', message });
    expect(await balance()).toBe('60000.00000000');
  });

  test('frozen funds cannot be locked', async () => {
    const frozen = await world.signIn('frozen@tandem.test');
    expect(await lock('1', '100', frozen)).toMatchObject({ type: 'error' });
  });

  test('a person whose account is locked for a loan can lock nothing', async () => {
    const overdue = await world.signIn('overdue@tandem.test');
    const message = 'Your account is locked until your loan is repaid.';
    expect(await lock('1', '100', overdue)).toEqual({ type: 'error', message });
  });

  test('products can be asked for by currency, by class and page by page', async () => {
    const ask = async (fields: Record<string, string>): Promise<readonly unknown[]> =>
      [(await world.call('GET /lh/deposit/config', fields)).message].flat().map((row) => dig(row, 'id'));
    expect(await ask({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await ask({ currency_id: '1' })).toEqual([5]);
    expect(await ask({ currency_id: '3', class_id: '2' })).toEqual([8]);
    expect(await ask({ page: '2' })).toEqual([]);
  });
});

test('LM3 lists: what is over, what was left early, and no other person’s', async () => {
  await lock('1', '100');
  await lock('1', '200');
  await lock('1', '300');
  await decide(1, true);
  await decide(2, true);
  await redeem('1');
  const ids = async (fields: Record<string, string>, list?: string): Promise<readonly unknown[]> =>
    [await orders(fields, list)].flat().map((row) => dig(row, 'id'));
  expect(await ids({})).toEqual([3, 2, 1]);
  expect(await ids({ status: '1' })).toEqual([2]);
  expect(await ids({ is_cancel: '1' })).toEqual([1]);
  expect(await ids({}, 'orderlist')).toEqual([1]);
  const other = await world.signIn('trader@tandem.test');
  expect(await redeem('2', other)).toEqual({ type: 'error', message: 'There is no such order.' });
  expect(dig((await world.call('GET /lh/deposit/order', {}, other)).message, 'order_list')).toEqual([]);
});
