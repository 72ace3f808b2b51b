import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { startDialect, type AskedServer } from './asking.ts';
import { keptPicture, matchOf, pairsOf, refusalOf, tron } from './questions.ts';

const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

describe('dialect d', () => {
  let server: AskedServer;
  beforeAll(async () => {
    server = await startDialect('d');
    await server.signIn('demo@tandem.test');
  });
  afterAll(() => server.close());

  test('the site names the accounts, the setting holds their number', async () => {
    const site = dig((await server.visit('GET /getSiteConfig')).body, 'message');
    expect(site).toMatchObject({ cashb_balance_type: 'change_balance', charge_balance_type: 'change_balance' });
    const setting = await server.visit('GET /getSetting', { keyword: 'cashb_balance_type' });
    expect(dig(setting.body, 'message', 'value')).toBe('2');
  });

  test('listed origins may send cookies, others read nothing', async () => {
    const listed = await server.visit('GET /getSiteConfig', {}, { Origin: 'https://app.tandem.test' });
    expect(listed.headers.get('access-control-allow-credentials')).toBe('true');
    const other = await server.visit('GET /getSiteConfig', {}, { Origin: 'https://elsewhere.example' });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('some characters are forbidden on signed-in calls, and lists break them', async () => {
    const text = 'PARAMETER CONTAINS FORBIDDEN CODE!';
    expect(await refusalOf(server, 'POST /user/editNickname', { nickname: 'a & b' })).toBe(text);
    expect((await server.ask('POST /user/cash_save_international', { 'data[0]': 'x' })).status).toBe(500);
    const open = await server.visit('POST /user/login', { user_string: 'a&b', password: 'x$y' });
    expect(dig(open.body, 'message')).not.toBe(text);
  });

  test('profile, wallets and bills in the words of this server', async () => {
    expect(dig((await server.ask('GET /user/info')).body, 'message')).toMatchObject({
      pay_password_isnull: 'neqnull',
      seconds: null,
    });
    const wallets = dig((await server.ask('POST /wallet/list')).body, 'message');
    expect(dig(wallets, 'profits')).toEqual({ today_profit: '0.00', all_profit: '0.00', profit_margin: '0.00' });
    const options = dig(wallets, 'micro_wallet', 'balance') as readonly { is_micro: number }[];
    expect(options.every((row) => row.is_micro === 1)).toBe(true);
    const detail = await server.ask('POST /wallet/detail', { currency: '3', type: 'change' });
    expect(dig(detail.body, 'message')).toMatchObject({ profit_or_loss: '0.0000', coin_trade_fee: '' });
    expect(dig((await server.ask('POST /wallet/get_info', { currency: '3' })).body, 'message')).toMatchObject({
      ratetype: 0,
      micro_balance: '10000.00000000',
    });
  });

  test('a withdrawal goes to a saved address, and the house counts the fee', async () => {
    const wish = { currency: '3', number: '200', type: '0', rate: '0', pay_password: 'demo5678' };
    expect(await refusalOf(server, 'POST /wallet/out', { ...wish, address: tron })).toBe('There is no such address.');
    const saved = { currency: '3', address: tron, type: 'TRC20' };
    expect(await refusalOf(server, 'POST /user/wallet/save', { ...saved, type: '' })).toBeDefined();
    expect(await refusalOf(server, 'POST /user/wallet/save', saved)).toBeUndefined();
    const id = String(dig((await server.ask('GET /user/wallet/list')).body, 'message', 'data', 0, 'id'));
    const sent = { ...wish, users_wallet_withdraw_id: id };
    expect(await refusalOf(server, 'POST /wallet/out', sent)).toBeUndefined();
    const balance = await server.ask('POST /wallet/get_info', { currency: '3' });
    expect(dig(balance.body, 'message', 'change_balance')).toBe('59800.00000000');
    expect(await refusalOf(server, 'POST /user/del/wallet', { id })).toBeUndefined();
    const left = dig((await server.ask('GET /user/wallet/list')).body, 'message', 'data', 0);
    expect(left).toMatchObject({ isdelete: 1, delete_time: expect.stringMatching(/^2026-/) as string });
  });

  test('switch 15: a saved row of another currency is refused after everything else, as no fact of the server', async () => {
    const ofBtc = { currency: '1', address: bitcoin, type: 'BTC' };
    expect(await refusalOf(server, 'POST /user/wallet/save', ofBtc)).toBeUndefined();
    const rows = dig((await server.ask('GET /user/wallet/list')).body, 'message', 'data') as readonly Readonly<
      Record<string, unknown>
    >[];
    const id = String(rows.find((row) => row['address'] === bitcoin)?.['id']);
    const wish = { currency: '3', type: '0', users_wallet_withdraw_id: id, pay_password: 'demo5678', number: '200' };
    const refusal = (changed: object): Promise<unknown> =>
      refusalOf(server, 'POST /wallet/out', { ...wish, ...changed });
    const all = [
      await refusal({ number: '-1', pay_password: 'wrong' }),
      await refusal({ pay_password: 'wrong words' }),
      await refusal({ number: '1' }),
      await refusal({ number: '100000' }),
      await refusal({}),
    ];
    expect(all).toEqual([
      'The amount must be more than zero.',
      'The payment password is wrong.',
      'At least 100 USDT can be withdrawn.',
      expect.stringContaining('balance'),
      'A field is missing or wrong.',
    ]);
  });

  test('pictures: two mebibytes at most, below a folder of their day', async () => {
    const address = await keptPicture(server);
    expect(address).toMatch(/^\/storage\/upload\/20260105\/[0-9a-f]+\.jpg$/);
    expect((await fetch(`${server.origin}${address}`)).headers.get('content-type')).toBe('image/jpeg');
    const large = new Uint8Array(2 * 1024 * 1024 + 1);
    const refused = await server.upload(large, { Accept: 'application/json' });
    expect([refused.status, dig(refused.body, 'errors', 'file', 0)]).toEqual([422, expect.stringContaining('2048')]);
    expect((await server.upload(large)).status).toBe(302);
  });

  test('W14 a picture is told back by the path that its upload was answered with', async () => {
    const address = await keptPicture(server);
    server.world.clock.pass(3 * 24 * 3_600_000);
    await server.signIn('demo@tandem.test');
    expect(await refusalOf(server, 'POST /user/uploadHeadPortrait', { head_portrait: address })).toBeUndefined();
    expect(dig((await server.ask('GET /user/info')).body, 'message', 'head_portrait')).toBe(address);
    const saved = { currency: '3', address: tron, type: 'TRC20', qrcode: address };
    expect(await refusalOf(server, 'POST /user/wallet/save', saved)).toBeUndefined();
    expect((await server.ask('GET /user/wallet/list')).text).toContain(JSON.stringify(address));
  });

  test('an identity is one step with its pictures', async () => {
    await server.signIn('new@tandem.test');
    const front = await keptPicture(server);
    const wish = { real_type: '1', name: 'Nico Example', card_id: 'X1234567' };
    expect(await refusalOf(server, 'POST /user/real', wish)).toBe('A field is missing or wrong.');
    const whole = { ...wish, front_pic: front, reverse_pic: front };
    expect(await refusalOf(server, 'POST /user/real', whole)).toBeUndefined();
    expect(await refusalOf(server, 'POST /user/real', { ...whole, real_type: '2' })).toBeDefined();
    await server.signIn('demo@tandem.test');
  });

  test('a code is proven at registration alone, where the first payment password is set', async () => {
    const mail = { user_string: 'fresh@tandem.test' };
    expect((await server.visit('POST /sms_mail', mail)).body).toMatchObject({ type: 'ok' });
    expect(dig((await server.visit('POST /sms_mail', mail)).body, 'message')).toMatch(/\d+/);
    const checked = await server.visit('POST /user/check_email', { email_code: '246810' });
    expect(checked.body).toMatchObject({ type: 'error' });
    const password = { password: 'long enough', re_password: 'long enough' };
    const wish = { ...mail, ...password, type: 'email', pay_password: 'pay words' };
    expect((await server.visit('POST /user/register', { ...wish, code: '000000' })).body).toMatchObject({
      type: 'error',
    });
    expect((await server.visit('POST /user/register', { ...wish, code: '246810' })).body).toMatchObject({ type: 'ok' });
    await server.signIn('fresh@tandem.test', 'long enough');
    expect(dig((await server.ask('GET /user/info')).body, 'message', 'pay_password_isnull')).toBe('neqnull');
    const other = { password: 'other words', re_password: 'other words' };
    expect(await refusalOf(server, 'POST /safe/update_password', { ...other, oldpassword: 'no words' })).toBeDefined();
    expect(
      await refusalOf(server, 'POST /safe/update_password', { ...other, oldpassword: 'pay words' }),
    ).toBeUndefined();
    await server.signIn('demo@tandem.test');
  });

  test('a reset needs the old password', async () => {
    const change = { account: 'lv1@tandem.test', password: 'another one', repassword: 'another one' };
    expect((await server.visit('POST /user/forget', change)).body).toMatchObject({ type: 'error' });
    const wrong = await server.visit('POST /user/forget', { ...change, oldpassword: 'not this one' });
    expect(wrong.body).toMatchObject({ type: 'error' });
    const right = await server.visit('POST /user/forget', { ...change, oldpassword: 'demo1234' });
    expect(right.body).toMatchObject({ type: 'ok' });
  });

  test('the repetition of an option looks like a success', async () => {
    const stake = { match_id: await matchOf(server, 'BTC'), currency_id: '3', type: '1', seconds: '60', number: '10' };
    expect(dig((await server.ask('POST /microtrade/submit', stake)).body, 'message', 'id')).toBeDefined();
    expect((await server.ask('POST /microtrade/submit', stake)).body).toMatchObject({
      type: 'ok',
      message: { ok: false, data: 'Please do not repeat the operation.' },
    });
  });

  test('a margin is a part of the bare number, and its order has other times', async () => {
    const order = { currency_id: '1', legal_id: '3', type: '1', share: '1', multiple: '20', status: '1' };
    expect(await refusalOf(server, 'POST /lever/submit', { ...order, share: '100000' })).toMatch(/\d,\d{3}\.\d{3} /);
    expect(await refusalOf(server, 'POST /lever/submit', order)).toBeUndefined();
    const { body } = await server.ask('POST /lever/my_trade');
    const row = dig(body, 'message', 'message', 'data', 0);
    expect(Number(dig(row, 'origin_caution_money'))).toBeCloseTo(Number(dig(row, 'number')) / 20, 8);
    expect(dig(row, 'update_time')).toMatch(/^\d{4}-\d{2}-\d{2} /);
    expect(dig(body, 'message', 'rate_profits_total', 'hazard_rate')).toMatch(/^-?\d+\.\d{8}$/);
  });

  test('spot orders come in pages and are cancelled with POST', async () => {
    const order = { currency_id: '1', legal_id: '3', type: '1', target_price: '20000', amount: '0.01' };
    expect(await refusalOf(server, 'POST /coin/trade', order)).toBeUndefined();
    const page = dig((await server.ask('GET /coin/list', { limit: '5' })).body, 'message');
    expect(page).toMatchObject({ current_page: 1, per_page: '5', total: 1 });
    const id = String(dig(page, 'data', 0, 'id'));
    expect(await refusalOf(server, 'POST /coin/canceltrade', { id })).toBeUndefined();
  });

  test('of more than a hundred spot orders none is lost', async () => {
    const order = { currency_id: '1', legal_id: '3', type: '1', target_price: '20000', amount: '0.001' };
    for (let count = 0; count < 101; count += 1)
      expect(await refusalOf(server, 'POST /coin/trade', order)).toBeUndefined();
    const pending = { status: '1', limit: '100' };
    const page = dig((await server.ask('GET /coin/list', { ...pending, page: '2' })).body, 'message');
    expect(page).toMatchObject({ current_page: 2, last_page: 2, total: 101 });
    expect(dig(page, 'data')).toHaveLength(1);
  });

  test('quotations carry the day, without a plus and without zeros', async () => {
    const pairs = await pairsOf(server, 'USDT');
    expect(pairs.every(({ is_display: shown }) => shown === 1)).toBe(true);
    expect(pairs.some(({ change }) => String(change).startsWith('+'))).toBe(false);
    expect(pairs.some(({ now_price: price }) => /\.\d*0$/.test(String(price)))).toBe(false);
    expect(typeof pairs[0]?.['original_high']).toBe('number');
    const blocks = dig((await server.visit('GET /currency/quotation_new')).body, 'message');
    // The order is not told; clients that read the first block alone find pairs there.
    expect(dig(blocks, 0, 'quotation', 0, 'id')).toBeDefined();
    expect(dig(blocks, 1, 'quotation')).toEqual([]);
  });

  test('what no feed prices has no candles', async () => {
    const [pair] = await pairsOf(server, 'USD');
    const symbol = `${String(pair?.['currency_name'])}/USD`;
    const window = { symbol, period: '1min', from: '1767600000', to: '1767600060' };
    expect((await server.visit('GET /currency/new_timeshar', window)).status).toBe(500);
  });

  test('lock mining goes by the amount, and is never redeemed early', async () => {
    const all = dig((await server.visit('GET /lh/deposit/config')).body, 'message');
    const again = dig((await server.visit('GET /lh/deposit/config', { page: '2' })).body, 'message');
    expect(again).toEqual(all);
    expect(await refusalOf(server, 'POST /lh/deposit', { config_id: '999', amount: '200' })).toBeUndefined();
    const { body } = await server.ask('GET /lh/deposit/order');
    const row = dig(body, 'message', 'order_list', 0);
    expect(row).toMatchObject({ status: 1, lock_amount: '200.00000000' });
    expect(typeof dig(row, 'cancel_fee')).toBe('number');
    expect(await refusalOf(server, 'POST /lh/deposit/order/cancel', { id: String(dig(row, 'id')) })).toBe(
      'Insufficient locked balance',
    );
  });

  test('dual investment asks for the kind alone, and lists in pages', async () => {
    expect(dig((await server.ask('GET /dual/index')).body, 'message')).toEqual({ dual_currencys: [] });
    expect(
      dig((await server.ask('GET /dual/index', { type: 'put' })).body, 'message', 'dual_currencys', 0),
    ).toBeDefined();
    expect(dig((await server.ask('POST /dual/dual_list')).body, 'message', 'current_page')).toBe(1);
  });
});
