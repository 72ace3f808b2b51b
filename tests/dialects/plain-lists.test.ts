import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EnginePresenter } from '../../src/adapters/mock/presenter/engine-presenter.ts';
import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { startDialect, type AskedServer } from './asking.ts';
import { ether, keptPicture, matchOf, pairsOf, refusalOf, tron } from './questions.ts';

interface Row {
  readonly [name: string]: unknown;
}

describe.each(['a', 'b', 'c', 'd'] as const)('dialect %s, lists and prices as a plain client sees them', (name) => {
  let server: AskedServer;
  beforeAll(async () => {
    server = await startDialect(name);
    await server.signIn('demo@tandem.test');
  });
  afterAll(() => server.close());

  const messageOf = async (operation: string, fields: Readonly<Record<string, string>> = {}): Promise<unknown> =>
    dig((await server.ask(operation, fields)).body, 'message');

  test('the fiat rate is a number', async () => {
    expect(typeof dig(await messageOf('GET /wallet/getRateCurrency', { id: '3' }), 'rmb')).toBe('number');
  });

  test('the book of addresses tells the page as it was asked for', async () => {
    const qrcode = await keptPicture(server);
    for (const [currency, address, type] of [
      ['2', ether, 'eth'],
      ['3', tron, 'trc20'],
    ] as const)
      expect(await refusalOf(server, 'POST /user/wallet/save', { currency, address, type, qrcode })).toBeUndefined();
    const second = await messageOf('GET /user/wallet/list', { page: '2', limit: '1' });
    expect(second).toMatchObject({ page: '2', pages: 2, total: 2 });
    expect(dig(second, 'data', 0)).toMatchObject({ address: ether });
    if (name !== 'd') return;
    const newest = dig(await messageOf('GET /user/wallet/list'), 'data', 0, 'id');
    expect(await refusalOf(server, 'POST /user/del/wallet', { id: String(newest) })).toBeUndefined();
    const book = await messageOf('GET /user/wallet/list', { limit: '1' });
    expect(book).toMatchObject({ pages: 2, total: 2 });
    expect(dig(book, 'data')).toMatchObject([{ id: newest, isdelete: 1 }]);
  });

  test('news are told in the very language alone', async () => {
    const list = async (lang: string): Promise<number> =>
      (dig((await server.visit('POST /news/list', { lang })).body, 'message', 'list') as readonly unknown[]).length;
    expect(await list('en')).toBeGreaterThan(0);
    expect(await list('ru')).toBe(0);
    expect((await list('fra')) > 0).toBe(name === 'b' || name === 'd');
    expect((await list('xp')) > 0).toBe(name === 'c');
  });

  test('a window that ends before it begins is refused, and a and b price in five places', async () => {
    const window = { symbol: 'BTC/USDT', period: '1min', from: '1767600060', to: '1767600000' };
    expect((await server.visit('GET /currency/new_timeshar', window)).body).toMatchObject({ code: -1, data: null });
    const prices = (await pairsOf(server, 'USDT')).map((pair) => String(pair['now_price']));
    if (name === 'a' || name === 'b') expect(prices.every((price) => /\.\d{5}$/.test(price))).toBe(true);
    const unknown = { ...window, symbol: 'XX/YY', to: '1767600060' };
    const { body } = await server.visit('GET /currency/new_timeshar', unknown);
    expect(body).toMatchObject(name === 'c' ? { code: 1, data: [] } : { code: -1, data: null });
  });

  test('no column is told that only this backend has', async () => {
    const columnsOf = (row: unknown): readonly string[] => Object.keys(row ?? {});
    const rows = [
      dig(await messageOf('GET /project'), 'list', 0),
      dig(await messageOf('GET /project/detail', { project_id: '2' }), 'info'),
      dig(await messageOf('GET /bind_box/getBoxList'), 0),
      await messageOf('GET /bind_box/getBoxDetail', { id: '1' }),
      dig(await messageOf('GET /follow/index'), 'data', 0),
      await messageOf('GET /follow/traderDetail', { trader_user_id: '70004' }),
      await messageOf('GET /user/info'),
    ];
    expect(rows.every((row) => typeof row === 'object' && columnsOf(row).length > 1)).toBe(true);
    const own = ['start_at', 'end_at', 'bot_limit', 'margin_taken', 'chances', 'data_time', 'follow', 'country'];
    const found = rows.slice(2).flatMap((row) => columnsOf(row).filter((column) => own.includes(column)));
    expect(found).toEqual([]);
    for (const sale of rows.slice(0, 2)) expect(sale).not.toHaveProperty('start_time');
    if (name === 'c') return;
    const offered = await messageOf('GET /dual/index', { type: 'call', currency_id: '1' });
    expect(dig(offered, 'dual_currencys', 0, 'end_time')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(dig(offered, 'dual_currencys', 0)).not.toHaveProperty('end_at');
  });

  test.skipIf(name === 'a')('switch 54: messages are numbered as they come, and opened by these numbers', async () => {
    interface Told {
      readonly id: number;
      readonly title: string;
      readonly create_time: string;
    }
    const rows = async (): Promise<readonly Told[]> =>
      ((await messageOf('GET /mailMessage/getList')) as readonly Told[]).toSorted((left, right) => left.id - right.id);
    // What the server writes by itself has numbers of its own in the engine.
    expect(await refusalOf(server, 'POST /lh/deposit', { config_id: '1', amount: '200' })).toBeUndefined();
    expect(await rows()).toEqual([]);
    // It begins with the next day.
    server.world.clock.pass(86_400_000);
    await server.signIn('demo@tandem.test');
    const before = await rows();
    expect(before).toMatchObject([{ id: 1, title: 'Lock mining started' }]);
    await new EnginePresenter(server.server).publish({
      kind: 'message',
      to: 'demo@tandem.test',
      title: 'Late news',
      html: '<p>Six.</p>',
    });
    const after = await rows();
    expect(after.map(({ create_time: at }) => at)).toEqual(after.map(({ create_time: at }) => at).toSorted());
    expect(after.slice(0, -1)).toEqual(before);
    const [first, last] = [after[0], after.at(-1)];
    expect([last?.id, last?.title]).toEqual([before.length + 1, 'Late news']);
    for (const row of [first, last]) {
      const { id = 0, title } = row ?? {};
      expect(await messageOf('GET /mailMessage/detail', { id: String(id) })).toMatchObject({ id, title });
    }
  });

  test('W14 traders have no words of their own, and a row of news says nothing of when it was changed', async () => {
    const trader = dig(await messageOf('GET /follow/traderDetail', { trader_user_id: '70004' }), 'trader_info');
    expect(trader).toMatchObject({ id: 70004, is_trader: 1 });
    expect(trader).not.toHaveProperty('signature');
    const news = await messageOf('POST /news/list', { lang: 'en' });
    expect(dig(news, 'list', 0)).toMatchObject({ title: expect.any(String) as string });
    expect(dig(news, 'list', 0)).not.toHaveProperty('update_time');
    const article = await messageOf('POST /news/detail', { id: String(dig(news, 'list', 0, 'id')) });
    expect(dig(article, 'update_time')).toMatch(/^20\d{2}-/);
  });

  test('W14 an article without a picture has the address of another one, on whatever page it stands', async () => {
    const list = dig(await messageOf('POST /news/list', { lang: 'en' }), 'list') as readonly Row[];
    const id = String(list[0]?.['id']);
    const pages = ['GET /news/index_pop', 'GET /faq', 'GET /contactus', 'GET /aboutus', 'GET /operational_compliance'];
    const told = [list[0], await messageOf('POST /news/detail', { id })];
    for (const page of pages) told.push(await messageOf(page, { lang: 'en' }));
    expect(told.map((row) => dig(row, 'thumbnail'))).toEqual(told.map(() => 'https://www.tandem.test/upload/none.png'));
    expect(await messageOf('POST /news/detail', { id: '999999' })).toBeNull();
  });

  test('the banners of home invite to nothing that the server lacks', async () => {
    const banners = await messageOf('POST /news/list', { c_id: '5', lang: 'en' });
    expect(dig(banners, 'count')).toBe(1);
    expect((dig(banners, 'list') as readonly Row[]).map(({ title }) => title)).toEqual(['Watch the market']);
  });

  test('W14 products of lock mining were made in this century', async () => {
    const products = await messageOf('GET /lh/deposit/config', { currency_id: '3' });
    expect(dig(products, 0, 'created_at')).toMatch(/^20\d{2}-\d{2}-\d{2} /);
  });

  test('sums over no position are 0, and bills name account and kind as this server does', async () => {
    const account = await messageOf('POST /lever/dealall', { currency_id: '1', legal_id: '3' });
    expect(account).toMatchObject({ hazard_rate: 0, profits_total: 0, caution_money: 0 });
    expect(dig(await messageOf('POST /lever/my_trade'), 'rate_profits_total', 'profits_total')).toBe(0);
    const move = { currency_id: '3', number: '1', from_field: 'change', to_field: 'lever' };
    expect((await server.ask('POST /wallet/change', { ...move, to_field: 'nowhere' })).status).toBe(500);
    expect(await refusalOf(server, 'POST /wallet/change', move)).toBeUndefined();
    const buy = { currency_id: '1', legal_id: '3', type: '1', target_price: '100', amount: '1' };
    expect(await refusalOf(server, 'POST /coin/trade', buy)).toBeUndefined();
    const deposit = {
      user: String(dig(await messageOf('GET /user/info'), 'id')),
      currency: '3',
      amount: '100',
      network: 'trc20',
      voucher: '/upload/00000000000000000000000000000000.png',
    };
    const id = await server.world.engine.execute('deposits.reportDeposit', deposit);
    const approval = { user: deposit.user, id, isApproved: true, reason: '' };
    await server.world.engine.execute('deposits.decideDeposit', approval);
    const bills = dig(await messageOf('POST /wallet/legal_log', { limit: '100' }), 'list') as readonly Row[];
    const out = bills.find(({ type }) => type === 12);
    expect(out?.['transaction_info']).toBe(name === 'd' ? 'Spot account' : '币币账户');
    const moved = dig(await messageOf('GET /wallet/hzhistory', { lang: 'fra' }), 'data') as readonly Row[];
    expect(moved.slice(0, 2).map((row) => row['transaction_info'])).toEqual(
      name === 'd' ? ['Compte contrats', 'Compte spot'] : ['杠杆账户', '币币账户'],
    );
    const ofLocked = bills.find(({ is_lock: isLocked }) => isLocked === 1);
    expect(ofLocked?.['transaction_info']).toBe(name === 'd' ? 'Spot account[locked]' : '币币账户[锁定]');
    expect(String(ofLocked?.['info']).startsWith('Locked balance: ')).toBe(name !== 'd');
    expect(bills.find(({ type }) => type === 8)?.['info']).toBe(name === 'a' ? 'Deposit credited' : '后台调节账户余额');
  });

  test('some answers are English in every language, and a missing artwork looks like a success', async () => {
    const swap = { number: '10', from_currency_id: '3', to_currency_id: '3', lang: 'zh' };
    expect(await refusalOf(server, 'POST /user/Transfer', swap)).toBe('A field is missing or wrong.');
    // A try that was refused holds the next one up.
    const again = 'Please do not repeat the operation.';
    expect(await refusalOf(server, 'POST /user/Transfer', { ...swap, to_currency_id: '1' })).toBe(again);
    const dual = { id: '999999', num: '1', lang: 'zh' };
    const first = await refusalOf(server, 'POST /dual/buyDual', dual);
    expect(first).not.toBe(again);
    if (name !== 'c') expect(await refusalOf(server, 'POST /dual/buyDual', dual)).toBe(again);
    expect((await server.ask('GET /bind_box/getBoxDetail')).body).toEqual({
      type: 'ok',
      message: 'A field is missing or wrong.',
    });
  });

  test('rows of contracts and options carry labels', async () => {
    const stake = { match_id: await matchOf(server, 'BTC'), currency_id: '3', type: '1', seconds: '60', number: '10' };
    const placed = await messageOf('POST /microtrade/submit', stake);
    const labels = { type_name: '买涨', status_name: '交易中', profit_result_name: '平局' };
    expect(placed).toMatchObject(labels);
    expect(dig(await messageOf('GET /microtrade/lists'), 'data', 0)).toMatchObject(labels);
    const order = { currency_id: '1', legal_id: '3', type: '1', share: '1', multiple: '20', status: '1' };
    expect(await refusalOf(server, 'POST /lever/submit', order)).toBeUndefined();
    const rows = dig(await messageOf('POST /lever/my_trade'), 'message', 'data') as readonly Row[];
    expect(rows[0]).toMatchObject({ type_name: '买入', status_name: '交易中' });
  });

  test('a withdrawal tells what stands in the way before it looks at the fields: positions, then the identity', async () => {
    // A position is open from the test before.
    const positions = await refusalOf(server, 'POST /wallet/out', {});
    expect(positions).toMatch(/position/i);
    await server.signIn('new@tandem.test');
    const { body } = await server.ask('POST /wallet/out', {});
    expect(dig(body, 'type')).toBe(name === 'b' || name === 'd' ? '998' : 'error');
    await server.signIn('abnormal@tandem.test');
    const score = await refusalOf(server, 'POST /wallet/out', { lang: 'fra' });
    expect(score).toMatch(name === 'a' ? /^信用分/ : /crédit/);
  });
});
