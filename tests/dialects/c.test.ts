import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { startDialect, type AskedServer } from './asking.ts';
import { matchOf, pairsOf, refusalOf, tron } from './questions.ts';

interface Row {
  readonly [name: string]: unknown;
}

describe('dialect c', () => {
  let server: AskedServer;
  beforeAll(async () => {
    server = await startDialect('c');
    await server.signIn('demo@tandem.test');
  });
  afterAll(() => server.close());

  test('the site tells an invitation code, even none', async () => {
    const site = dig((await server.visit('GET /getSiteConfig')).body, 'message');
    expect(site).toMatchObject({ code: null, sharar_radio: '0', tk_radio: '1' });
    expect(site).not.toHaveProperty('cashb_balance_type');
  });

  test('every preflight is answered, without leave for cookies', async () => {
    const { status, headers } = await server.visit('OPTIONS /no/such/path', {}, { Origin: 'https://app.example' });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')).toContain('lang');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('a profile has columns of its own', async () => {
    const profile = dig((await server.ask('GET /user/info')).body, 'message');
    expect(profile).toMatchObject({ isPayPas: 1, account_type: 0, create_date: '2026-01-05 21:00:00' });
    expect(profile).not.toHaveProperty('pay_password_isnull');
    expect(dig((await server.ask('GET /real/state')).body, 'message', 'password_status')).toBe(1);
  });

  test('a profile tells the margin in use', async () => {
    const told = async (): Promise<unknown> =>
      dig((await server.ask('GET /user/info')).body, 'message', 'caution_money');
    expect(await told()).toBe('0.00000000');
    const order = { currency_id: '1', legal_id: '3', type: '1', share: '1', multiple: '20', status: '1' };
    expect(await refusalOf(server, 'POST /lever/submit', order)).toBeUndefined();
    const { body } = await server.ask('POST /lever/dealall', { currency_id: '1', legal_id: '3' });
    expect(await told()).toBe(dig(body, 'message', 'caution_money_total'));
    expect(await refusalOf(server, 'POST /lever/batch_close', { type: '0' })).toBeUndefined();
    server.world.clock.pass(10_000);
    expect(await told()).toBe('0.00000000');
  });

  test('wallets as shares, and one account by a number of its own', async () => {
    const all = dig((await server.ask('POST /wallet/list')).body, 'message');
    expect(all).not.toHaveProperty('is_open_CTbi');
    expect(typeof dig(all, 'Total')).toBe('number');
    const change = dig(all, 'change_wallet');
    expect(change).toMatchObject({ transfer: true, today_usdt_totle: 0 });
    expect(dig(change, 'usdt_totle_scale')).toMatch(/^\d+\.\d{4}%$/);
    expect(change).not.toHaveProperty('totle');
    const lever = await server.ask('POST /wallet/list', { type: '2' });
    expect(dig(lever.body, 'message', 'wallet', 'balance', 0)).toHaveProperty('lever_balance');
    expect(dig((await server.ask('POST /wallet/list', { type: '5' })).body, 'message', 'wallet')).toBe('');
  });

  test('coins that are no quote currency have no wallet row', async () => {
    const list = dig((await server.ask('GET /currency/user_currency_list')).body, 'message');
    expect(dig(list, 0)).toMatchObject({ name: 'BTC', wallet: null });
    expect((await server.ask('POST /wallet/get_info', { currency: '1' })).status).toBe(500);
    expect((await server.ask('POST /wallet/get_info', { currency: '3' })).status).toBe(200);
    const strange = { currency_id: '1', legal_id: '3', type: '5', target_price: '90000', amount: '0.01' };
    expect((await server.ask('POST /coin/trade', strange)).body).toMatchObject({ type: 'error' });
    const sale = { currency_id: '1', legal_id: '3', type: '2', target_price: '90000', amount: '0.01' };
    expect((await server.ask('POST /coin/trade', sale)).status).toBe(500);
  });

  test('a spot buy spends quote money, and is cancelled with GET', async () => {
    const pair = (await pairsOf(server, 'USDT')).find(({ currency_name: name }) => name === 'BTC');
    const last = String(pair?.['now_price']);
    const order = { currency_id: '1', legal_id: '3', type: '1', target_price: '20000', amount: '1000' };
    expect(await refusalOf(server, 'POST /coin/trade', order)).toBeUndefined();
    const row = dig((await server.ask('GET /coin/list')).body, 'message', 0);
    expect(Number(dig(row, 'trade_amount'))).toBeCloseTo(1000 / Number(last), 4);
    expect(dig(row, 'num')).toMatch(/^S\d+$/);
    const cancelled = await server.ask('GET /coin/canceltrade', { id: String(dig(row, 'id')) });
    expect(cancelled.body).toMatchObject({ type: 'ok' });
    expect((await server.ask('GET /coin/canceltrade')).body).toMatchObject({ type: 'error' });
  });

  test('stakes are whole, and a result is told once it is settled', async () => {
    const lengths = dig((await server.ask('GET /microtrade/seconds')).body, 'message', 0);
    expect(lengths).toMatchObject({ min_num: 10 });
    const stake = { match_id: await matchOf(server, 'BTC'), currency_id: '3', type: '1', seconds: '30' };
    expect(await refusalOf(server, 'POST /microtrade/submit', { ...stake, number: '10.5' })).toBe(
      'number must be an integer greater than 0',
    );
    expect(await refusalOf(server, 'POST /microtrade/submit', { ...stake, number: '9' })).toMatch(/10$/);
    const placed = await server.ask('POST /microtrade/submit', { ...stake, number: '10' });
    const id = String(dig(placed.body, 'message', 'id'));
    // Neither a pause nor the largest stake of the length.
    expect(await refusalOf(server, 'POST /microtrade/submit', { ...stake, number: '2100' })).toBeUndefined();
    expect((await server.ask('GET /microtrade/get_result', { id })).body).toEqual({
      type: 'error',
      message: 'Not Settlement',
    });
    server.world.clock.pass(40_000);
    expect(dig((await server.ask('GET /microtrade/get_result', { id })).body, 'message', 'status')).toBe(3);
    expect((await server.ask('GET /microtrade/get_result')).body).toMatchObject({ message: 'ID is must.' });
  });

  test('what a stake sets aside, and its fee, have a bill code of their own; the settlement keeps the usual one', async () => {
    const stake = { match_id: await matchOf(server, 'BTC'), currency_id: '3', type: '1', seconds: '30', number: '10' };
    const lines = async (): Promise<readonly Row[]> => {
      const { body } = await server.ask('POST /wallet/legal_log', { type: '4', limit: '100' });
      return dig(body, 'message', 'list') as readonly Row[];
    };
    const before = (await lines()).length;
    expect(await refusalOf(server, 'POST /microtrade/submit', stake)).toBeUndefined();
    const placed = (await lines()).slice(0, -before);
    expect(placed).toHaveLength(3);
    for (const line of placed) expect(line).toMatchObject({ type: 1003, info: 'NFT auction: deposit taken' });
    server.world.clock.pass(40_000);
    const settled = (await lines()).slice(0, -before - placed.length);
    expect(settled.length).toBeGreaterThan(0);
    for (const line of settled) expect(line).toMatchObject({ type: 502, info: 'Deposit credited' });
  });

  test('a withdrawal needs its net, a payment password, and the amount in two accounts', async () => {
    const wish = {
      number: '200',
      rate: '2.00000000',
      amount: '198',
      type: '0',
      address: tron,
      pay_password: 'demo5678',
    };
    expect(await refusalOf(server, 'POST /wallet/out', { ...wish, amount: '' })).toBe('A field is missing or wrong.');
    const large = { ...wish, number: '20000', amount: '19998' };
    expect(await refusalOf(server, 'POST /wallet/out', large)).toBe('Your balance is too small.');
    expect(await refusalOf(server, 'POST /wallet/out', { ...wish, pay_password: 'wrong one' })).toBeDefined();
    expect(await refusalOf(server, 'POST /wallet/out', wish)).toBeUndefined();
    const row = dig((await server.ask('GET /user/withdraw/list')).body, 'message', 'data', 0);
    expect(row).toMatchObject({ amount: '198.00000000', address: tron, status_text: '审核中' });
    expect(row).not.toHaveProperty('notes');
  });

  test('the payment password is set once', async () => {
    const wish = { password: 'new words', re_password: 'new words' };
    expect(await refusalOf(server, 'POST /safe/update_password', wish)).toBeDefined();
    await server.signIn('new@tandem.test');
    expect(await refusalOf(server, 'POST /safe/update_password', wish)).toBeUndefined();
    expect(await refusalOf(server, 'POST /safe/update_password', wish)).toBeDefined();
    await server.signIn('demo@tandem.test');
  });

  test('lock mining asks for a currency, which another call tells', async () => {
    expect((await server.visit('GET /lh/deposit/config')).body).toMatchObject({ type: 'error' });
    const first = dig((await server.visit('GET /getbizcate')).body, 'message', 0);
    const currency = String(dig(first, 'currency_id'));
    const rows = await server.visit('GET /lh/deposit/config', { currency_id: currency });
    expect(dig(rows.body, 'message', 0)).toMatchObject({ currency_id: Number(currency) });
  });

  test('market kinds and candles are told in other words', async () => {
    const usdt = await pairsOf(server, 'USDT');
    expect(usdt.at(-1)).toMatchObject({ market_from: 2, is_class: 1, is_open: 1 });
    const window = { symbol: 'BTC/USDT', period: '5min', from: '1', to: '2' };
    const { body } = await server.visit('GET /currency/new_timeshar', window);
    expect(dig(body, 'data')).toHaveLength(100);
    const candle = dig(body, 'data', 0);
    expect(dig(candle, 'volume')).toBe(dig(candle, 'vol'));
    expect(typeof dig(candle, 'change')).toBe('number');
  });

  test('of markets that close the latest candles come, however long they have been closed', async () => {
    for (const [symbol, period] of [
      ['EUR/USD', '60min'],
      ['AAPL/USD', '1min'],
      ['AAPL/USD', '1day'],
    ] as const) {
      const { body } = await server.visit('GET /currency/new_timeshar', { symbol, period });
      expect([symbol, period, (dig(body, 'data') as readonly unknown[]).length]).toEqual([symbol, period, 300]);
    }
  });

  test('orders of new tokens are hidden without a status', async () => {
    await server.ask('POST /project/order', { project_id: '2', amount: '1000' });
    const { body } = await server.ask('GET /user/project/order');
    expect(dig(body, 'message')).toMatchObject({ data: [], total: 0 });
    const detail = await server.visit('GET /project/detail', { project_id: '1' });
    expect(detail.status).toBe(500);
    expect(dig((await server.ask('GET /project/detail', { project_id: '1' })).body, 'message', 'order_info')).toEqual({
      coin_amount: 0,
    });
  });

  test('another product stands under the paths of dual investment', async () => {
    expect(dig((await server.visit('GET /dual/index')).body, 'message')).toHaveProperty('info');
    expect((await server.visit('POST /dual/dual_list')).status).toBe(405);
  });

  test('a reset names user_string and re_password', async () => {
    await server.visit('POST /sms_mail', { user_string: 'lv1@tandem.test', type: 'forget' });
    const change = {
      user_string: 'lv1@tandem.test',
      password: 'another one',
      re_password: 'another one',
      code: '246810',
    };
    expect((await server.visit('POST /user/forget', change)).body).toMatchObject({ type: 'ok' });
  });
});
