import { beforeEach, expect, test } from 'vitest';
import { liveAccount } from '../../src/adapters/live/live-account.ts';
import { optionPorts } from '../../src/adapters/wire/option-ports.ts';
import { accountPorts, sharedPorts } from '../../src/adapters/wire/wire-ports.ts';
import type { WireParts } from '../../src/adapters/wire/calls/wire.ts';
import { mergeCandle, type Candle } from '../../src/core/domain/market/candle.ts';
import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import type { Depth, PublicTrade } from '../../src/core/domain/market/depth.ts';
import { amount, price, quantity } from '../../src/core/money/amount.ts';
import { RecordedHttp } from '../wire/recorded-http.ts';
import { alwaysFirst, HandRealtime, stoppedClock } from '../wire/stand-ins.ts';

let realtime: HandRealtime;
beforeEach(() => {
  realtime = new HandRealtime();
});

const partsOf = (http: RecordedHttp, family: DialectName = 'standard'): WireParts => ({
  http,
  realtime,
  clock: stoppedClock,
  known: alwaysFirst,
  dialect: { name: () => family, isKnown: () => true, learn: () => undefined, watch: () => () => undefined },
});
const answering = (message: unknown, type = 'ok') => new RecordedHttp(JSON.stringify({ type, message }));
const optionsOf = (message: unknown, type?: string) =>
  optionPorts(partsOf(answering(message, type)), liveAccount).options;
const marketOf = (body: unknown) => sharedPorts(partsOf(new RecordedHttp(JSON.stringify(body)))).market;

const wish = {
  matchId: '1001',
  payingCurrencyId: '3',
  direction: 'up',
  seconds: 60,
  stake: amount('10'),
} as const;
const option = {
  id: 7,
  match_id: 1001,
  currency_id: 3,
  type: 1,
  status: 1,
  seconds: 60,
  number: '10.00000000',
  open_price: '100.00000',
  profit_ratio: '85.00',
  fee: '0.00000000',
  handled_at: '2026-01-05 12:00:00',
};

test('switch 7: a refusal inside an answer that says ok is a refusal, with its text', async () => {
  const refused = optionsOf({ ok: false, data: 'Please do not repeat' }).placeOptionOrder(wish);
  await expect(refused).rejects.toMatchObject({ kind: 'server', message: 'Please do not repeat' });
  await expect(optionsOf(option).placeOptionOrder(wish)).resolves.toMatchObject({ id: '7' });
});

test('switch 8: a length with min_num takes whole stakes from there, whatever min_amount says', async () => {
  const length = { id: 1, seconds: 60, profit_ratio: '85.00', min_amount: '5.00' };
  const [whole] = await optionsOf([{ ...length, min_num: 20 }]).optionPeriods();
  expect(whole).toMatchObject({ isWholeStake: true, minStake: '20' });
  const [usual] = await optionsOf([length]).optionPeriods();
  expect([usual?.isWholeStake, usual?.minStake]).toEqual([undefined, '5']);
});

test('switch 9: without a loss ratio nothing says that less than the stake is lost', async () => {
  const [length] = await optionsOf([{ id: 1, seconds: 60, profit_ratio: '85.00' }]).optionPeriods();
  expect(length?.lossRate).toBeUndefined();
});

test('switch 11: no lengths, refused with an empty list, are no lengths', async () => {
  await expect(optionsOf([], 'error').optionPeriods()).resolves.toEqual([]);
});

test('switch 12: rows of other pairs are left out where the server does not look for the pair', async () => {
  const rows = { data: [option, { ...option, id: 8, match_id: 1002 }], current_page: 1, last_page: 4 };
  const options = optionsOf(rows);
  const page = await options.optionOrders({ matchId: '1001', page: 1, limit: 2 });
  expect([page.items.map(({ id }) => id), page.hasMore]).toEqual([['7'], true]);
  expect((await options.optionOrders({ page: 1, limit: 2 })).items).toHaveLength(2);
});

const spotRow = {
  id: 1,
  currency_id: 1,
  legal_id: 3,
  type: 1,
  target_price: '100.00000000',
  trade_amount: '2.00000000',
  charge_fee: '0.00200000',
  symbol: 'BTC/USDT',
  status: 1,
};

