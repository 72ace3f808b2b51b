import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dig } from '../../src/adapters/mock/engine/test-world.ts';
import { startDialect, type AskedServer } from './asking.ts';
import { refusalOf } from './questions.ts';

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
