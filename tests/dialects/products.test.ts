import { describe, expect, test } from 'vitest';
import { productPorts } from '../../src/adapters/wire/product-ports.gen.ts';
import { newsPorts } from '../../src/adapters/wire/news-ports.ts';
import { amount } from '../../src/core/money/amount.ts';
import type { Clock } from '../../src/core/time/clock.ts';
import type { RequestFields } from '../../src/core/platform/http-transport.ts';
import { DialectServer, partsOf, refusal, status } from './dialect-server.ts';

const dualRow = (id: number, type: string, coin = 1) => ({
  id,
  name: `D-${id}`,
  rate: '12.5',
  exercise_price: '60000.00000000',
  currency_id: coin,
  currency_name: coin === 1 ? 'BTC' : 'ETH',
  type,
  start_time: '2024-06-01',
  end_time: '2024-06-30',
  total_number: 100,
  remaining_number: 40,
  status: '1',
});
const dualRows = [dualRow(9, 'call'), dualRow(8, 'put'), dualRow(7, 'call', 2), dualRow(6, 'put', 2)];
const index = (rows: readonly object[]) => ({ dual_currencys: rows });

describe('W2 dual investment', () => {
  const ids = async (http: DialectServer) =>
    (await productPorts(partsOf(http)).dual.dualProducts({})).map(({ id }) => id);

  test('W2 (48) a server that filters by kind is asked for both, and nothing is listed twice', async () => {
    const http = new DialectServer({
      'GET /dual/index': ({ type }: RequestFields) => index(dualRows.filter((row) => row.type === type)),
    });
    expect(await ids(http)).toEqual(['9', '7', '8', '6']);
    expect(http.sent.map(({ fields }) => [fields['type'], fields['currency_id']])).toEqual([
      ['call', undefined],
      ['put', undefined],
    ]);
    const deaf = new DialectServer({ 'GET /dual/index': index(dualRows) });
    expect(await ids(deaf)).toEqual(['9', '8', '7', '6']);
  });

  test('W2 (48) a server that tells nothing unless a coin is named too is asked for each', async () => {
    const http = new DialectServer({
      'GET /dual/index': ({ type, currency_id }: RequestFields) =>
        currency_id === undefined
          ? []
          : index(dualRows.filter((row) => row.type === type && String(row.currency_id) === currency_id)),
    });
    expect(await ids(http)).toEqual(['9', '8', '7', '6']);
    expect(http.sent).toHaveLength(6);
  });

  test('W2 (47) another product under the same calls is not taken for dual investment', async () => {
    const http = new DialectServer({
      'GET /dual/index': { info: { data: [], VIP: 0 }, currency: [] },
      'GET /dual/detail': { detail: { id: 1, invest: 'BTC+ETH' }, Currency: [], balance: '0' },
      'GET /dual/dual_list': { list: [{ id: 1, name: 'x', amount: '5' }], limit: 100, VIP: 0 },
    });
    const { dual } = productPorts(partsOf(http, 'c'));
    await expect(dual.dualProducts({})).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(dual.dualProduct({ productId: '1' })).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(dual.dualHoldings({ page: 1, limit: 10 })).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test.each([
    ['a', { list: [], limit: 10 }],
    ['d', { current_page: 1, data: [], last_page: 1, total: 0 }],
  ] as const)(
    'W2 (42) holdings of %s come in either container, and their states mean what its family means',
    async (family, empty) => {
      const row = {
        id: 1,
        dual_id: 9,
        name: 'D-9',
        type: 'call',
        currency_name: 'BTC',
        number: 2,
        total: '0.20000000',
        order_rate: '12.5',
        day: 3,
        exercise_price: '60000',
        end_time: '2024-06-30',
        status: '0',
      };
      const filled = Object.fromEntries(
        Object.entries(empty).map(([key, value]) => [key, Array.isArray(value) ? [row] : value]),
      );
      const http = new DialectServer({ 'POST /dual/dual_list': filled });
      const { dual } = productPorts(partsOf(http, family));
      expect((await dual.dualHoldings({ page: 1, limit: 10 })).items[0]).toMatchObject({ id: '1', state: 'purchased' });
      const configured = await dual.dualHoldings({ page: 1, limit: 10, numbering: 'labels' });
      expect(configured.items[0]?.state).toBe('failed');
    },
  );
});

const miningRow = (id: number, currency = 3) => ({
  id,
  currency_id: currency,
  currency_name: currency === 3 ? 'USDT' : 'BTC',
  interest_rate: '0.3',
  save_min: '10',
  save_max: '1000',
  day: 7,
});

describe('W4 lock mining', () => {
  test('W4 (43) currencies come from the products where no call lists them, of all pages', async () => {
    const pages = [Array.from({ length: 10 }, (_, at) => miningRow(at + 1)), [miningRow(11, 1)]];
    const http = new DialectServer({
      'GET /lh/deposit/config': ({ page }: RequestFields) => pages[Number(page) - 1] ?? [],
    });
    const { mining } = productPorts(partsOf(http, 'a'));
    expect(await mining.miningCurrencies()).toEqual([
      { id: '3', name: 'USDT' },
      { id: '1', name: 'BTC' },
    ]);
    expect(await mining.miningClasses()).toEqual([]);
  });

  test('W4 (46) a server that knows no pages is asked once more and no further', async () => {
    const http = new DialectServer({
      'GET /lh/deposit/config': Array.from({ length: 10 }, (_, at) => miningRow(at + 1)),
    });
    expect(await productPorts(partsOf(http, 'd')).mining.miningCurrencies()).toEqual([{ id: '3', name: 'USDT' }]);
    expect(http.operations().filter((operation) => operation === 'GET /lh/deposit/config')).toHaveLength(2);
  });

  test('W4 (45) one product of each currency tells the currencies where products are refused without one', async () => {
    const http = new DialectServer({
      'GET /getbizcate': [miningRow(1), miningRow(4, 1)],
      'GET /lh/deposit/config': ({ currency_id }: RequestFields) =>
        currency_id === undefined ? refusal('currency_id is required') : [miningRow(1)],
    });
    const { mining } = productPorts(partsOf(http, 'c'));
    const currencies = await mining.miningCurrencies();
    expect(currencies).toEqual([
      { id: '3', name: 'USDT' },
      { id: '1', name: 'BTC' },
    ]);
    const [first] = currencies;
    expect((await mining.miningProducts({ currencyId: first?.id ?? '', page: 1 })).items).toHaveLength(1);
  });

  test('W4 orders that are over come from the list of all where there is no list of theirs', async () => {
    const row = { id: 5, currency_name: 'USDT', amount: '100', day_rate: '0.003', status: 2 };
    const http = new DialectServer({ 'GET /lh/deposit/order': { order_list: [row] } });
    const { mining } = productPorts(partsOf(http, 'b'));
    const any = await mining.endedMiningOrders({ page: 1, limit: 20, isEarly: false });
    expect(any.page.items).toMatchObject([{ id: '5', status: 'redeemed', isEarly: undefined }]);
    const early = await mining.endedMiningOrders({ page: 1, limit: 20, isEarly: true });
    expect(early.page.items).toMatchObject([{ id: '5', isEarly: true }]);
    const asked = http.sent.filter(({ operation }) => operation === 'GET /lh/deposit/order');
    expect(asked.map(({ fields }) => [fields['status'], fields['is_cancel']])).toEqual([
      ['2', undefined],
      ['2', '1'],
    ]);
  });

  test('switch 44: what an order holds beyond its sum is interest, and goes out by a call of its own', async () => {
    const row = {
      id: 5,
      currency_name: 'USDT',
      amount: '101.50000000',
      lock_amount: '100.00000000',
      day_rate: '0.003',
      status: 1,
    };
    const http = new DialectServer({
      'GET /lh/deposit/order': { order_list: [row, { ...row, id: 6, status: 2 }, { ...row, id: 7, amount: '100' }] },
      'POST /lh/deposit/withdraw': 'ok',
    });
    const { mining } = productPorts(partsOf(http, 'd'));
    const { page } = await mining.miningOrders({ page: 1, limit: 20 });
    expect(page.items.map(({ amount: sum, takeable }) => [sum, takeable])).toEqual([
      ['100', '1.5'],
      ['100', undefined],
      ['100', undefined],
    ]);
    await mining.takeInterest({ orderId: '5', amount: amount('1.5') });
    expect(http.sent.at(-1)).toMatchObject({
      operation: 'POST /lh/deposit/withdraw',
      fields: { id: '5', amount: '1.5' },
    });
  });

  test('W4 (44) a refused early redemption keeps the words of the server', async () => {
    const http = new DialectServer({ 'POST /lh/deposit/order/cancel': refusal('locked balance insufficient') });
    await expect(productPorts(partsOf(http, 'd')).mining.redeemEarly({ orderId: '1' })).rejects.toMatchObject({
      kind: 'server',
      message: 'locked balance insufficient',
    });
  });
});

const message = (id: number, more: object = {}) => ({
  id,
  title: `M${id}`,
  create_time: '2024-06-01 10:00:00',
  status: 1,
  ...more,
});

describe('W7 messages', () => {
  test('W7 (53) the count is asked where servers have it, and is never below nothing', async () => {
    const http = new DialectServer({ 'GET /mailMessage/getCount': -3 });
    expect(await productPorts(partsOf(http, 'b')).messages.unreadCount()).toBe(0);
    const { messages } = productPorts(partsOf(new DialectServer({}), 'a'));
    await expect(messages.unreadCount()).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('W7 (54) newest first by number, whatever the order and the times, and without drafts', async () => {
    const rows = [message(9), message(10, { create_time: '' }), message(11, { status: 0 }), message(12)];
    const http = new DialectServer({ 'GET /mailMessage/getList': rows });
    const listed = await productPorts(partsOf(http, 'b')).messages.messages();
    expect(listed.map(({ id, isRead }) => [id, isRead])).toEqual([
      ['12', undefined],
      ['10', undefined],
      ['9', undefined],
    ]);
  });

  test('W7 what is to be shown at once comes from the list where no call tells it and the list says what was opened', async () => {
    const shown = async (rows: readonly object[]) => {
      const http = new DialectServer({ 'GET /mailMessage/getList': rows });
      return productPorts(partsOf(http, 'd')).messages.popUpMessage();
    };
    const popUp = { type: 1, issee: 0 };
    expect(
      await shown([message(7, popUp), message(8, popUp), message(9, { type: 0, issee: 0 }), message(6, popUp)]),
    ).toMatchObject({ id: '8' });
    expect(await shown([message(8, { type: 1 })])).toBeUndefined();
    expect(await productPorts(partsOf(new DialectServer({}), 'a')).messages.popUpMessage()).toBeUndefined();
  });

  test('(55) rows of news without date and text are titles, and the rest comes when one is opened', async () => {
    const http = new DialectServer({
      'POST /news/list': { list: [{ id: 3, title: 'Listing', cover: 'a.png', thumbnail: null }] },
      'POST /news/detail': { id: 3, title: 'Listing', content: '<p>Words</p>', create_time: '2024-06-01 10:00:00' },
    });
    const { news } = newsPorts(partsOf(http, 'a'));
    const { items } = await news.articles({ category: 'announcements', page: 1 });
    expect(items).toMatchObject([{ id: '3', title: 'Listing', html: '', createdAt: '' }]);
    expect(await news.article({ id: '3' })).toMatchObject({ html: '<p>Words</p>' });
  });
});

const projectRow = (id: number, more: object = {}) => ({
  id,
  title: `P${id}`,
  currency_name: 'NEW',
  amount: '1000',
  total_sell: '10',
  start_at: '2024-06-01 10:00:00',
  end_at: '2024-06-02 10:00:00',
  time_status: 2,
  ...more,
});
const page = { page: 1, limit: 10 };

describe('W11 new tokens', () => {
  test('W11 a project without sales figures does not break the others', async () => {
    const http = new DialectServer({ 'GET /project': { list: [projectRow(2, { total_sell: null }), projectRow(1)] } });
    const { items } = await productPorts(partsOf(http)).launch.launches(page);
    expect(items.map(({ sold }) => sold)).toEqual([undefined, '10']);
  });

  test('IE2 on C every payment is in USDT, whatever the project names', async () => {
    const bought = { id: 3, name: 'NEW', coin_amount: '5', status: 2, pay_currency_name: 'BTC' };
    const info = projectRow(1, { price: '1', pay_currency_id: 1, pay_currency_name: 'BTC' });
    const paidIn = async (family: 'a' | 'c') => {
      const http = new DialectServer({
        'GET /project': { list: [info] },
        'GET /project/detail': { info },
        'GET /user/project/order': { data: [bought] },
      });
      const { launch } = productPorts(partsOf(http, family));
      const [listed, ordered] = await Promise.all([launch.launches(page), launch.subscriptions(page)]);
      return [listed.items[0], await launch.launch({ launchId: '1' }), ordered.items[0]].map((one) => one?.payName);
    };
    expect(await paidIn('c')).toEqual(['USDT', 'USDT', 'USDT']);
    expect(await paidIn('a')).toEqual(['BTC', 'BTC', 'BTC']);
  });

  test('W11 (41) an order of nothing and an order without a number are none', async () => {
    const own = async (order: unknown) => {
      const info = { ...projectRow(1), price: '1' };
      const http = new DialectServer({ 'GET /project/detail': { info, order_info: order } });
      return (await productPorts(partsOf(http, 'c')).launch.launch({ launchId: '1' })).own;
    };
    expect(await own(null)).toBeUndefined();
    expect(await own({ coin_amount: 0 })).toBeUndefined();
    expect(await own({ coin_amount: '5' })).toBeUndefined();
    expect(await own({ id: 4, coin_amount: '5' })).toEqual({ orderNumber: '4', tokens: '5' });
  });

  const order = (id: number, state: number) => ({ id, name: 'NEW', coin_amount: '5', status: state });

  test('W11 (40) where orders are told by their state alone, both states are asked for', async () => {
    const orders = [order(12, 2), order(9, 3), order(11, 3)];
    const http = new DialectServer({
      'GET /user/project/order': ({ status: state }: RequestFields) => ({
        current_page: 1,
        last_page: 1,
        data: orders.filter((row) => String(row.status) === (state ?? '0')),
      }),
    });
    const { items, hasMore } = await productPorts(partsOf(http, 'c')).launch.subscriptions(page);
    expect([items.map(({ id }) => id), hasMore]).toEqual([['12', '11', '9'], false]);
  });

  test.each([
    ['a', { page: '1', list: [order(1, 2)] }],
    ['d', { current_page: 1, last_page: 1, data: [order(1, 2)] }],
  ] as const)('W11 (42) orders of %s come in either container, with one call', async (family, answer) => {
    const http = new DialectServer({ 'GET /user/project/order': answer });
    expect((await productPorts(partsOf(http, family)).launch.subscriptions(page)).items).toHaveLength(1);
    expect(http.sent).toHaveLength(1);
  });
});

test('(50) a win that is written again and again is shown once: as paid, otherwise by the first that is due', async () => {
  const won = (id: number, more: object = {}) => ({ id, code: 'x', price: '30', is_read: 0, ...more });
  const listed = async (rows: readonly object[]) => {
    const http = new DialectServer({ 'POST /bind_box/getNeedPayNFTOrder': rows });
    return (await productPorts(partsOf(http, 'a')).artSales.wonAuctions()).map(({ id, state, isRead }) => [
      id,
      state,
      isRead,
    ]);
  };
  expect(await listed([won(12), won(10), won(9, { is_expired: 1, is_read: 1 }), won(8, { code: 'y' })])).toEqual([
    ['10', 'due', true],
    ['8', 'due', false],
  ]);
  expect(await listed([won(12), won(11, { is_pay: 1 })])).toEqual([['11', 'paid', false]]);
  expect(await listed([won(12), won(11, { is_pay: 1, price: '40' })])).toHaveLength(2);
});

/** Time passes when the test says so. */
class HandClock implements Clock {
  readonly waiting: { readonly delayMs: number; readonly run: () => void }[] = [];
  now = (): number => 0;
  after = (delayMs: number, run: () => void): (() => void) => {
    this.waiting.push({ delayMs, run });
    return () => undefined;
  };
}

const settle = (): Promise<void> => new Promise((done) => void setTimeout(done, 0));

describe('(62) calls that servers count together', () => {
  const limited = () => {
    let isOver = true;
    const clock = new HandClock();
    const answer = (value: unknown) => () => (isOver ? status(429, 7000) : value);
    const http = new DialectServer({
      'GET /lh/deposit/config': answer([miningRow(1)]),
      'GET /wallet/getRateCurrency': answer({ rmb: '7.1' }),
      'POST /lh/deposit': status(429, 7000),
    });
    const parts = partsOf(http, 'a', clock);
    const endPause = () => {
      isOver = false;
      clock.waiting.forEach(({ run }) => run());
    };
    return { http, clock, parts, endPause, stayOver: () => clock.waiting.forEach(({ run }) => run()) };
  };

  test('(62) all of them wait as long as the server says, and a read is asked once more', async () => {
    const { http, clock, parts, endPause } = limited();
    const { mining } = productPorts(parts);
    const products = mining.miningProducts({ page: 1 });
    await settle();
    const next = mining.miningProducts({ page: 2 });
    const rate = productPorts(parts).funds.fiatValueOf({ currencyId: '3' });
    await settle();
    expect(http.operations()).toEqual(['GET /lh/deposit/config']);
    expect(clock.waiting.map(({ delayMs }) => delayMs)).toEqual([7000]);
    endPause();
    expect((await products).items).toHaveLength(1);
    await next;
    expect(await rate).toBe('7.1');
    expect(http.operations()).toHaveLength(4);
  });

  test('(62) a second refusal is reported', async () => {
    const { http, parts, stayOver } = limited();
    const products = productPorts(parts).mining.miningProducts({ page: 1 });
    const told = products.catch((error: unknown) => error);
    await settle();
    stayOver();
    expect(await told).toMatchObject({ status: 429 });
    expect(http.sent).toHaveLength(2);
  });

  test('(62) a write is never sent again', async () => {
    const { http, clock, parts } = limited();
    const sent = productPorts(parts).mining.lockFunds({ productId: '1', amount: amount('10') });
    await expect(sent).rejects.toMatchObject({ status: 429 });
    expect([http.operations(), clock.waiting]).toEqual([['POST /lh/deposit'], []]);
  });
});
