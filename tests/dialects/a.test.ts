import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { startDialect, type AskedServer } from './asking.ts';
import { ether, keptPicture, matchOf, pairsOf, refusalOf } from './questions.ts';

describe('dialect a', () => {
  let server: AskedServer;
  beforeAll(async () => {
    server = await startDialect('a');
    await server.signIn('demo@tandem.test');
  });
  afterAll(() => server.close());

  test('the site tells three things, and no switch', async () => {
    const { body } = await server.visit('GET /getSiteConfig');
    expect(Object.keys(dig(body, 'message') as object).toSorted()).toEqual(['site_logo', 'site_name', 'support_url']);
    const setting = await server.visit('GET /getSetting', { keyword: 'cashb_balance_type' });
    expect(setting.body).toEqual({ type: 'ok', message: null });
    expect((await server.visit('GET /getSetting')).body).toEqual({ type: 'error', message: 'error' });
  });

  test('a profile has neither figures nor a mark of the payment password', async () => {
    const { body } = await server.ask('GET /user/info');
    expect(dig(body, 'message')).toMatchObject({ usdt: '', usdt_mic: '', caution_money: '', is_seller: 0 });
    expect(dig(body, 'message')).not.toHaveProperty('pay_password_isnull');
    expect(dig(body, 'message')).not.toHaveProperty('isPayPas');
  });

  test('texts of times are three hours behind UTC', async () => {
    expect(dig((await server.ask('GET /user/info')).body, 'message', 'create_date')).toBe('2026-01-05 09:00:00');
  });

  test('no preflight is answered, and answers may be read by all', async () => {
    const preflight = await server.visit('OPTIONS /user/info', {}, { Origin: 'https://elsewhere.example' });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([200, null]);
    expect((await server.visit('GET /getSiteConfig')).headers.get('access-control-allow-origin')).toBe('*');
  });

  test('wallets: totals as numbers, nothing in fiat', async () => {
    const { body } = await server.ask('POST /wallet/list');
    expect(dig(body, 'message', 'legal_wallet')).toMatchObject({ usdt_totle: 10_000, totle: 0, CNY: '' });
    expect(dig(body, 'message', 'is_open_CTbi')).toBe('1');
    const lever = dig(body, 'message', 'lever_wallet', 'balance') as readonly { is_charge: boolean }[];
    expect(lever.some((row) => row.is_charge)).toBe(false);
  });

  test('a withdrawal is paid from the options account, without a payment password', async () => {
    const terms = await server.ask('POST /wallet/get_info', { currency: '3' });
    expect(dig(terms.body, 'message', 'change_balance')).toBe('10000.00000000');
    expect(dig(terms.body, 'message')).not.toHaveProperty('ratetype');
    const rate = String(dig(terms.body, 'message', 'rate'));
    const wish = { currency: '3', number: '200', rate, type: '0', address: ether };
    expect((await server.ask('POST /wallet/out', wish)).body).toMatchObject({ type: 'ok' });
    const left = await server.ask('POST /wallet/get_info', { currency: '3' });
    expect(dig(left.body, 'message', 'change_balance')).toBe('9800.00000000');
    const rows = await server.ask('GET /user/withdraw/list');
    expect(Object.keys(dig(rows.body, 'message', 'data', 0) as object).toSorted()).toEqual([
      'create_time',
      'id',
      'name',
      'notes',
      'number',
      'status',
      'status_text',
    ]);
  });

  test('a deposit names a payment channel, needs no voucher, and leads to a page', async () => {
    const channel = String(dig((await server.visit('GET /paymentslist')).body, 'message', 'list', 0, 'id'));
    const deposit = { currency: '3', amount: '100' };
    const taken = await server.ask('POST /wallet/charge_req', { ...deposit, type: channel });
    expect(taken.body).toMatchObject({ type: 'ok', url: '' });
    expect(taken.headers.get('content-type')).toContain('text/html');
    expect((await server.ask('POST /wallet/charge_req', { ...deposit, type: '0' })).status).toBe(500);
    expect((await server.ask('POST /wallet/charge_req', deposit)).status).toBe(500);
  });

  test('the address book asks for a picture and has no networks', async () => {
    const wish = { currency: '2', address: ether };
    expect(await refusalOf(server, 'POST /user/wallet/save', wish)).toBe('A field is missing or wrong.');
    const qrcode = await keptPicture(server);
    expect((await server.ask('POST /user/wallet/save', { ...wish, qrcode })).body).toMatchObject({ type: 'ok' });
    const row = dig((await server.ask('GET /user/wallet/list')).body, 'message', 'data', 0);
    expect(row).toMatchObject({ address: ether });
    for (const name of ['type', 'logo']) expect(row).not.toHaveProperty(name);
  });

  test('options: a loss takes the whole stake, and no list is filtered by pair', async () => {
    const lengths = dig((await server.ask('GET /microtrade/seconds')).body, 'message') as readonly object[];
    expect(lengths).toHaveLength(5);
    expect(lengths.some((row) => 'loss_ratio' in row)).toBe(false);
    const stake = { match_id: await matchOf(server, 'BTC'), currency_id: '3', type: '1', number: '10' };
    expect((await server.ask('POST /microtrade/submit', { ...stake, seconds: '600' })).body).toMatchObject({
      type: 'error',
    });
    expect((await server.ask('POST /microtrade/submit', { ...stake, seconds: '60' })).body).toMatchObject({
      type: 'ok',
    });
    const others = await server.ask('GET /microtrade/lists', { match_id: await matchOf(server, 'ETH') });
    expect(dig(others.body, 'message', 'total')).toBe(1);
  });

  test('a spot order is cancelled with PUT', async () => {
    const order = { currency_id: '1', legal_id: '3', type: '1', target_price: '20000', amount: '0.01' };
    expect((await server.ask('POST /coin/trade', order)).body).toEqual({ type: 'ok', message: '' });
    const [first] = dig((await server.ask('GET /coin/list')).body, 'message') as readonly { id: number }[];
    expect((await server.ask('PUT /coin/trade', { id: String(first?.id) })).body).toMatchObject({ type: 'ok' });
    expect(dig((await server.ask('GET /coin/list')).body, 'message', 0, 'status')).toBe(3);
  });

  test('quotations hold hidden pairs and are not in order', async () => {
    const pairs = await pairsOf(server, 'USDT');
    expect(pairs.filter(({ is_display: shown }) => shown === 0)).toHaveLength(1);
    const sorts = pairs.map(({ sort }) => Number(sort));
    expect(sorts).not.toEqual(sorts.toSorted((left, right) => left - right));
    expect(pairs.at(-1)).toMatchObject({ market_from: 2, change: expect.stringMatching(/^[+-]/) as string });
    expect(pairs.at(-1)).not.toHaveProperty('price_step');
  });

  test('candles of a feed do not keep to the window', async () => {
    const window = { symbol: 'BTC/USDT', period: '1min', from: '1767600000', to: '1767600060' };
    const { body } = await server.visit('POST /currency/new_timeshar', window);
    expect(dig(body, 'code')).toBe(1);
    expect(dig(body, 'data')).toHaveLength(500);
    expect(dig(body, 'data', 0)).toMatchObject({ period: '1min', 'base-currency': 'BTC', 'quote-currency': 'USDT' });
    const unknown = await server.visit('GET /currency/new_timeshar', { ...window, symbol: 'NO/ONE' });
    expect(unknown.body).toMatchObject({ code: -1, data: null });
    expect((await server.visit('GET /currency/new_timeshar', { symbol: 'BTC/USDT' })).body).toMatchObject({ code: -1 });
  });

  test('dual investment asks for coin and kind', async () => {
    const without = await server.ask('GET /dual/index', { type: 'call' });
    expect(without.body).toEqual({ type: 'ok', message: { dual_currencys: [] } });
    const both = await server.ask('GET /dual/index', { type: 'call', currency_id: '1' });
    expect(dig(both.body, 'message', 'dual_currencys', 0, 'type')).toBe('call');
  });

  test('no identity is required before an order', async () => {
    await server.signIn('new@tandem.test');
    const order = { currency_id: '1', legal_id: '3', type: '1', share: '1', multiple: '10', status: '1' };
    expect((await server.ask('POST /lever/submit', order)).body).toMatchObject({ type: 'error' });
    await server.signIn('demo@tandem.test');
  });

  test('messages of the station', async () => {
    await server.world.engine.control.publish({ kind: 'message', title: 'Hello', html: '<p>Hi</p>', to: 'everybody' });
    const list = await server.ask('POST /faqs');
    expect(dig(list.body, 'message', 0)).toMatchObject({ title: 'Hello', mark: 1, readtime: '' });
    expect((await server.ask('POST /faqsqa')).body).toMatchObject({ message: { title: 'Hello' } });
  });
});
