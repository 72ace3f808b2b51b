import { expect, test } from 'vitest';
import { dig, startWorld, type TestWorld } from '../../test-worlds/test-world.ts';

const statesOf = async (world: TestWorld, login: string): Promise<unknown> => {
  const { message } = await world.call('GET /user/coupons', {}, await world.signIn(login));
  return Array.isArray(message) ? message.map((row) => [dig(row, 'id'), dig(row, 'status')]) : message;
};

test('AC2 coupons: of the person alone, usable, used and expired', async () => {
  const world = await startWorld();
  expect(await statesOf(world, 'demo@tandem.test')).toEqual([
    [4, 1],
    [3, 1],
    [2, 2],
    [1, 0],
  ]);
  expect(await statesOf(world, 'lv1@tandem.test')).toEqual([[5, 1]]);
  expect(await statesOf(world, 'new@tandem.test')).toEqual([]);
});

test('AC2 coupons: end at their time, and say so in the language that is asked for', async () => {
  const world = await startWorld();
  world.clock.pass(31 * 86_400_000);
  expect(await statesOf(world, 'lv1@tandem.test')).toEqual([[5, 0]]);
  const token = await world.signIn('lv1@tandem.test');
  const answer = await world.call('GET /user/coupons', { lang: 'fra' }, token);
  expect(dig(answer, 'message', 0, 'project_name')).toBe('Frais de conversion');
});

test('AC2 coupons: the seed and the backend agree whether the world has a past or not', async () => {
  const world = await startWorld({ hasPast: true });
  expect(await statesOf(world, 'demo@tandem.test')).toHaveLength(4);
});
