import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dialectA } from '../../src/adapters/mock/dialects/families/a.ts';
import type { ToldOutcome } from '../../src/adapters/mock/dialects/door/engine-asker.ts';
import { DialectDoor } from '../../src/adapters/mock/dialects/door/dialect-door.ts';
import { countedBytes, dig, requestOf, startWorld } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { startDialect, type AskedServer } from './asking.ts';
import { refusalOf, tron } from './questions.ts';

const dayMs = 86_400_000;

/** Of a list in any of the containers. */
const rowsOf = (message: unknown): readonly unknown[] =>
  (Array.isArray(message) ? message : (dig(message, 'list') ?? dig(message, 'data') ?? [])) as readonly unknown[];

describe.each(['a', 'b', 'c', 'd'] as const)('dialect %s, money as a plain client sees it', (name) => {
  let server: AskedServer;
  beforeAll(async () => {
    server = await startDialect(name);
    await server.signIn('demo@tandem.test');
  });
  afterAll(() => server.close());

  const messageOf = async (operation: string, fields: Readonly<Record<string, string>> = {}): Promise<unknown> =>
    dig((await server.ask(operation, fields)).body, 'message');

  const spotBalance = async (): Promise<unknown> =>
    dig(await messageOf('POST /wallet/detail', { currency: '3', type: 'change' }), 'change_balance');

  test('coins are received at an address in a bare text, USDT at one of each network', async () => {
    for (const currency of ['1', '2'])
      expect(await messageOf('POST /wallet/get_in_address', { currency })).toMatch(/^DEMO[0-9A-F]{30,}$/);
    const networks = await messageOf('POST /wallet/get_in_address', { currency: '3' });
    expect(Object.keys(networks as object).toSorted()).toEqual(['erc20', 'trc20']);
  });

  test('a deposit needs no picture, and its row has the columns of this server', async () => {
    const type = name === 'a' ? '12' : '0';
    const wish = { currency: '3', amount: '100', type, sub_type: 'TRC20' };
    expect(await refusalOf(server, 'POST /wallet/charge_req', wish)).toBeUndefined();
    const log = await messageOf('GET /recharge/log', { page: '1' });
    expect(dig(log, 'page')).toBe('1');
    const row = dig(log, 'data', 0);
    expect(row).toMatchObject({ currency_id: 3, name: 'USDT', amount: '100.00000000', status: 1, type: Number(type) });
    expect(row).not.toHaveProperty('remark');
    const own = name === 'a' ? ['oid'] : ['currency_name', 'account_name', 'iban', 'sub_type', 'address'];
    for (const column of own) expect(row).toHaveProperty(column);
    expect('hash' in (row as object)).toBe(name === 'c');
    if (name === 'a') expect(row).not.toHaveProperty('sub_type');
  });

  test.skipIf(name === 'c')('a spot order has an amount of up to eight places, which its row tells again', async () => {
    const order = { currency_id: '2', legal_id: '3', amount: '0.62223107' };
    for (const side of [
      { ...order, type: '1', target_price: '1000' },
      { ...order, type: '2', target_price: '9000' },
    ]) {
      expect(await refusalOf(server, 'POST /coin/trade', side)).toBeUndefined();
      expect(rowsOf(await messageOf('GET /coin/list'))[0]).toMatchObject({ trade_amount: '0.62223107', status: 1 });
    }
  });

  test('a card keeps what the server has a column for, and what is left out stays', async () => {
    const whole = {
      real_name: 'Ann Example',
      bank_account: '000111222',
      bank_name: 'Demo Bank',
      bank_dizhi: 'Exampleland',
    };
    const more = { iban: 'XX00DEMO', bank_code: 'DEMOXX22', alipay_account: 'ann', wechat_account: 'ann_w' };
    expect(await refusalOf(server, 'POST /user/cash_save', { ...whole, ...more })).toBeUndefined();
    expect(await refusalOf(server, 'POST /user/cash_save', { ...whole, bank_name: 'Other Bank' })).toBeUndefined();
    const card = await messageOf('POST /user/cash_info');
    expect(card).toMatchObject({ ...whole, bank_name: 'Other Bank', wechat_account: 'ann_w' });
    expect(card).toMatchObject(
      name === 'a'
        ? { iban: '', bank_code: '', alipay_account: '' }
        : { iban: 'XX00DEMO', bank_code: 'DEMOXX22', alipay_account: 'ann' },
    );
    // The list of banks is empty, so a number names none.
    expect(await refusalOf(server, 'POST /user/cash_save', { ...whole, bank_id: '77' })).toBeUndefined();
    expect(dig(await messageOf('POST /user/cash_info'), 'bank_name')).toBe('');
    expect(await refusalOf(server, 'POST /user/cash_save', { ...whole, bank_id: '0' })).toBeUndefined();
    expect(dig(await messageOf('POST /user/cash_info'), 'bank_name')).toBe('Demo Bank');
  });

  test('a locked sum runs at once from tomorrow on', async () => {
    const product = { config_id: '1', amount: '200' };
    expect(await refusalOf(server, 'POST /lh/deposit', product)).toBeUndefined();
    const list = await messageOf('GET /lh/deposit/order');
    const row = dig(list, 'order_list', 0);
    const tomorrow = new Date(server.world.engine.now() + dayMs).toISOString().slice(0, 10);
    expect(row).toMatchObject({ status: 1, start_at: tomorrow, total_interest: '0.00000000' });
    expect(row).not.toHaveProperty('interest');
    if (name === 'd') return;
    const wish = { id: String(dig(row, 'id')) };
    expect(await refusalOf(server, 'POST /lh/deposit/order/cancel', wish)).toBeUndefined();
    expect(dig(await messageOf('GET /lh/deposit/order'), 'order_list', 0, 'status')).toBe(2);
    expect(await refusalOf(server, 'POST /lh/deposit/order/cancel', wish)).toBeDefined();
  });

  test('a sum above the largest is locked, and leaving it costs one part of it, whatever time is left', async () => {
    expect(await refusalOf(server, 'POST /lh/deposit', { config_id: '1', amount: '6000' })).toBeUndefined();
    const row = dig(await messageOf('GET /lh/deposit/order'), 'order_list', 0);
    expect(row).toMatchObject({ amount: '6000.00000000', cancel_fee: 120 });
    for (const column of ['updated_at', 'remain_day', 'logo']) expect(row).not.toHaveProperty(column);
    if (name === 'd') return;
    const before = Number(await spotBalance());
    expect(await refusalOf(server, 'POST /lh/deposit/order/cancel', { id: String(dig(row, 'id')) })).toBeUndefined();
    expect(Number(await spotBalance()) - before).toBe(5880);
  });

  test('a contract order that waits stands in the way of a withdrawal', async () => {
    const order = { currency_id: '1', legal_id: '3', type: '1', share: '1', multiple: '20', status: '0' };
    expect(await refusalOf(server, 'POST /lever/submit', { ...order, target_price: '20000' })).toBeUndefined();
    expect(await refusalOf(server, 'POST /wallet/out', {})).toMatch(/position/i);
    const waiting = dig(await messageOf('POST /lever/my_trade', { status: '0' }), 'message', 'data', 0, 'id');
    expect(await refusalOf(server, 'POST /lever/cancel', { id: String(waiting) })).toBeUndefined();
    expect(await refusalOf(server, 'POST /wallet/out', {})).not.toMatch(/position/i);
  });

  test.skipIf(name === 'c')('dual orders run or are settled, and tell no result', async () => {
    const offered = await messageOf('GET /dual/index', { type: 'put', currency_id: '1' });
    const products = dig(offered, 'dual_currencys') as readonly { id: number; status: string }[];
    const open = products.find(({ status }) => status === '1');
    expect(await refusalOf(server, 'POST /dual/buyDual', { id: String(open?.id), num: '1' })).toBeUndefined();
    const [row] = rowsOf(await messageOf('POST /dual/dual_list'));
    expect(row).toMatchObject({ status: '0' });
    for (const column of ['success', 'settle_price', 'end_at']) expect(row).not.toHaveProperty(column);
  });
});

