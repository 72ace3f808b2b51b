import { expect, test } from 'vitest';
import { dig, startWorld, TestClock } from '../test-worlds/test-world.ts';

const rowsOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

test('CT1 robots have followers, for whom their next trades are copied in the least lots', async () => {
  const world = await startWorld({ hasPast: true, clock: new TestClock() });
  const list = rowsOf(dig((await world.call('GET /follow/index', {})).message, 'data'));
  const followers = Object.fromEntries(list.map((row) => [dig(row, 'nickname'), dig(row, 'follow_num')]));
  expect(followers).toMatchObject({ 'Trend BTC': 3, 'Overnight SOL': 2, 'Counter ETH': 1, 'Pendulum LTC': 0 });
  const token = await world.signIn('follower30001@robots.tandem.test');
  const copies = async () =>
    rowsOf(dig((await world.call('POST /lever/my_trade', { status: '1' }, token)).message, 'message', 'data'));
  expect(await copies()).toEqual([]);
  await world.engine.control.advance(12 * 3_600_000);
  expect((await copies()).map((row) => [dig(row, 'symbol'), dig(row, 'share'), dig(row, 'order_type')])).toEqual([
    ['BTC/USDT', 1, 2],
  ]);
});
