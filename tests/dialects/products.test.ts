import { describe, expect, test } from 'vitest';
import { productPorts } from '../../src/adapters/wire/product-ports.ts';
import { sharedPorts } from '../../src/adapters/wire/wire-ports.ts';
import { amount } from '../../src/core/money/amount.ts';
import type { Clock } from '../../src/core/ports/clock.ts';
import type { RequestFields } from '../../src/core/ports/http-transport.ts';
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

  test('W4 (44) a refused early redemption keeps the words of the server', async () => {
    const http = new DialectServer({ 'POST /lh/deposit/order/cancel': refusal('locked balance insufficient') });
    await expect(productPorts(partsOf(http, 'd')).mining.redeemEarly({ orderId: '1' })).rejects.toMatchObject({
      kind: 'server',
      message: 'locked balance insufficient',
    });
  });
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
    const rate = sharedPorts(parts).funds.fiatValueOf({ currencyId: '3' });
    await settle();
    expect(http.operations()).toEqual(['GET /lh/deposit/config']);
    expect(clock.waiting.map(({ delayMs }) => delayMs)).toEqual([7000]);
    endPause();
    expect((await products).items).toHaveLength(1);
    await next;
    expect(await rate).toBe('7.1');
    expect(http.operations()).toHaveLength(4);
  });

  test('(62) whoever is turned away twice is told', async () => {
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