test('dialect d: interest waits in the order, grows its sum, and can be taken out early', async () => {
  const server = await startDialect('d');
  await server.signIn('demo@tandem.test');
  expect(await refusalOf(server, 'POST /lh/deposit', { amount: '1000' })).toBeUndefined();
  server.world.clock.pass(3 * dayMs);
  await server.signIn('demo@tandem.test');
  const first = async (): Promise<unknown> =>
    dig((await server.ask('GET /lh/deposit/order')).body, 'message', 'order_list', 0);
  const row = await first();
  expect(row).toMatchObject({ amount: '1006.00000000', lock_amount: '1000.00000000', withdraw_amount: '0.00000000' });
  const id = String(dig(row, 'id'));
  expect(await refusalOf(server, 'POST /lh/deposit/withdraw', { id, amount: '6.1' })).toBeDefined();
  expect(await refusalOf(server, 'POST /lh/deposit/withdraw', { id, amount: '5' })).toBeUndefined();
  expect(await first()).toMatchObject({ amount: '1001.00000000', withdraw_amount: '5.00000000', cancel_fee: 20 });
  server.world.clock.pass(7 * dayMs);
  await server.signIn('demo@tandem.test');
  expect(await first()).toMatchObject({ status: 2, total_interest: '21.00000000', withdraw_amount: '21.00000000' });
  const ended = await refusalOf(server, 'POST /lh/deposit/order/cancel', { id });
  expect([ended, await refusalOf(server, 'POST /lh/deposit/order/cancel', { id: '999' })]).toEqual([
    'This order is not running.',
    'There is no such order.',
  ]);
  const detail = await server.ask('POST /wallet/detail', { currency: '3', type: 'change' });
  expect(dig(detail.body, 'message', 'change_balance')).toBe('60021.00000000');
  await server.close();
});

test('dialect a: a score below 90 is refused in Spanish once the request itself is right', async () => {
  const { engine, signIn } = await startWorld({ rules: dialectA.rules });
  const serve = async (request: Request): Promise<ToldOutcome> => {
    const text = await (await engine.fetch(request)).text();
    const told = request.url.endsWith('/user/info') ? text.replace('"score":"100.00"', '"score":"89.90"') : text;
    return { kind: 'answer', response: new Response(told) };
  };
  const asked = { ownerOf: (token: string) => engine.control.ownerOf(token), now: () => engine.now() };
  const door = new DialectDoor({
    dialect: dialectA,
    engine: { serve, requests: engine.requests, realNow: () => engine.now(), ...asked },
    random: countedBytes(),
  });
  const token = await signIn('demo@tandem.test');
  const wish = { currency: '3', rate: '2', type: '0', address: tron };
  const refusal = async (fields: Record<string, string>): Promise<unknown> =>
    dig(await (await door.serve(requestOf('POST /wallet/out', fields, token))).response.json(), 'message');
  expect(await refusal({ ...wish, rate: '' })).toBe('A field is missing or wrong.');
  expect(await refusal({ ...wish, number: '200' })).toMatch(/puntuación/);
});
