import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { startDialect, type AskedServer } from './asking.ts';
import { pairsOf, refusalOf } from './questions.ts';

const code = '246810';

describe('dialect b', () => {
  let server: AskedServer;
  beforeAll(async () => {
    server = await startDialect('b');
    await server.signIn('demo@tandem.test');
  });
  afterAll(() => server.close());

  test('the site tells its switches, and no accounts of deposits and withdrawals', async () => {
    const site = dig((await server.visit('GET /getSiteConfig')).body, 'message');
    expect(site).toMatchObject({ tk_radio: '1', yzm_radio: '0', image_server_url: '' });
    for (const name of ['cashb_balance_type', 'code', 'support_url']) expect(site).not.toHaveProperty(name);
  });

  test('texts of times are eight hours ahead of UTC', async () => {
    expect(dig((await server.ask('GET /user/info')).body, 'message', 'create_date')).toBe('2026-01-05 20:00:00');
  });

  test('an empty parameter breaks the wallet list', async () => {
    expect((await server.ask('POST /wallet/list', { zero_flag: '' })).status).toBe(500);
    expect((await server.ask('POST /wallet/list', { zero_flag: '1' })).status).toBe(200);
  });

  test('codes belong to the session', async () => {
    const mail = { user_string: 'fresh@tandem.test' };
    expect((await server.visit('POST /sms_mail', mail)).body).toMatchObject({ type: 'ok' });
    expect((await server.visit('POST /user/check_email', { email_code: code })).body).toMatchObject({ type: 'ok' });
    server.forgetSession();
    expect((await server.visit('POST /user/check_email', { email_code: code })).body).toMatchObject({ type: 'error' });
  });

  test('an account needs neither a code nor a repetition', async () => {
    const wish = { user_string: 'quick@tandem.test', password: 'long enough' };
    expect((await server.visit('POST /user/register', wish)).body).toMatchObject({ type: 'error' });
    expect((await server.visit('POST /user/register', { ...wish, type: 'email' })).body).toMatchObject({ type: 'ok' });
  });

  test('a reset names account and repassword', async () => {
    const forget = { user_string: 'lv1@tandem.test', type: 'forget' };
    await server.visit('POST /sms_mail', forget);
    const change = { password: 'another one', code };
    const other = { user_string: 'lv1@tandem.test', re_password: 'another one', ...change };
    expect((await server.visit('POST /user/forget', other)).body).toMatchObject({ type: 'error' });
    const named = { account: 'lv1@tandem.test', repassword: 'another one', ...change };
    expect((await server.visit('POST /user/forget', named)).body).toMatchObject({ type: 'ok' });
  });

  test('a contract gains so many times as much as its leverage, and its balance covers nothing', async () => {
    const order = { currency_id: '1', legal_id: '3', type: '1', share: '1', multiple: '20', status: '1' };
    expect(await refusalOf(server, 'POST /lever/submit', order)).toBeUndefined();
    server.world.clock.pass(2000);
    const { body } = await server.ask('POST /lever/my_trade', {});
    const row = dig(body, 'message', 'message', 'data', 0);
    const of = (name: string): number => Number(dig(row, name));
    const once = (of('update_price') - of('price')) * of('number');
    expect(of('profits')).toBeCloseTo(once * 20, 6);
    expect(of('origin_caution_money')).toBeCloseTo((of('price') * of('number')) / 20, 4);
    const risk = Number(dig(body, 'message', 'rate_profits_total', 'hazard_rate'));
    expect(risk).toBeCloseTo(((of('origin_caution_money') + of('profits')) / of('origin_caution_money')) * 100, 1);
    expect(dig(row, 'update_time')).toMatch(/^\d+\.\d+$/);
    expect(await refusalOf(server, 'POST /lever/close', { id: String(dig(row, 'id')) })).toBeUndefined();
  });

  test('an identity comes before an order', async () => {
    await server.signIn('new@tandem.test');
    const order = { currency_id: '1', legal_id: '3', type: '1', share: '1', multiple: '20', status: '1' };
    expect((await server.ask('POST /lever/submit', order)).body).toMatchObject({ type: '998' });
    await server.signIn('demo@tandem.test');
  });

  test('the first step of an identity has no pictures', async () => {
    await server.signIn('new@tandem.test');
    const wish = { real_type: '1', name: 'Nico Example', card_id: 'X1234567' };
    expect(await refusalOf(server, 'POST /user/real', wish)).toBeUndefined();
    expect(await refusalOf(server, 'POST /user/real', wish)).toBeDefined();
    expect((await server.ask('POST /user/real_name', wish)).body).toMatchObject({ type: 'error' });
    await server.signIn('demo@tandem.test');
  });

  test('a saved address needs no network, and none is ever deleted', async () => {
    const wish = { currency: '3', address: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC' };
    expect(await refusalOf(server, 'POST /user/wallet/save', wish)).toBeUndefined();
    const row = dig((await server.ask('GET /user/wallet/list')).body, 'message', 'data', 0);
    expect(row).toMatchObject({ type: 'trc20', logo: '' });
    expect(await refusalOf(server, 'POST /wallet/deladdress', { address_id: String(dig(row, 'id')) })).toBeDefined();
  });

  test('a card needs no more than a name, and one of another language has no labels', async () => {
    expect(await refusalOf(server, 'POST /user/cash_save', { real_name: 'Dana Example' })).toBeUndefined();
    expect((await server.ask('POST /user/cash_info_international', { lang: 'ru' })).status).toBe(500);
    expect((await server.ask('POST /user/cash_info_international', { lang: 'th' })).status).toBe(200);
  });

  test('messages come oldest first and without a mark', async () => {
    const { control } = server.world.engine;
    await control.publish({ kind: 'message', title: 'First', html: '<p>1</p>', to: 'everybody' });
    await control.publish({ kind: 'message', title: 'Second', html: '<p>2</p>', to: 'everybody' });
    const { body } = await server.ask('GET /mailMessage/getList');
    expect(dig(body, 'message', 0, 'title')).toBe('First');
    expect(dig(body, 'message', 0)).not.toHaveProperty('issee');
    expect((await server.ask('GET /mailMessage/getCount')).body).toEqual({ type: 'ok', message: 2 });
  });

  test('what names no lost part loses all of a stake', async () => {
    const { body } = await server.ask('GET /microtrade/seconds');
    expect([dig(body, 'message', 0, 'loss_ratio'), dig(body, 'message', 5, 'loss_ratio')]).toEqual(['100.00', '50.00']);
  });

  test('a request may be JSON', async () => {
    const response = await fetch(`${server.origin}/api/user/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ user_string: 'lv2@tandem.test', password: 'wrong' }),
    });
    expect(await response.json()).toMatchObject({ type: 'error', message: 'There is no account with this name.' });
  });

  test('the running minute of what the house prices has times that are too large', async () => {
    const now = Math.floor(server.world.engine.now() / 1000);
    const minutes = { symbol: 'EUR/USD', from: String(now - 600), to: String(now), period: '1min' };
    const candles = async (fields: Record<string, string>): Promise<readonly { id: number; time: number }[]> =>
      dig((await server.visit('GET /currency/new_timeshar', fields)).body, 'data') as readonly {
        id: number;
        time: number;
      }[];
    const rows = await candles(minutes);
    expect(rows.at(-2)?.time).toBe(Number(rows.at(-2)?.id) * 1000);
    expect(rows.at(-1)?.time).toBe(Number(rows.at(-2)?.time) * 1000 + 60_000_000);
    expect(rows.at(-1)?.id).toBe(Number(rows.at(-2)?.time) + 60_000);
    expect((await candles({ ...minutes, symbol: 'BTC/USDT' })).at(-1)?.time).toBeLessThan(now * 1000 + 1);
    const pair = (await pairsOf(server, 'USD')).find(({ currency_name: name }) => name === 'EUR');
    expect(pair).toMatchObject({ market_from: 1 });
    // Of the feed 500 come at most, whatever is asked for; of the house the whole window.
    const tenHours = { ...minutes, from: String(now - 36_000) };
    expect((await candles(tenHours)).length).toBeGreaterThan(590);
    expect(await candles({ ...tenHours, symbol: 'BTC/USDT' })).toHaveLength(500);
  });
});
