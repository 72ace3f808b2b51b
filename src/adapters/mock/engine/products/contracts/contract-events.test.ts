import { expect, test } from 'vitest';
import type { PushedEvent } from '../../kernel/basics/engine-types.ts';
import { dig, startWorld, type TestWorld } from '../../test-worlds/test-world.ts';

const position = { currency_id: '1', legal_id: '3', share: '2', multiple: '20' };

/** The events about positions that one connection receives. */
function listen(world: TestWorld, login?: { id: string; token: string }): PushedEvent[] {
  const heard: PushedEvent[] = [];
  const peer = world.engine.connect({
    deliver: (event) => {
      if (event.event.includes('lever')) heard.push(event);
    },
    drop: () => undefined,
  });
  if (login !== undefined) expect(peer.login(login.id, login.token)).toBe(true);
  return heard;
}

function pass(world: TestWorld, seconds: number): void {
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    world.clock.pass(100);
    world.engine.tick();
  }
}

test.each(['lever', 'monilever'])('%s: pictures and closings go to the room of their owner alone', async (root) => {
  const world = await startWorld();
  const [token, other] = [await world.signIn('demo@tandem.test'), await world.signIn('trader@tandem.test')];
  const own = listen(world, { id: '70001', token });
  const foreign = [listen(world, { id: '70004', token: other }), listen(world)];
  await world.call(`POST /${root}/submit`, position, token);
  await world.call(`POST /${root}/submit`, { ...position, currency_id: '2', share: '1' }, token);
  pass(world, 5);
  const marks = own.filter(({ event }) => event === `${root}_trade`);
  expect(marks.length).toBeGreaterThan(2);
  // Once a second, for any number of pairs.
  expect(marks.length).toBeLessThanOrEqual(5);
  const last = marks.at(-1)?.payload ?? null;
  expect(dig(last, 'hazard_rate')).toMatch(/^\d+\.\d\d$/);
  const rows: unknown = JSON.parse(String(dig(last, 'trades_all')));
  expect([dig(rows, 0, 'symbol'), dig(rows, 1, 'symbol')]).toEqual(['ETH/USDT', 'BTC/USDT']);
  const moved: unknown = JSON.parse(String(dig(last, 'trades_cur')));
  expect(dig(moved, 0, 'profits')).toBe(dig(last, 'profits'));
  await world.call(`POST /${root}/batch_close`, { type: '0' }, token);
  pass(world, 2);
  const closed = own.filter(({ event }) => event === `${root}_closed`).map(({ payload }) => dig(payload, 'id'));
  expect(closed).toEqual([[1], [2]]);
  const before = own.length;
  pass(world, 3);
  expect(own).toHaveLength(before);
  expect(foreign).toEqual([[], []]);
});

test('a picture of the positions comes once a second, also where time passes sixty times as fast', async () => {
  const world = await startWorld();
  const token = await world.signIn('demo@tandem.test');
  const own = listen(world, { id: '70001', token });
  await world.call('POST /lever/submit', position, token);
  await world.engine.control.setSpeed(60);
  pass(world, 5);
  const marks = own.filter(({ event }) => event === 'lever_trade');
  expect(marks.length).toBeGreaterThanOrEqual(4);
  expect(marks.length).toBeLessThanOrEqual(6);
});
