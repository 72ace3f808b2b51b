import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainRules } from '../../src/adapters/mock/engine/kernel/basics/world-rules.ts';
import { startWorld } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { CallTable } from '../../src/adapters/mock/dialects/door/call-table.ts';
import { dialects } from '../../src/adapters/mock/dialects/families/dialects.ts';
import { readCalls } from '../architecture/spec-tables.ts';
import { read } from '../support/source-files.ts';
import { startDialect, type AskedServer } from './asking.ts';
import { missingRows } from './missing-rows.ts';

interface Expected {
  readonly name: string;
  /** OPTIONS of the spot order's path, its status and what it allows. */
  readonly options: readonly [number, string | null];
  /** Calls that are routed, and do something else than answer 404 or 405. */
  readonly routed: readonly string[];
  readonly unrouted: readonly string[];
  /** Of a path that is routed under another verb. */
  readonly otherVerb: readonly string[];
}

const servers: readonly Expected[] = [
  {
    name: 'a',
    options: [200, 'POST,PUT'],
    routed: ['PUT /coin/trade', 'POST /lever/cancel', 'POST /dual/dual_list', 'GET /paymentslist', 'POST /faqs'],
    unrouted: ['POST /coin/canceltrade', 'GET /mailMessage/getCount', 'POST /user/del/wallet', 'GET /getbizcate'],
    otherVerb: ['GET /coin/trade', 'GET /dual/dual_list'],
  },
  {
    name: 'b',
    options: [200, 'POST,PUT'],
    routed: ['PUT /coin/trade', 'POST /lever/cancel', 'POST /dual/dual_list', 'GET /mailMessage/getCount'],
    unrouted: ['POST /coin/canceltrade', 'GET /paymentslist', 'POST /faqs', 'POST /user/del/wallet'],
    otherVerb: ['GET /coin/trade'],
  },
  {
    name: 'c',
    options: [204, null],
    routed: ['GET /coin/canceltrade', 'GET /dual/dual_list', 'GET /getbizcate', 'POST /lever/cancel'],
    unrouted: ['POST /user/del/wallet', 'GET /paymentslist'],
    otherVerb: ['PUT /coin/trade', 'POST /coin/canceltrade', 'POST /dual/dual_list', 'GET /upload'],
  },
  {
    name: 'd',
    options: [200, 'POST'],
    routed: ['POST /coin/canceltrade', 'POST /user/del/wallet', 'POST /lh/deposit/withdraw', 'POST /dual/dual_list'],
    unrouted: ['GET /paymentslist', 'GET /getbizcate', 'POST /faqs'],
    otherVerb: ['PUT /coin/trade', 'GET /coin/canceltrade'],
  },
];

test.each(['a', 'b', 'c', 'd'])('dialect %s: a world with a past is opened again by its own rules', async (name) => {
  const rules = dialects[name]?.rules ?? plainRules;
  const { engine, storage, clock } = await startWorld({ rules, hasPast: true });
  await engine.control.advance(24 * 3_600_000);
  await engine.close();
  // Opening refuses what does not add up.
  const again = await startWorld({ storage, clock });
  expect(again.engine.control.basis().rules).toEqual(rules);
  // Locked for a loan that is due for a month.
  const locked = await again.call('POST /user/login', { user_string: 'overdue@tandem.test', password: 'demo1234' });
  expect(locked).toMatchObject({ type: 'error', message: expect.stringMatching(/locked/) as string });
});

test.each([
  ['a', 103],
  ['b', 105],
  ['c', 104],
  ['d', 105],
])('dialect %s routes %i calls of the specification', (name, count) => {
  const table = new CallTable(dialects[name]?.calls ?? {});
  const calls = readCalls(read('tests/architecture/tables/calls.tsv')).map(({ operation }) => operation.split(' '));
  expect(calls.filter(([verb = '', path = '']) => typeof table.find(verb, path) === 'object')).toHaveLength(count);
});

describe.each(servers)('dialect $name: routes', ({ name, options, routed, unrouted, otherVerb }) => {
  let server: AskedServer;
  beforeAll(async () => {
    server = await startDialect(name);
    await server.signIn('demo@tandem.test');
  });
  afterAll(() => server.close());

  test('OPTIONS tells what is routed, or nothing', async () => {
    const { status, headers } = await server.visit('OPTIONS /coin/trade');
    expect([status, headers.get('allow')]).toEqual(options);
    expect((await server.visit('OPTIONS /coin/cancelTrade')).status).toBe(name === 'c' ? 204 : 404);
  });

  test('what no server has is a page that says 404', async () => {
    expect(missingRows).toHaveLength(50);
    const found = await Promise.all(missingRows.map(async (row) => [row, (await server.ask(row)).status] as const));
    expect(found.filter(([, status]) => status !== 404)).toEqual([]);
    const page = await server.ask('POST /coin/cancelTrade');
    expect([page.headers.get('content-type'), page.body]).toEqual(['text/html; charset=UTF-8', undefined]);
    const json = await server.visit('GET /getc2cList', {}, { Accept: 'application/json' });
    expect([json.status, json.body]).toEqual([404, { message: '' }]);
  });

  test('routed calls answer an envelope, others 404 or 405', async () => {
    const statusOf = async (row: string): Promise<string> => `${row} ${(await server.ask(row)).status}`;
    const good = await Promise.all(routed.map(statusOf));
    expect(good.filter((line) => !line.endsWith(' 200'))).toEqual([]);
    expect((await Promise.all(unrouted.map(statusOf))).filter((line) => !line.endsWith(' 404'))).toEqual([]);
    expect((await Promise.all(otherVerb.map(statusOf))).filter((line) => !line.endsWith(' 405'))).toEqual([]);
  });

  test('the limited group answers 429 with what is left, and starts no session', async () => {
    const first = await server.visit('GET /wallet/getRateCurrency', { id: '3' });
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(first.headers.get('x-ratelimit-limit')).toBe('60');
    const rest = await Promise.all(
      Array.from({ length: 62 }, () => server.visit('GET /lh/deposit/config', { currency_id: '3' })),
    );
    const refused = rest.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
