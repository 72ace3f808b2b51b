import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../../../core/errors/app-error.ts';
import { candlesFields, readCandles, readInstruments } from './market-codec.ts';

const window = { symbol: 'BTC/USDT', period: '1min', from: 1_700_000_000_000, to: 1_700_003_600_000 } as const;
const bar = (time: number) => ({ time: String(time), open: '1', high: '1', low: '1', close: '1' });

test('candles: bounds go out as whole seconds', () => {
  expect(candlesFields({ ...window, from: 1_700_000_000_999 })).toEqual({
    symbol: 'BTC/USDT',
    period: '1min',
    from: '1700000000',
    to: '1700003600',
  });
});

test('candles: both ends of the window are inside', () => {
  const times = [window.from - 1, window.from, window.to, window.to + 1];
  expect(readCandles(times.map(bar), window).map(({ time }) => time)).toEqual([window.from, window.to]);
});

test('candles: whatever the server sends, times ascend without repetition inside the window', () => {
  const time = fc.integer({ min: window.from - 600_000, max: window.to + 600_000 });
  fc.assert(
    fc.property(fc.array(fc.oneof(time, fc.constant(window.from))), (times) => {
      const read = readCandles(times.map(bar), window).map((candle) => candle.time);
      const wanted = [...new Set(times)].filter((at) => at >= window.from && at <= window.to).toSorted((a, b) => a - b);
      expect(read).toEqual(wanted);
    }),
  );
});

const pair = (base: string, more: Record<string, string> = {}) => ({
  id: `9${base.length}${base}`,
  currency_id: '1',
  legal_id: '3',
  currency_name: base,
  legal_name: 'USDT',
  now_price: '10',
  ...more,
});
const context = { fileAddress: (path: string) => path, receivedAt: 0 };
const listOf = (...quotation: ReturnType<typeof pair>[]) => [{ id: '3', name: 'USDT', quotation }];

test('MK1 instruments: a pair that cannot be read is left out and counted, and all others stay', () => {
  const broken = [pair('ETH', { now_price: 'n/a' }), pair('LTC', { id: '' }), pair('XRP', { open_lever: 'maybe' })];
  const { rows, unreadable } = readInstruments(listOf(pair('BTC'), ...broken, pair('SOL')), context);
  expect(rows.map(({ instrument }) => instrument.symbol)).toEqual(['BTC/USDT', 'SOL/USDT']);
  expect(unreadable?.map(({ id, path }) => [id, path])).toEqual([
    ['93ETH', 'message[0].quotation[1].now_price'],
    [undefined, 'message[0].quotation[2].id'],
    ['93XRP', 'message[0].quotation[3].open_lever'],
  ]);
});

test('MK1 instruments: a quote currency without a list of pairs takes no other one with it, and counts as one row', () => {
  const answer = [...listOf(pair('BTC')), { id: '4', name: 'USD', quotation: 'none' }];
  const { rows, unreadable } = readInstruments(answer, context);
  expect([rows.length, unreadable?.length]).toEqual([1, 1]);
});

test('MK1 instruments: a fault of this program is not taken for one of the server', () => {
  const fault = new TypeError('no such address');
  const fileAddress = (): never => {
    throw fault;
  };
  const read = () => readInstruments(listOf(pair('BTC', { logo: '/upload/btc.png' })), { ...context, fileAddress });
  expect(read).toThrow(fault);
});

test('MK1 instruments: an answer in which nothing can be read is a failure with the path of the first field', () => {
  const read = () => readInstruments(listOf(pair('BTC', { now_price: 'n/a' })), context);
  expect(read).toThrow(AppError);
  expect(readInstruments(listOf(), context)).toEqual({ rows: [] });
});
