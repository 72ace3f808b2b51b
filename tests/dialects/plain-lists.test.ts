import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dig } from '../../src/adapters/mock/engine/test-world.ts';
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
  });
});
