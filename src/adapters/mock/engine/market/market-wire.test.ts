import * as v from 'valibot';
import { expect, test } from 'vitest';
import { startWorld, testStart } from '../test-worlds/test-world.ts';

const body = async (path: string, fields: Record<string, string> = {}): Promise<unknown> => {
  const world = await startWorld();
  const response = await world.send(`GET ${path}`, fields);
  return response.json();
};
const candlesSchema = v.looseObject({ code: v.literal(1), data: v.array(v.record(v.string(), v.number())) });
const rowsOf = (answer: unknown) => v.parse(candlesSchema, answer).data;
const seconds = Math.floor(testStart / 1000);

test('instruments: two quote groups, pairs with steps, category, hours and names', async () => {
  expect(await body('/currency/quotation_new')).toMatchObject({
    type: 'ok',
    message: [
      {
        id: 3,
        name: 'USDT',
        is_legal: 1,
        quotation: expect.arrayContaining([
          expect.objectContaining({
            currency_id: 1,
            currency_name: 'BTC',
            legal_id: 3,
            market_type: 'crypto',
            price_step: '0.1',
            quantity_step: '0.00001',
            is_open: 1,
            now_price: expect.stringMatching(/^\d+\.\d{5}$/),
            change: expect.stringMatching(/^(\+|-)?\d+\.\d\d$/),
            day_open: expect.stringMatching(/^\d+\.\d$/),
            day_high: expect.stringMatching(/^\d+\.\d$/),
            day_low: expect.stringMatching(/^\d+\.\d$/),
            source: expect.stringMatching(/^replayed history: Bitcoin/),
          }),
        ]),
      },
      {
        id: 100,
        name: 'USD',
        quotation: expect.arrayContaining([expect.objectContaining({ currency_name: 'AAPL', is_open: 0 })]),
      },
    ],
  });
});

test.each([
  ['1H', '60min', 24],
  ['1D', '1day', 1],
  ['1W', '1week', 0],
  ['1M', '1mon', 0],
  ['1min', '1min', 1440],
])('candles: %s is %s', async (alias, period, least) => {
  const window = { symbol: 'btc/usdt', from: String(seconds - 86_400), to: String(seconds) };
  const found = await body('/currency/new_timeshar', { ...window, period: alias });
  expect(found).toEqual(await body('/currency/new_timeshar', { ...window, period }));
  expect(rowsOf(found).length).toBeGreaterThanOrEqual(least);
});

test('candles: numbers without noise, open time in seconds and milliseconds, the running one last', async () => {
  const found = await body('/currency/new_timeshar', {
    symbol: 'BTC/USDT',
    period: '60min',
    from: String(seconds - 7200),
    to: String(seconds),
  });
  const rows = rowsOf(found);
  expect(rows.map((row) => row['id'])).toEqual([seconds - 7200, seconds - 3600, seconds]);
  for (const row of rows) {
    expect(row['time']).toBe((row['id'] ?? 0) * 1000);
    expect(row['amount']).toBe(row['volume']);
    for (const key of ['open', 'high', 'low', 'close']) expect(String(row[key])).toMatch(/^\d+(\.\d)?$/);
  }
});

test('candles: a year is its months', async () => {
  const window = { symbol: 'EUR/USD', from: String(Date.UTC(2020, 0, 1) / 1000), to: String(seconds) };
  const years = await body('/currency/new_timeshar', { ...window, period: '1Y' });
  expect(rowsOf(years)).toHaveLength(7);
});

test.each([
  ['an unknown pair', { symbol: 'NO/PAIR', period: '1min', from: '0', to: '1' }],
  ['a window that ends before it starts', { symbol: 'BTC/USDT', period: '1min', from: '2', to: '1' }],
])('candles: %s is refused in the call’s own envelope', async (_, fields) => {
  expect(await body('/currency/new_timeshar', fields)).toMatchObject({ code: -1, msg: expect.stringMatching(/./) });
});
