import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { sampleJpeg } from '../support/sample-pictures.ts';
import { startDialect, type AskedServer } from './asking.ts';
import {
  ForeignClient,
  heardBy,
  missingIn,
  namedBitcoin,
  servers,
  type Heard,
  type Outcome,
  type ServerName,
} from './foreign-client.ts';
import { keptPicture, tron } from './questions.ts';

/** Too many for any page. */
const many = { page: '1', limit: '9999' };
const pair = { currency_id: '1', legal_id: '3' };

describe.each(servers)('clients of other servers before %s', (name) => {
  let server: AskedServer;
  let client: ForeignClient;
  beforeAll(async () => {
    server = await startDialect(name);
    client = new ForeignClient(server);
    await server.signIn('demo@tandem.test');
  });
  afterAll(() => server.close());

  /** `used`, but for the servers that are named: each has its number among the switches of `docs/dialects.md`. */
  const but = (others: Partial<Record<ServerName, Outcome>>): Outcome => others[name] ?? 'used';
  const lacks: ForeignClient['lacks'] = (...call) => client.lacks(...call);
  const tries = (operation: string, fields?: Record<string, string>): Promise<Outcome> =>
    client.outcome(operation, fields);

  const openBothWays = async (): Promise<void> => {
    const order = { ...pair, share: '1', multiple: '5', status: '1', target_price: '999', password: '' };
    for (const type of ['1', '2']) expect(await tries('POST /lever/submit', { ...order, type })).toBe('used');
  };

  test('W14 launch: site, settings, news, menu and messages', async () => {
    expect(await lacks('GET /getSiteConfig', {}, { site_name: 'text', site_logo: 'text' })).toEqual([]);
    for (const keyword of ['game_url', 'ExRate']) expect(await tries('GET /getSetting', { keyword })).toBe('used');
    const news = { list: 'list', 'version.value': 'list' } as const;
    expect(await lacks('POST /news/list', { c_id: '5', ...many }, news)).toEqual([]);
    expect(await tries('GET /news/index_pop')).toBe('used');
    expect(await lacks('GET /menu', {}, { '0.title': 'text', '0.url': 'text', '0.open_type': 'text' })).toEqual([]);
    // Switch 53: what is lacking here has another path there.
    expect(await tries('GET /getMailMessageCount')).toBe(name === 'standard' ? 'used' : 'broken');
    expect(await tries('GET /mailMessage/getList')).toBe(but({ a: 'broken' }));
    for (const lacking of ['GET /microtrade/nums', 'POST /user/cash_info_other', 'POST /user/cash_save_other'])
      expect(await tries(lacking)).toBe('broken');
  });

  test('market: the first block, its pairs and candles of the windows that charts ask for', async () => {
    const { message } = await client.send('GET /currency/quotation_new');
    const row = {
      currency_name: 'text',
      legal_name: 'text',
      now_price: 'figure',
      change: 'figure',
      id: 'number',
    } as const;
    const block = dig(message, 0, 'quotation');
    // Switch 32: one server has an empty block among them.
    if (name === 'd') expect(dig(message, 1, 'quotation')).toEqual([]);
    expect(missingIn(dig(block, 0), { ...row, change: 'text' })).toEqual([]);
    const now = Math.floor(server.world.engine.now() / 1000);
    for (const [period, days] of [
      ['1min', 1],
      ['60min', 30],
      ['1D', 360],
    ] as const) {
      const window = { symbol: 'BTC/USDT', period, from: String(now - days * 86_400), to: String(now) };
      const candle = {
        time: 'number',
        open: 'figure',
        high: 'figure',
        low: 'figure',
        close: 'figure',
        volume: 'figure',
      } as const;
      const { outcome, message: candles } = await client.send('GET /currency/new_timeshar', window);
      expect([outcome, missingIn(dig(candles, 0), candle)]).toEqual(['used', []]);
    }
  });

  test('spot: the amount of a buy is sent as coins, and nothing is cancelled', async () => {
    // Switch 3: one server takes it for money, and answers all the same.
    const ether = { currency_id: '2', legal_id: '3' };
    const order = { ...ether, type: '1', target_price: '1000', amount: '10' };
    expect(await client.send('POST /coin/trade', order)).toEqual({ outcome: 'used', message: '' });
    const { message } = await client.send('GET /coin/list', { ...ether, ...many });
    const rows = Array.isArray(message) ? message : dig(message, 'data');
    const columns = { id: 'number', target_price: 'figure', trade_amount: 'figure', status: 'number' } as const;
    expect(missingIn(dig(rows, 0), columns)).toEqual([]);
  });

  test('contracts: terms, an order with a price that means nothing, levels and an end', async () => {
    const terms = {
      'multiple.muit.0.value': 'text',
      'multiple.share': 'list',
      user_lever: 'figure',
      'lever_share_limit.min': 'number',
    } as const;
    expect(await lacks('POST /lever/deal', pair, terms)).toEqual([]);
    await openBothWays();
    const sums = {
      hazard_rate: 'figure',
      'order.data.0.profits': 'figure',
      'order.data.0.origin_caution_money': 'figure',
    } as const;
    expect(await lacks('POST /lever/dealall', { ...pair, ...many }, sums)).toEqual([]);
    const own = { 'rate_profits_total.profits_total': 'figure', 'message.data.0.id': 'number' } as const;
    expect(await lacks('POST /lever/my_trade', many, own)).toEqual([]);
    const { message } = await client.send('POST /lever/my_trade', many);
    const id = String(dig(message, 'message', 'data', 0, 'id'));
    const levels = { target_profit_price: '1', stop_loss_price: '900000' };
    expect(await tries('POST /lever/setstop', { id, ...levels })).toBe('used');
  });

  test('events: prices by the names of a pair, and personal ones for the number of a person', async () => {
    // Nothing personal is told of who has no position, as when this test is run alone.
    if ((await lacks('POST /lever/my_trade', many, { 'message.data.0.id': 'number' })).length > 0) await openBothWays();
    const isPersonal = ({ name: event }: Heard): boolean => event === 'lever_trade';
    const heard = await heardBy(server, (all) => {
      const quotes = namedBitcoin(all, 'daymarket').length;
      return namedBitcoin(all, 'kline').length > 0 && quotes > 1 && (name === 'standard' || all.some(isPersonal));
    });
    expect(namedBitcoin(heard, 'kline').some((candle) => dig(candle, 'period') === '1min')).toBe(true);
    const quote = { legal_name: 'text', now_price: 'figure', change: 'figure', volume: 'figure' } as const;
    expect(missingIn(namedBitcoin(heard, 'daymarket')[0], quote)).toEqual([]);
    // A number is no proof: the specification's own server asks for the token as well.
    expect(heard.some(isPersonal)).toBe(name !== 'standard');
    const own = dig((await client.send('POST /lever/my_trade')).message, 'message', 'data');
    const id = String(dig(own, 0, 'id'));
    // Switch 5: the margins of d are so small that one position does not stand without the other.
    if (name !== 'd') expect(await tries('POST /lever/close', { id })).toBe('used');
    expect(await tries('POST /lever/batch_close', { type: '0' })).toBe('used');
    server.world.clock.pass(10_000);
  });

  test('W13 options: a stake, its list with texts of nothing, and the result after the countdown', async () => {
    const { message: currencies } = await client.send('GET /microtrade/payable_currencies');
    const usdt = (currencies as readonly { id: number }[]).find(({ id }) => id === 3);
    expect(missingIn(usdt, { 'user_wallet.micro_with_insurance': 'figure', micro_numbers: 'list' })).toEqual([]);
    expect(await lacks('GET /microtrade/seconds', {}, { '0.seconds': 'number', '0.profit_ratio': 'figure' })).toEqual(
      [],
    );
    const stake = { match_id: '1001', currency_id: '3', type: '1', seconds: '60', number: '10', isreal: '0' };
    const placed = await client.send('POST /microtrade/submit', stake);
    expect([placed.outcome, missingIn(placed.message, { id: 'number', seconds: 'number' })]).toEqual(['used', []]);
    // Switch 7: one server refuses the next one within a success.
    expect(await tries('POST /microtrade/submit', stake)).toBe(but({ standard: 'toast', a: 'toast', b: 'toast' }));
    const open = { match_id: 'null', status: '1', currency_id: 'undefined', page: '1', limit: '5' };
    expect(await lacks('GET /microtrade/lists', open, { 'data.0.remain_milli_seconds': 'number' })).toEqual([]);
    server.world.clock.pass(62_000);
    const result = { status: 'number', fact_profits: 'figure', end_price: 'figure', complete_at: 'text' } as const;
    const id = String(dig(placed.message, 'id'));
    expect(await lacks('GET /microtrade/get_result', { id }, result)).toEqual([]);
  });

  test('W13 W14 wallets: balances, addresses, bills and transfers', async () => {
    const lists = {
      'change_wallet.balance.0.change_balance': 'figure',
      'change_wallet.usdt_totle': 'figure',
      ExRate: 'figure',
    } as const;
    expect(await lacks('POST /wallet/list', { currency_name: '' }, lists)).toEqual([]);
    const usdt = { currency: '3', type: 'change', isreal: '0' };
    expect(await lacks('POST /wallet/detail', usdt, { change_balance: 'figure', usdt_price: 'figure' })).toEqual([]);
    expect(await lacks('POST /wallet/get_in_address', { currency: '3', user_id: '1' }, { trc20: 'text' })).toEqual([]);
    expect((await client.send('POST /wallet/get_in_address', { currency: '1' })).message).toMatch(/./);
    expect(
      await lacks('POST /wallet/legal_log', { currency: '0', ...many }, { list: 'list', count: 'number' }),
    ).toEqual([]);
    expect(await lacks('GET /wallet/hzhistory', many, { data: 'list', last_page: 'number' })).toEqual([]);
    expect(await lacks('GET /currency/user_currency_list', {}, { '0.is_match': 'number' })).toEqual([]);
    const move = { currency_id: '3', number: '10', from_field: 'legal', to_field: 'change' };
    expect(await tries('POST /wallet/change', move)).toBe('used');
    const swap = { from_currency_id: '3', to_currency_id: '1' };
    expect(await lacks('POST /user/getTransferList', {}, { transfer: 'list', wallet: 'list' })).toEqual([]);
    expect(await lacks('POST /user/getTransferFee', swap, { form_price: 'figure', to_price: 'figure' })).toEqual([]);
    // Switch 73: no row of the coin.
    expect(await tries('POST /user/Transfer', { ...swap, number: '10' })).toBe(but({ c: 'toast' }));
  });

  test('W13 deposits and withdrawals without a network', async () => {
    const voucher = await keptPicture(server);
    const deposit = { currency: '3', amount: '100', account: voucher, type: '0' };
    // Switch 27: 0 is no channel.
    expect(await tries('POST /wallet/charge_req', deposit)).toBe(but({ a: 'broken' }));
    expect(await lacks('GET /recharge/log', many, { data: 'list', total: 'number' })).toEqual([]);
    const { message: terms } = await client.send('POST /wallet/get_info', { currency: '3' });
    expect(missingIn(terms, { rate: 'figure', min_number: 'figure', change_balance: 'figure' })).toEqual([]);
    const wish = { currency: '3', number: '1500', rate: String(dig(terms, 'rate')), type: '0', address: tron };
    // Switch 17, `tk_radio`: asked for by all but a. Switch 15: d wants a saved address. Switch 16: c wants the net.
    const bare = but({ standard: 'toast', b: 'toast', c: 'toast', d: 'toast' });
    expect(await tries('POST /wallet/out', wish)).toBe(bare);
    server.world.clock.pass(5000);
    const proven = { ...wish, pay_password: 'demo5678' };
    expect(await tries('POST /wallet/out', proven)).toBe(but({ c: 'toast', d: 'toast' }));
    const rows = { data: 'list', total: 'number' } as const;
    expect(await lacks('GET /user/withdraw/list', many, rows)).toEqual([]);
  });

  test('W13 payees: a card without lines of our own, an address with a picture and no network', async () => {
    const card = {
      real_name: 'Ann Example',
      bank_name: 'Demo Bank',
      bank_dizhi: 'Exampleland',
      bank_account: '000111222',
    };
    expect(await tries('POST /user/cash_save', card)).toBe('used');
    expect((await client.send('POST /user/cash_info')).message).toMatchObject(card);
    const address = { currency: '3', address: tron, name: 'USDT', qrcode: await keptPicture(server) };
    // Switch 52.
    expect(await tries('POST /user/wallet/save', address)).toBe(but({ c: 'toast', d: 'toast' }));
    expect(await lacks('GET /user/wallet/list', many, { data: 'list' })).toEqual([]);
  });

  test('products: lock mining, new tokens, dual investment, copying and artworks', async () => {
    // Switch 45.
    expect(await tries('GET /lh/deposit/config')).toBe(but({ c: 'toast' }));
    expect(await tries('POST /lh/deposit', { config_id: '1', amount: '200' })).toBe('used');
    const locked = { 'order_list.0.id': 'number', 'order_list.0.cancel_fee': 'number' } as const;
    expect(await lacks('GET /lh/deposit/order', many, locked)).toEqual([]);
    expect(await lacks('GET /project', many, { 'list.0.time_status': 'number' })).toEqual([]);
    expect(await lacks('GET /project/detail', { project_id: '2' }, { 'info.price': 'figure' })).toEqual([]);
    const tokens = { project_id: '2', amount: '40', pay_currency: 'USDT', price: '10' };
    expect(await tries('POST /project/order', tokens)).toBe('used');
    const { message: orders } = await client.send('GET /user/project/order', many);
    // Switch 40: without a status there are none on one server.
    expect(dig(orders, 'data')).toHaveLength(name === 'c' ? 0 : 1);
    const { message: offer } = await client.send('GET /dual/index', { currency_id: '1', type: 'put' });
    // Switch 47: another product under these paths.
    expect(dig(offer, 'dual_currencys', 0, 'rate') === undefined).toBe(name === 'c');
    expect(await tries('POST /dual/dual_list', many)).toBe(but({ c: 'broken' }));
    expect(await lacks('GET /follow/index', {}, { data: 'list' })).toEqual([]);
    const art = { '0.code': 'text', '0.price': 'figure', '0.pay_type': 'text', '0.author_name': 'text' } as const;
    expect(await lacks('GET /bind_box/getBoxList', many, art)).toEqual([]);
  });

  test('pictures: the answer survives a client that takes the blanks out of it and decodes it', async () => {
    const { text } = await server.upload(Uint8Array.from(sampleJpeg));
    const kept = JSON.parse(decodeURIComponent(text.replaceAll(/\s/g, ''))) as { type: string; message: string };
    expect(kept).toMatchObject({ type: 'ok', message: expect.stringMatching(/^\/.+\.jpg$/) as string });
    if (name !== 'd') return;
    // Switch 26: a page that such a client cannot parse.
    expect((await server.upload(new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(302);
  });

  test('W13 access: a newcomer, two pairs of names for a reset, an identity in two steps', async () => {
    const person = { user_string: 'foreign@tandem.test', password: 'secret12', re_password: 'secret12' };
    const code = { ...person, scene: 'register', email_code: '246810', code: '246810' };
    expect(await tries('POST /sms_mail', { user_string: person.user_string, scene: 'register' })).toBe('used');
    // Switch 21: one server never finds the code there.
    expect(await tries('POST /user/check_email', code)).toBe(but({ d: 'toast' }));
    const area = { area_code_id: '', area_code: '', extension_code: '', type: 'email' };
    expect(await tries('POST /user/register', { ...code, ...area })).toBe('used');
    await tries('POST /sms_mail', { user_string: person.user_string, type: 'forget' });
    const again = { code: '246810', password: 'other words' };
    const byAccount = { ...again, account: person.user_string, repassword: again.password };
    const byName = { ...again, user_string: person.user_string, re_password: again.password };
    // Switch 20.
    expect(await tries('POST /user/forget', byAccount)).toBe(but({ c: 'toast', d: 'toast' }));
    await tries('POST /sms_mail', { user_string: person.user_string, type: 'forget' });
    expect(await tries('POST /user/forget', byName)).toBe(but({ a: 'toast', b: 'toast', d: 'toast' }));
    await server.signIn(person.user_string, name === 'd' ? person.password : again.password);
    const profile = {
      id: 'number',
      nickname: 'text',
      extension_code: 'text',
      'change_wallet.balance': 'list',
    } as const;
    expect(await lacks('GET /user/info', {}, profile)).toEqual([]);
    const identity = { real_type: '1', id_type: '0', name: 'Fay Example', card_id: 'X7654321', phoneNumber: '' };
    // Switch 24, and the specification's own server: pictures belong to the first step.
    expect(await tries('POST /user/real', identity)).toBe(but({ standard: 'toast', d: 'toast' }));
    expect(await lacks('GET /real/state', {}, { review_status: 'number' })).toEqual([]);
  });
});
