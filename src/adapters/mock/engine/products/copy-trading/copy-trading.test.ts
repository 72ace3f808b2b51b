import { describe, expect, test } from 'vitest';
import { largestFall } from '../../../../../core/domain/products/copy-trading.ts';
import { amount, readDecimal, type Amount } from '../../../../../core/money/amount.ts';
import { isPositive, multiply, subtract, sum } from '../../../../../core/money/fixed-point.ts';
import { dig, startWorld, type TestWorld } from '../../test-worlds/test-world.ts';

const minute = 60_000;
const hour = 60 * minute;
const leader = '70004';
const position = { currency_id: '1', legal_id: '3', type: '1', share: '4', multiple: '10' };

async function tokens(world: TestWorld): Promise<{ leading: string; following: string }> {
  return { leading: await world.signIn('trader@tandem.test'), following: await world.signIn('demo@tandem.test') };
}
const follow = (world: TestWorld, token: string, fields: Record<string, string> = {}) =>
  world.call('POST /follow/follow', { trader_user_id: leader, type: '2', number: '1', ...fields }, token);
const trades = async (world: TestWorld, token: string): Promise<unknown> =>
  dig(await world.call('POST /lever/my_trade', { limit: '100' }, token), 'message', 'message', 'data');
async function allTrades(world: TestWorld, trader: string, page = 1): Promise<readonly unknown[]> {
  const fields = { trader_user_id: trader, page: String(page) };
  const { message } = await world.call('GET /follow/historyTrade', fields);
  const rows = [dig(message, 'data')].flat();
  return Number(dig(message, 'last_page')) > page ? [...rows, ...(await allTrades(world, trader, page + 1))] : rows;
}
const error = (message: string) => ({ type: 'error', message });

