import type { Socket } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import { dig } from '../../src/adapters/mock/engine/test-worlds/test-world.ts';
import { openSocket } from '../../src/adapters/mock/doors/test-doors.ts';
import { startDialect, type AskedServer } from './asking.ts';
import { matchOf } from './questions.ts';

let server: AskedServer;
let socket: Socket;
afterEach(async () => {
  socket.disconnect();
  await server.close();
});

interface Heard {
  readonly name: string;
  readonly payload: unknown;
}

/** Everything that is sent while so many seconds of the engine pass, to a client that names only a user id. */
async function heardOver(name: string, seconds: number): Promise<readonly Heard[]> {
  server = await startDialect(name);
  await server.signIn('demo@tandem.test');
  socket = openSocket(server.origin, { transports: ['websocket'] });
  const heard: Heard[] = [];
  socket.onAny((event: string, payload: unknown) => heard.push({ name: event, payload }));
  await new Promise((resolve) => void socket.once('connect', () => resolve(undefined)));
  socket.emit('login', 70_001);
  const stake = { match_id: await matchOf(server, 'BTC'), currency_id: '3', type: '1', seconds: '30', number: '20' };
  await server.ask('POST /microtrade/submit', stake);
  // Both ways, so that together they neither win nor lose.
  const order = { currency_id: '1', legal_id: '3', share: '1', multiple: '20', status: '1' };
  for (const type of ['1', '2']) await server.ask('POST /lever/submit', { ...order, type });
  for (let second = 0; second < seconds; second += 1) {
    server.world.clock.pass(1000);
    server.world.engine.tick();
  }
  server.world.clock.pass(40_000);
  server.world.engine.tick();
  await expect.poll(() => heard.some((event) => event.name === 'closed_microorder')).toBe(true);
  return heard;
}

const of = (heard: readonly Heard[], name: string, symbol: string): readonly unknown[] =>
  heard.filter((event) => event.name === name && dig(event.payload, 'symbol') === symbol).map(({ payload }) => payload);
/** What is pushed of orders reads as their lists do: labels, times in the zone of the server. */
async function expectRowsAsListed(heard: readonly Heard[]): Promise<void> {
  const listed = dig((await server.ask('GET /microtrade/lists', { limit: '1' })).body, 'message', 'data', 0);
  const closed = heard.find(({ name }) => name === 'closed_microorder')?.payload;
  for (const column of ['created_at', 'handled_at', 'type_name', 'status_name'])
    expect(dig(closed, 'data', column)).toBe(dig(listed, column));
  const { body } = await server.ask('POST /lever/my_trade');
  const mark = heard.find(({ name }) => name === 'lever_trade')?.payload;
  const [pushed] = JSON.parse(String(dig(mark, 'trades_all'))) as readonly unknown[];
  const contracts = dig(body, 'message', 'message', 'data') as readonly { id: number }[];
  const contract = contracts.find(({ id }) => id === dig(pushed, 'id'));
  for (const column of ['time', 'transaction_time', 'update_time', 'type_name'])
    expect(dig(pushed, column)).toBe(dig(contract, column));
}

/** Whether some candle reaches beyond its open and close. */
const hasWicks = (candles: readonly unknown[]): boolean =>
  candles.some(
    (candle) => Number(dig(candle, 'high')) > Math.max(Number(dig(candle, 'open')), Number(dig(candle, 'close'))),
  );

const periodsOf = (payloads: readonly unknown[]): readonly string[] =>
  [...new Set(payloads.map((payload) => String(dig(payload, 'period'))))].toSorted();

describe('what is pushed', () => {
  test('a: about every two seconds a pair, without days, prices of other markets as texts', async () => {
    const heard = await heardOver('a', 10);
    const quotes = of(heard, 'daymarket', 'BTC/USDT');
    expect(quotes.length).toBeGreaterThanOrEqual(5);
    expect(quotes.length).toBeLessThanOrEqual(8);
    expect(quotes[0]).toMatchObject({ period: '1day', change: expect.stringMatching(/^[+-]/) as string });
    expect(periodsOf(of(heard, 'kline', 'BTC/USDT'))).not.toContain('1day');
    expect(typeof dig(of(heard, 'kline', 'EUR/USD')[0], 'close')).toBe('string');
    expect(typeof dig(of(heard, 'market_depth', 'EUR/USD')[0], 'bids', 0, 0)).toBe('string');
    expect(of(heard, 'match_trade', 'EUR/USD')).toEqual([]);
    expect(typeof dig(of(heard, 'match_trade', 'BTC/USDT')[0], 'data', 0, 'tradeId')).toBe('number');
    await expectRowsAsListed(heard);
    expect([...new Set(heard.map(({ name }) => name))].toSorted()).toEqual([
      'closed_microorder',
      'daymarket',
      'kline',
      'lever_trade',
      'market_depth',
      'match_trade',
    ]);
  });

  test('b: pairs of the house in minutes alone, every value a text', async () => {
    const heard = await heardOver('b', 4);
    const own = of(heard, 'kline', 'EUR/USD');
    expect(periodsOf(own)).toEqual(['1min']);
    expect(Object.values(own[0] as object).every((value) => typeof value === 'string')).toBe(true);
    expect(own[0]).toMatchObject({ content: '' });
    expect(of(heard, 'daymarket', 'EUR/USD')[0]).toMatchObject({ period: '1min', content: '' });
  });

  test('c: short periods alone, and other markets stamped with the moment', async () => {
    const heard = await heardOver('c', 4);
    const periods = periodsOf(of(heard, 'kline', 'BTC/USDT'));
    expect(periods.every((period) => ['1min', '5min', '15min'].includes(period))).toBe(true);
    expect(typeof dig(of(heard, 'kline', 'EUR/USD')[0], 'time')).toBe('string');
    const quote = of(heard, 'daymarket', 'BTC/USDT')[0];
    expect([typeof dig(quote, 'change'), dig(quote, 'period')]).toEqual(['number', '1day']);
    expect(dig(of(heard, 'daymarket', 'EUR/USD')[0], 'period')).toBe('1dy');
    expect(hasWicks(of(heard, 'kline', 'BTC/USDT'))).toBe(true);
    await expectRowsAsListed(heard);
  });

  test('d: the change is a number beside the figures of the day, and other markets have no candles', async () => {
    const heard = await heardOver('d', 4);
    const quote = of(heard, 'daymarket', 'BTC/USDT')[0];
    expect([typeof dig(quote, 'change'), typeof dig(quote, 'original_high')]).toEqual(['number', 'number']);
    expect(of(heard, 'kline', 'EUR/USD')).toEqual([]);
    expect(hasWicks(of(heard, 'kline', 'BTC/USDT'))).toBe(false);
    await expectRowsAsListed(heard);
    const mark = heard.find((event) => event.name === 'lever_trade')?.payload;
    expect(dig(mark, 'hazard_rate')).toMatch(/^-?\d+\.\d{8}$/);
  });
});
