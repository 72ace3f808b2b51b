import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KeyValueStorage } from '../../../core/platform/storage.ts';
import { readWireJson } from '../http/wire-json.ts';
import { HttpFiatRates, ratesAgeMsMax, ratesKey, readRates } from './fiat-rates-adapter.ts';

const read = (body: string): unknown => readRates(readWireJson(body));
const answer = '{"base":"USD","rates":{"USD":1,"EUR":0.92,"CHF":0.88,"JPY":"149.5","VND":2.5e4}}';

function start(bodies: (string | Error)[], url: string | null = 'https://rates.test') {
  const device = { time: 1_800_000_000_000 };
  const kept = new Map<string, string>();
  const storage: KeyValueStorage = {
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    keeps: () => true,
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    watch: () => () => undefined,
  };
  let asked = 0;
  const rates = new HttpFiatRates({
    url: url ?? undefined,
    storage,
    clock: { now: () => device.time, after: () => () => undefined },
    fetch: async () => {
      asked += 1;
      const body = bodies.shift() ?? new TypeError('network');
      if (body instanceof Error) throw body;
      return new Response(body);
    },
  });
  return { rates, device, kept, asked: () => asked };
}

describe('readRates', () => {
  test('readRates: only the eleven currencies are kept, with every digit', () => {
    expect(read(answer)).toEqual({ USD: '1', EUR: '0.92', JPY: '149.5', VND: '25000' });
    expect(read('{"EUR":0.12345678901234567,"XYZ":1}')).toEqual({ USD: '1', EUR: '0.12345678901234567' });
  });

  test('readRates: another base is converted to the dollar', () => {
    expect(read('{"base":"EUR","rates":{"USD":1.25,"GBP":1}}')).toEqual({ USD: '1', EUR: '0.8', GBP: '0.8' });
    expect(read('{"base":"EUR","rates":{"GBP":1}}')).toBeUndefined();
  });

  test.each([
    '',
    '<html>',
    '[]',
    '{}',
    '{"rates":{}}',
    '{"rates":{"EUR":-1}}',
    '{"rates":{"EUR":0}}',
    '{"rates":{"EUR":"x"}}',
  ])('readRates: nothing usable in %s', (body) => {
    expect(read(body)).toBeUndefined();
  });

  test('readRates: nothing makes it throw', () => {
    fc.assert(
      fc.property(fc.json(), (body) => {
        expect(['object', 'undefined']).toContain(typeof read(body));
      }),
    );
  });
});

describe('HttpFiatRates', () => {
  test('fiatRates: asked once a day, kept for the next start', async () => {
    const { rates, device, kept, asked } = start([answer, '{"EUR":0.5}']);
    const [first, second] = await Promise.all([rates.fiatRates(), rates.fiatRates()]);
    expect(first).toEqual(second);
    device.time += ratesAgeMsMax - 1;
    expect(await rates.fiatRates()).toEqual(first);
    expect(asked()).toBe(1);
    expect(kept.has(ratesKey)).toBe(true);
    device.time += 1;
    expect((await rates.fiatRates()).rates.EUR).toBe('0.5');
    expect(asked()).toBe(2);
  });

  test.each([new TypeError('network'), '<html>', '{}'])(
    'fiatRates: after a failure the last rates stay (%s)',
    async (failure) => {
      const { rates, device } = start([answer, failure]);
      const first = await rates.fiatRates();
      device.time += ratesAgeMsMax * 2;
      expect(await rates.fiatRates()).toEqual(first);
    },
  );

  test('fiatRates: without any answer, or without a service, the dollar is 1', async () => {
    expect(await start([]).rates.fiatRates()).toEqual({ rates: { USD: '1' }, savedAt: 0 });
    const none = start([answer], null);
    expect(await none.rates.fiatRates()).toEqual({ rates: { USD: '1' }, savedAt: 0 });
    expect(none.asked()).toBe(0);
  });

  test('fiatRates: a store that was tampered with is not believed', async () => {
    const { rates, kept } = start([answer]);
    kept.set(ratesKey, '{"savedAt":"soon","rates":{"EUR":"1e999999"}}');
    expect((await rates.fiatRates()).rates.EUR).toBe('0.92');
  });

  test('fiatRates: rates from the future are asked for again', async () => {
    const { rates, device, asked } = start([answer, answer]);
    await rates.fiatRates();
    device.time -= 1;
    await rates.fiatRates();
    expect(asked()).toBe(2);
  });
});
