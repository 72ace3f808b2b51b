import { expect, test } from 'vitest';
import { dig, startWorld, TestClock } from '../test-worlds/test-world.ts';

const longestRun = (results: readonly string[], wanted: string): number =>
  Math.max(
    0,
    ...results
      .join('')
      .split(new RegExp(`[^${wanted}]+`))
      .map((run) => run.length),
  );

const rowsOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

test.each([0, 7, 23, 41, 58])('T16 the past is a mixed month, started %s minutes past the hour', async (minutes) => {
  const clock = new TestClock();
  clock.pass(minutes * 60_000 + minutes * 1000);
  const world = await startWorld({ hasPast: true, clock });
  const token = await world.signIn('demo@tandem.test');
  const { message } = await world.call('GET /microtrade/lists', { limit: '100' }, token);
  const options = rowsOf(dig(message, 'data') ?? dig(message, 'list') ?? message);
  const letters = options.map((row) => ({ 1: 'w', '-1': 'l' })[String(dig(row, 'profit_result'))] ?? 'd');
  expect(letters.length).toBeGreaterThan(20);
  expect(longestRun(letters, 'l')).toBeLessThan(4);
  expect(longestRun(letters, 'w')).toBeLessThan(5);
  expect(letters.filter((letter) => letter === 'w').length).toBeGreaterThan(8);
  expect(letters.filter((letter) => letter === 'l').length).toBeGreaterThan(6);
  const times = options.map((row) => Date.parse(`${String(dig(row, 'created_at')).replace(' ', 'T')}Z`));
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(27 * 86_400_000);
});