test('switch 3: the amount of a buy is money where the family takes it so; of a sale it never is', async () => {
  const order = { baseId: '1', quoteId: '3', price: price('100.5'), quantity: quantity('0.333333333') };
  const amountsOf = async (family: DialectName) => {
    const http = answering('');
    const { trading } = accountPorts(partsOf(http, family), liveAccount);
    await trading.placeSpotOrder({ ...order, side: 'buy' });
    await trading.placeSpotOrder({ ...order, side: 'sell' });
    return http.sent.map(({ fields }) => [fields['target_price'], fields['amount']]);
  };
  expect(await amountsOf('c')).toEqual([
    ['100.5', '33.49999996'],
    ['100.5', '0.333333333'],
  ]);
  expect(await amountsOf('d')).toEqual([
    ['100.5', '0.333333333'],
    ['100.5', '0.333333333'],
  ]);
});

test.each([
  ['bare', [spotRow]],
  ['in a paginator', { data: [spotRow], current_page: 1, last_page: 1, total: 1 }],
])('switch 4: spot orders are read %s', async (_, message) => {
  const { trading } = accountPorts(partsOf(answering(message)), liveAccount);
  expect((await trading.spotOrders({ page: 1, limit: 10 })).items.map(({ id }) => id)).toEqual(['1']);
});

const pair = (id: number, more: object = {}) => ({
  id,
  currency_id: id,
  currency_name: `C${id}`,
  legal_id: 3,
  legal_name: 'USDT',
  ...more,
});
const listOf = async (...blocks: readonly (readonly object[])[]) => {
  const message = blocks.map((quotation, index) => ({ id: index, name: 'USDT', quotation }));
  return (await marketOf({ type: 'ok', message }).instruments()).rows;
};

test('switch 32: hidden pairs and empty blocks are no pairs, and pairs stand as the server sorts them', async () => {
  const ids = async (...blocks: readonly (readonly object[])[]) =>
    (await listOf(...blocks)).map(({ instrument }) => instrument.id);
  const stored = [
    pair(1, { sort: 3 }),
    pair(2, { sort: 1 }),
    pair(3, { sort: 2, is_display: 0 }),
    pair(4, { sort: 2 }),
  ];
  expect(await ids([], stored)).toEqual(['2', '4', '1']);
  expect(await ids([pair(1, { sort: 9 }), pair(2, { sort: 5 }), pair(3, { sort: 5 })])).toEqual(['1', '2', '3']);
  expect(await ids([pair(2), pair(1)])).toEqual(['2', '1']);
});

test('switch 32: blocks stand as the server ranks them, whatever order they come in', async () => {
  const block = (id: number, sort?: number) => ({ id, name: 'USDT', sort, quotation: [pair(id)] });
  const ids = async (...message: readonly object[]) =>
    (await marketOf({ type: 'ok', message }).instruments()).rows.map(({ instrument }) => instrument.id);
  expect(await ids(block(1, 3), block(2, 1), block(3, 2))).toEqual(['2', '3', '1']);
  expect(await ids(block(2), block(1))).toEqual(['2', '1']);
});

test('switch 33: a change is a decimal, signed or not, text or number', async () => {
  const changes = (
    await listOf([pair(1, { change: '+1.20' }), pair(2, { change: '1.2' }), pair(3, { change: -0.5 })])
  ).map(({ quote }) => quote.change);
  expect(changes).toEqual(['1.2', '1.2', '-0.5']);
});

test('switch 34: where pairs have classes, the source of a price tells its market', async () => {
  const kinds = async (more: object) =>
    (await listOf([0, 1, 2, 3, 6, 9].map((from) => pair(from + 1, { market_from: from, ...more })))).map(
      ({ instrument }) => instrument.category,
    );
  expect(await kinds({ is_class: null })).toEqual(['forex', 'crypto', 'crypto', 'futures', 'stock', 'stock']);
  expect(await kinds({})).toEqual(Array.from({ length: 6 }, () => 'crypto'));
});

const from = 1_700_000_000_000;
const bar = { id: from / 1000, time: from, open: 1, high: 2, low: 1, close: 2 };
const candlesOf = (data: unknown) =>
  marketOf({ code: 1, msg: '', data }).candles({ symbol: 'BTC/USDT', period: '60min', from, to: from + 7_200_000 });

