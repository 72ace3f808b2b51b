import { beforeEach, describe, expect, test } from 'vitest';
import { dualPayout } from '../../../../../core/domain/finance/dual-investment.ts';
import { amount, price, rate } from '../../../../../core/money/amount.ts';
import { dig, startWorld, type TestWorld } from '../../test-worlds/test-world.ts';

let world: TestWorld;
let token: string;
beforeEach(async () => {
  world = await startWorld();
  token = await world.signIn('demo@tandem.test');
});

const index = async (fields: Record<string, string> = {}): Promise<readonly unknown[]> =>
  [dig((await world.call('GET /dual/index', fields, token)).message, 'dual_currencys')].flat();
const open = async (type: 'call' | 'put'): Promise<string> => {
  const product = (await index({ currency_id: '1', type })).find((row) => dig(row, 'status') === '1');
  return String(dig(product, 'id'));
};
const buy = (id: string, num: string, by = token) => world.call('POST /dual/buyDual', { id, num }, by);
const newest = async (by = token): Promise<unknown> =>
  dig((await world.call('POST /dual/dual_list', {}, by)).message, 'list', 0);
const balance = async (currency: string): Promise<unknown> =>
  dig((await world.call('POST /wallet/detail', { currency, type: 'change' }, token)).message, 'change_balance');
const after = (milliseconds: number): Promise<void> => world.engine.control.advance(milliseconds);
const untilMaturity = async (): Promise<number> => {
  const end = Number(dig(await newest(), 'end_at')) * 1000;
  return end - world.clock.now();
};

test('DI2 shares are paid at once, settled by the price at maturity alone, and paid out a minute later', async () => {
  expect(await buy(await open('call'), '2')).toMatchObject({ type: 'ok' });
  expect(await balance('1')).toBe('1.30000000');
  expect(await newest()).toMatchObject({ status: '1', number: 2, total: '0.20000000', success: null });
  await after(await untilMaturity());
  await after(1000);
  expect(await newest()).toMatchObject({ status: '2', success: null });
  await after(61_000);
  const row = await newest();
  expect(row).toMatchObject({ status: '3' });
  const payout = dualPayout(
    {
      kind: 'call',
      coin: 'BTC',
      paid: amount('0.2'),
      yearlyPercent: rate(String(dig(row, 'order_rate'))),
      days: Number(dig(row, 'day')),
      referencePrice: price(String(dig(row, 'exercise_price'))),
    },
    price(String(dig(row, 'settle_price'))),
  );
  expect(amount(String(dig(row, 'success')))).toBe(payout.amount);
});

test('DI1 a product that is over tells the price that decided, the one of its holdings; an open one tells none', async () => {
  await buy(await open('call'), '1');
  const id = String(dig(await newest(), 'dual_id'));
  const told = async (): Promise<unknown> =>
    dig((await world.call('GET /dual/detail', { id }, token)).message, 'settle_price');
  expect(await told()).toBeNull();
  await after((await untilMaturity()) + 62_000);
  expect(await told()).toBe(dig(await newest(), 'settle_price'));
  expect(await told()).toMatch(/^\d/);
});

test('DI2 without a market at maturity it fails, and what was paid comes back', async () => {
  await buy(await open('call'), '1');
  await world.engine.control.shapeMarket({ kind: 'halt', pair: 'BTC/USDT', isHalted: true });
  await after(await untilMaturity());
  await after(62_000);
  expect(await newest()).toMatchObject({ status: '0', success: '0.10000000', settle_price: null });
  expect(await balance('1')).toBe('1.50000000');
});

test('DI2 holdings can be asked for by the state of their product', async () => {
  await buy(await open('call'), '1');
  const count = async (status: string): Promise<unknown> =>
    dig((await world.call('POST /dual/dual_list', { status }, token)).message, 'total');
  expect([await count('0'), await count('1'), await count('2')]).toEqual([1, 1, 0]);
  await after((await untilMaturity()) + 1000);
  expect([await count('0'), await count('1')]).toEqual([1, 0]);
});

test('DI1 products have a reference of their first day, and shares that get fewer', async () => {
  const id = await open('put');
  const before = (await world.call('GET /dual/detail', { id }, token)).message;
  await buy(id, '3');
  const left = (await world.call('GET /dual/detail', { id }, token)).message;
  expect(dig(left, 'remaining_number')).toBe(Number(dig(before, 'remaining_number')) - 3);
  expect(dig(left, 'exercise_price')).toBe(dig(before, 'exercise_price'));
  expect(String(dig(left, 'name'))).toMatch(/^BTC-\d{2}[A-Z]{3}\d{2}-\d+-P$/);
  expect((await world.call('GET /dual/detail', { id: '7' }, token)).message).toBeNull();
});

describe('DI2 what cannot be bought', () => {
  test.each([
    ['1.5', 'The number of shares must be a whole number above zero.'],
    ['0', 'The number of shares must be a whole number above zero.'],
    ['499', /^Only \d+ shares are left\.$/],
    ['21', 'At most 20 shares per person.'],
    ['16', 'Your balance is too small.'],
  ])('%s shares are refused', async (num, message) => {
    const answer = await buy(await open('call'), num);
    expect(answer).toMatchObject({ type: 'error', message: expect.stringMatching(message) as unknown });
    expect(await balance('1')).toBe('1.50000000');
  });

  test('an ended one, an unknown one, and a second one within five seconds', async () => {
    const ended = (await index()).find((row) => dig(row, 'status') === '0');
    expect(await buy(String(dig(ended, 'id')), '1')).toMatchObject({ message: 'This product has ended.' });
    expect(await buy('7', '1')).toMatchObject({ message: 'There is no such product on offer.' });
    const id = await open('call');
    await buy(id, '1');
    expect(await buy(id, '1')).toMatchObject({ message: 'Please do not repeat the operation.' });
    await after(5000);
    expect(await buy(id, '1')).toMatchObject({ type: 'ok' });
  });

  test('an account that is locked for a loan', async () => {
    const overdue = await world.signIn('overdue@tandem.test');
    const message = 'Your account is locked until your loan is repaid.';
    expect(await buy(await open('call'), '1', overdue)).toEqual({ type: 'error', message });
  });

  test('frozen funds; and no person sees another’s', async () => {
    const id = await open('call');
    expect(await buy(id, '1', await world.signIn('frozen@tandem.test'))).toMatchObject({ type: 'error' });
    await buy(id, '1');
    expect(await newest(await world.signIn('trader@tandem.test'))).toBeUndefined();
  });
});