describe('following', () => {
  test('CT2 a trade from before is not copied, nor one that was closed within its minute', async () => {
    const world = await startWorld();
    const { leading, following } = await tokens(world);
    await world.call('POST /lever/submit', position, leading);
    await follow(world, following);
    await world.call('POST /lever/submit', position, leading);
    const newest = dig(await trades(world, leading), 0, 'id');
    await world.call('POST /lever/close', { id: String(newest) }, leading);
    await world.engine.control.advance(5 * minute);
    expect(await trades(world, following)).toEqual([]);
  });

  test('CT2 each trade is copied once, with own margin and fee, and closed a minute after the trader’s', async () => {
    const world = await startWorld();
    const { leading, following } = await tokens(world);
    await follow(world, following, { type: '1', number: '0.5' });
    await world.call('POST /lever/submit', position, leading);
    await world.engine.control.advance(10 * minute);
    const rows = await trades(world, following);
    expect(rows).toMatchObject([{ order_type: 2, share: 2, follow_user_id: 70_004, status: 1 }]);
    expect(dig(rows, 0, 'caution_money')).not.toBe(dig(await trades(world, leading), 0, 'caution_money'));
    await world.call('POST /lever/close', { id: String(dig(await trades(world, leading), 0, 'id')) }, leading);
    expect(await trades(world, following)).toMatchObject([{ status: 1 }]);
    await world.engine.control.advance(minute);
    expect(await trades(world, following)).toMatchObject([{ status: 3 }]);
  });

  test('CT2 a copy may be a part of a lot: it is sized, paid, charged and closed to the hundredth', async () => {
    const world = await startWorld();
    const { leading, following } = await tokens(world);
    const free = async (): Promise<unknown> =>
      dig(
        (await world.call('POST /wallet/detail', { currency: '3', type: 'lever' }, following)).message,
        'lever_balance',
      );
    const before = await free();
    await follow(world, following, { type: '1', number: '0.37' });
    await world.call('POST /lever/submit', position, leading);
    await world.engine.control.advance(minute);
    const [own, copy] = [dig(await trades(world, leading), 0), dig(await trades(world, following), 0)];
    expect(copy).toMatchObject({ share: 1.48, status: 1 });
    const figure = (row: unknown, name: string): Amount => amount(String(dig(row, name)));
    expect(figure(copy, 'number')).toBe(multiply(figure(own, 'number'), amount('0.37')));
    const margin = multiply(multiply(figure(copy, 'number'), figure(copy, 'price')), amount('0.1'));
    expect(figure(copy, 'origin_caution_money')).toBe(margin);
    await world.call('POST /lever/close', { id: String(dig(own, 'id')) }, leading);
    await world.engine.control.advance(minute);
    const closed = dig(await trades(world, following), 0);
    const move = subtract(figure(closed, 'update_price'), figure(closed, 'price'));
    expect(figure(closed, 'fact_profits')).toBe(multiply(figure(closed, 'number'), move));
    const paid = subtract(figure(closed, 'fact_profits'), figure(closed, 'trade_fee'));
    expect(subtract(amount(String(await free())), amount(String(before)))).toBe(paid);
  });

  test.each([
    ['0.37', 1.48],
    ['0.25', 1],
    ['0.1', 1],
    ['0.9999', 4],
    ['1.3333', 5.32],
  ])('CT3 %s times four lots are %d lots: taken over and closed like any other', async (number, share) => {
    const world = await startWorld();
    const { leading, following } = await tokens(world);
    await follow(world, following, { type: '1', number });
    await world.call('POST /lever/submit', position, leading);
    await world.engine.control.advance(minute);
    const id = String(dig(await trades(world, following), 0, 'id'));
    expect(await world.call('POST /lever/close', { id }, following)).toMatchObject({ type: 'error' });
    expect(await world.call('POST /follow/selfHolding', { transaction_id: id }, following)).toMatchObject({
      type: 'ok',
    });
    expect(await trades(world, following)).toMatchObject([{ order_type: 1, share, status: 1 }]);
    expect(await world.call('POST /lever/close', { id }, following)).toMatchObject({ type: 'ok' });
    expect(await trades(world, following)).toMatchObject([{ share, status: 3 }]);
    const leverOf = async (name: string): Promise<unknown> =>
      dig((await world.call('POST /wallet/detail', { currency: '3', type: 'lever' }, following)).message, name);
    expect(await leverOf('lock_lever_balance')).toBe('0.00000000');
  });

  test('CT2 refusals are the protocol’s, in words', async () => {
    const world = await startWorld();
    const { leading, following } = await tokens(world);
    expect(await follow(world, following, { type: '1', number: '5.01' })).toEqual(
      error('The multiplier must not be more than 5.'),
    );
    expect(await follow(world, following, { number: '6' })).toEqual(error('One copy must not have more than 5 lots.'));
    expect(await follow(world, following, { trader_user_id: '70003' })).toEqual(error('This person is not a trader.'));
    expect(await follow(world, leading)).toEqual(error('A trader cannot follow other traders.'));
    expect(await world.call('POST /follow/cancel', { follow_user_id: leader }, following)).toEqual(
      error('The operation failed.'),
    );
    expect(await world.call('GET /follow/traderDetail', { trader_user_id: '70001' })).toEqual(
      error('There is no such trader.'),
    );
  });

  test.each([
    ['1', '1.555', '1.56000000'],
    ['1', '2', '2.00000000'],
    ['1', '0.12345678', '0.12345678'],
    ['2', '3', '3.00000000'],
  ])('CT2 type %s, number %s: kept as %s, which is what counts', async (type, number, kept) => {
    const world = await startWorld();
    const { following } = await tokens(world);
    await follow(world, following, { type, number });
    const answer = await world.call('GET /follow/traderDetail', { trader_user_id: leader }, following);
    expect(dig(answer, 'message', 'follow', 'number')).toBe(kept);
  });

  test('CT2 two traders at most; to follow one of them otherwise is no third', async () => {
    const world = await startWorld({ hasPast: true });
    const { following } = await tokens(world);
    const of = (trader: string) => follow(world, following, { trader_user_id: trader });
    expect(await of('90001')).toMatchObject({ type: 'ok' });
    expect(await of('90002')).toEqual(error('You can follow 2 traders at most.'));
    expect(await of('90001')).toMatchObject({ type: 'ok' });
  });

  test('CT2 what cannot be copied is reported in the language of the reader', async () => {
    const world = await startWorld();
    const leading = await world.signIn('trader@tandem.test');
    const poor = await world.signIn('lv1@tandem.test');
    await follow(world, poor);
    await world.call('POST /lever/submit', position, leading);
    await world.engine.control.advance(minute);
    const told = async (lang: string) =>
      dig(await world.call('GET /mailMessage/getList', { lang }, poor), 'message', 0, 'title');
    expect(await told('en')).toBe('A trade was not copied');
    expect(await told('zh')).toBe('有一笔交易未能跟单');
  });

  test('CT3 a former trader loses the followers, who are notified', async () => {
    const world = await startWorld();
    const { leading, following } = await tokens(world);
    await follow(world, following);
    await world.engine.control.decide({ kind: 'trader', identifier: 'trader@tandem.test', isTrader: false });
    await world.call('POST /lever/submit', position, leading);
    await world.engine.control.advance(minute);
    expect(await trades(world, following)).toEqual([]);
    expect(dig(await world.call('GET /mailMessage/getList', {}, following), 'message', 0, 'title')).toBe(
      'A trader has stopped',
    );
    await world.engine.control.decide({ kind: 'trader', identifier: 'demo@tandem.test', isTrader: true });
    expect(dig(await world.call('GET /follow/index'), 'message', 'total')).toBe(1);
  });
});