test('switch 35: the volume of a candle is the base amount where the turnover stands in its place', async () => {
  const candles = await candlesOf([{ ...bar, volume: 500, vol: 500, amount: 4 }]);
  expect(candles.map(({ volume }) => volume)).toEqual(['4']);
});

test('switches 36, 37: what lies outside the window is cut, a last candle in another unit of time too', async () => {
  const broken = { ...bar, id: from, time: from * 1000 };
  const early = { ...bar, id: from / 1000 - 60, time: from - 60_000 };
  expect((await candlesOf([early, bar, broken])).map(({ time }) => time)).toEqual([from]);
});

test('switch 38: no period has a name that some server does not know', async () => {
  const http = new RecordedHttp('{"code":1,"msg":"","data":[]}');
  const { market } = sharedPorts(partsOf(http));
  for (const period of ['60min', '1day', '1week', '1mon'] as const)
    await market.candles({ symbol: 'BTC/USDT', period, from, to: from + 1000 });
  expect(http.sent.map(({ fields }) => fields['period'])).toEqual(['60min', '1day', '1week', '1mon']);
});

const tick = (time: string, more: object = {}) => ({
  symbol: 'EUR/USD',
  period: '1min',
  time,
  open: '5',
  high: '5',
  low: '5',
  close: '5',
  volume: '0',
  content: '',
  ...more,
});

test('switches 67, 69: a tick that is stamped with its moment belongs to its minute, and keeps what the minute has', () => {
  const seen: Candle[] = [];
  const { market } = sharedPorts(partsOf(new RecordedHttp('')));
  market.watchCandles({ symbol: 'EUR/USD', period: '1min' }, (candle) => seen.push(candle));
  realtime.push('kline', tick('1700000040000', { high: '9', low: '4' }));
  realtime.push('kline', tick('1700000055123', { close: '6', high: '6' }));
  expect(seen.map(({ time, isTick }) => [time, isTick === true])).toEqual([
    [1_700_000_040_000, false],
    [1_700_000_040_000, true],
  ]);
  expect(seen.reduce(mergeCandle, [] as readonly Candle[])).toMatchObject([
    { open: '5', high: '9', low: '4', close: '6' },
  ]);
});

test('switch 70: a long book is sorted and cut to twenty levels a side', () => {
  const seen: Depth[] = [];
  const { market } = sharedPorts(partsOf(new RecordedHttp('')));
  market.watchDepth({ symbol: 'C/USDT' }, (depth) => seen.push(depth));
  const levels = Array.from({ length: 24 }, (_, index) => [String(100 + ((index * 5) % 24)), '1']);
  realtime.push('market_depth', { symbol: 'C/USDT', bids: levels, asks: levels });
  const [depth] = seen;
  expect([depth?.bids.length, depth?.bids[0]?.price, depth?.asks.length, depth?.asks[0]?.price]).toEqual([
    20,
    '123',
    20,
    '100',
  ]);
});

test('switch 71: unknown keys of trades are not read, and an id is a text', () => {
  const seen: (readonly PublicTrade[])[] = [];
  const { market } = sharedPorts(partsOf(new RecordedHttp('')));
  market.watchTrades({ symbol: 'C/USDT' }, (trades) => seen.push(trades));
  const id = '102345678901234567890123';
  const trade = { id, tradeId: '5', price: '1', amount: '2', direction: 'buy', ts: '1700000000000', 0: 'stray' };
  realtime.push('match_trade', { symbol: 'C/USDT', data: [trade] });
  expect(seen[0]?.[0]?.id).toBe(id);
});

test('switch 68: news of a day are told apart by their pair, whatever they call the period', () => {
  const seen: unknown[] = [];
  const { market } = sharedPorts(partsOf(new RecordedHttp('')));
  market.watchQuotes((quote) => seen.push([quote.symbol, quote.price]));
  for (const period of ['1day', '1dy', '1min'])
    realtime.push('daymarket', { ...tick('1700000040000', { period, now_price: '7' }), id: '99', type: 'daymarket' });
  expect(seen).toEqual(Array.from({ length: 3 }, () => ['EUR/USD', '7']));
});
