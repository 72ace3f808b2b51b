import { expect, test } from 'vitest';
import { requestOf, startWorld, testStart } from '../../test-worlds/test-world.ts';
import type { MountedRoute } from '../domain/mounted-domain.ts';
import { Router } from './router.ts';

const route = (operation: string, access: 'open' | 'signed-in' = 'open'): MountedRoute => ({
  operation,
  access,
  handle: async () => ({ type: 'ok', message: null }),
});
const rules = { 'GET /menu': { access: 'open', fields: {} } } as const;

test('Router: duplicate and unknown routes, and guards other than the specification says, are refused', () => {
  expect(() => new Router([route('GET /menu'), route('GET /menu')], rules)).toThrow('has two routes');
  expect(() => new Router([route('GET /menus')], rules)).toThrow('not in the specification');
  expect(() => new Router([route('GET /menu', 'signed-in')], rules)).toThrow('is open in the specification');
});

test('answer: a preflight is allowed everything the protocol sends', async () => {
  const { engine } = await startWorld();
  const response = await engine.fetch(new Request('http://demo.invalid/api/wallet/list', { method: 'OPTIONS' }));
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
});

test('answer: the date is engine time', async () => {
  const { engine } = await startWorld();
  await engine.control.advance(7 * 24 * 3_600_000);
  const response = await engine.fetch(requestOf('GET /menu'));
  expect(Date.parse(response.headers.get('date') ?? '')).toBe(testStart + 7 * 24 * 3_600_000);
});

test.each([
  ['GET /nowhere', 404],
  ['POST /menu', 405],
] as const)('answer: %s is HTTP %i', async (operation, status) => {
  const { send } = await startWorld();
  expect((await send(operation)).status).toBe(status);
});

test('answer: wrong fields are refused in the language asked for, before any handler', async () => {
  const { call } = await startWorld();
  expect(await call('POST /news/detail', { id: 'x', lang: 'ru' })).toEqual({
    type: 'error',
    message: 'Поле отсутствует или заполнено неверно.',
  });
});

test('answer: 999 comes before anything about the fields', async () => {
  const { call } = await startWorld();
  expect(await call('POST /coin/trade', { amount: '-1' })).toMatchObject({ type: '999' });
});

test('answer: the candle call keeps its own envelope when fields are wrong', async () => {
  const { send } = await startWorld();
  const response = await send('GET /currency/new_timeshar', { from: '1' });
  expect(await response.json()).toMatchObject({ code: -1, msg: 'A field is missing or wrong.', data: [] });
});

test('answer: values are trimmed and stripped of tags, and empty ones count as missing', async () => {
  const { call } = await startWorld();
  expect(await call('GET /getSetting', { keyword: ' <b>site_name</b> ' })).toMatchObject({
    message: { value: 'Tandem' },
  });
  expect(await call('GET /getSetting', { keyword: '<br>' })).toMatchObject({ type: 'error' });
});

test('answer: R4 a text that opens tags and closes none is read at once', async () => {
  const { call } = await startWorld();
  const answers = [
    await call('GET /getSetting', { keyword: '<'.repeat(500_000) }),
    await call('GET /getSetting', { keyword: `${'<'.repeat(500_000)}>site_name<scr<script>` }),
  ];
  expect(answers).toMatchObject([{ type: 'error' }, { message: { value: 'Tandem' } }]);
});

test('answer: keys of the object prototype are unset settings', async () => {
  const { call } = await startWorld();
  expect(await call('GET /getSetting', { keyword: 'constructor' })).toEqual({ type: 'ok', message: null });
});

test('answer: the sixty-first asking for a rate within a minute is HTTP 429, of this session alone', async () => {
  const world = await startWorld();
  const ask = async (token: string): Promise<number> =>
    (await world.send('GET /wallet/getRateCurrency', { id: '1' }, token)).status;
  const first = await Promise.all(Array.from({ length: 60 }, () => ask('one')));
  expect(new Set(first)).toEqual(new Set([200]));
  expect([await ask('one'), await ask('two')]).toEqual([429, 200]);
  world.clock.pass(60_000);
  expect(await ask('one')).toBe(200);
});