describe('robots', () => {
  test('CT1 they have really traded before the first day, and go on with every hour', async () => {
    const world = await startWorld({ hasPast: true });
    const figures = async () => {
      const answer = await world.call('GET /follow/traderDetail', { trader_user_id: '90001' });
      return { closed: Number(dig(answer, 'message', 'data', 'total_count')), answer };
    };
    const { closed, answer } = await figures();
    expect(closed).toBeGreaterThanOrEqual(15);
    expect(dig(answer, 'message', 'data', 'data_time')).toBe('2026-01-05 12:00:00');
    const history = await world.call('GET /follow/historyTrade', { trader_user_id: '90001' });
    expect(dig(history, 'message', 'total')).toBe(closed);
    await world.engine.control.advance(9 * hour);
    expect((await figures()).closed).toBe(closed + 3);
  });

  test('CT4 the figures are the sums of the trades that the history lists', async () => {
    const world = await startWorld({ hasPast: true });
    await world.engine.control.advance(hour);
    for (const trader of ['90001', '90002', '90003', '90004']) {
      const closed = await allTrades(world, trader);
      const data = dig(await world.call('GET /follow/traderDetail', { trader_user_id: trader }), 'message', 'data');
      const counted = closed.filter((row) => String(dig(row, 'complete_time')) < String(dig(data, 'data_time')));
      const results = counted.map((row) => amount(String(readDecimal(String(dig(row, 'fact_profits'))))));
      expect(readDecimal(String(dig(data, 'total_profits')))).toBe(sum(results));
      expect(readDecimal(String(dig(data, 'largest_fall')))).toBe(largestFall(results.toReversed()));
      expect(dig(data, 'profitCount')).toBe(results.filter(isPositive).length);
      expect(counted.length).toBeGreaterThan(0);
    }
  });

  test('copies of the past are closed, and no person starts with an open position', async () => {
    const world = await startWorld({ hasPast: true });
    const { following } = await tokens(world);
    const copies = [await trades(world, following)].flat().filter((row) => dig(row, 'order_type') === 2);
    expect(copies.length).toBeGreaterThan(5);
    expect(new Set(copies.map((row) => dig(row, 'status')))).toEqual(new Set([3]));
  });
});
