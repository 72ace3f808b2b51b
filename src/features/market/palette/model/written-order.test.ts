import { describe, expect, test } from 'vitest';
import { isMeant, unitOf, writtenOrder, writtenWish } from './written-order.ts';

const words = { buy: ['buy', 'kaufen'], sell: ['sell'] };
const read = (text: string) => writtenOrder(text, words, 'en-GB');

describe('E26 an order in one line', () => {
  test('E26: a verb, a pair and a figure', () => {
    expect(read('buy btc 100')).toEqual({ side: 'buy', name: 'btc', sizeText: '100' });
    expect(read('  SELL eth/usdt 0.5 ')).toEqual({ side: 'sell', name: 'eth/usdt', sizeText: '0.5' });
    expect(read('Kaufen BTC 1')).toMatchObject({ side: 'buy' });
  });

  test.each(['', 'buy', 'buy btc', 'buy btc lots', 'buy btc -1', 'buy btc 0', 'hold btc 1', 'btc 100'])(
    'E26: anything else is no order (%s)',
    (text) => expect(read(text)).toBeUndefined(),
  );

  test.each([
    ['sell 0.1 btc', { side: 'sell', name: 'btc', sizeText: '0.1', unit: 'btc' }],
    ['btc buy 100', { side: 'buy', name: 'btc', sizeText: '100', unit: undefined }],
    ['100 usdt btc buy', { side: 'buy', name: 'btc', sizeText: '100', unit: 'usdt' }],
    ['buy btc 100 usdt', { side: 'buy', name: 'btc', sizeText: '100', unit: 'usdt' }],
    ['buy btc usdt 100', { side: 'buy', name: 'btc/usdt', sizeText: '100', unit: undefined }],
    ['100 buy btc', { side: 'buy', name: 'btc', sizeText: '100', unit: undefined }],
  ])('E26: the words may stand in another sequence (%s)', (text, order) => expect(read(text)).toEqual(order));

  test.each(['buy sell btc 1', 'buy btc eth sol 1', '1 2x buy btc', '100 usdt'])(
    'E26: what can be meant in two ways is no order (%s)',
    (text) => expect(read(text)).toBeUndefined(),
  );

  test('E26: the figure counts the currency beside it, otherwise what its side usually counts', () => {
    const pair = { symbol: 'BTC/USDT', base: { name: 'BTC' }, quote: { name: 'USDT' } } as never;
    const unitIn = (text: string) => unitOf(read(text) ?? { side: 'buy', unit: 'none' }, pair);
    expect(['buy btc 100', 'buy 0.1 btc', 'sell btc 0.1', 'sell btc 50 usdt', '5 eur btc buy'].map(unitIn)).toEqual([
      'quote',
      'base',
      'base',
      'quote',
      undefined,
    ]);
  });

  test('E26: a wish to close or to cancel is a verb with one name or none', () => {
    expect(writtenWish('close btc', ['close'])).toEqual({ name: 'btc' });
    expect(writtenWish('BTC/USDT Close', ['close'])).toEqual({ name: 'btc/usdt' });
    expect(writtenWish('cancel', ['cancel'])).toEqual({ name: '' });
    expect(writtenWish('close', ['cancel'])).toBeUndefined();
    expect(writtenWish('close all of it', ['close'])).toBeUndefined();
  });

  test('E26: a figure that can be read in two ways is none', () => {
    expect(read('buy btc 1,234')).toBeUndefined();
  });
});

describe('E26 a word for a list', () => {
  test.each([
    ['position', ['positions'], true],
    ['Posi', ['positions'], true],
    ['pos', ['positions'], false],
    ['ORDENES', ['órdenes'], true],
    ['зака', ['позиция', 'заказ'], true],
    ['持仓', ['持仓'], true],
    ['注', ['注文'], false],
    ['主문', ['주문'], false],
    ['positions btc', ['positions'], false],
    ['', ['positions'], false],
  ] as const)('E26: %s among %s: %s', (text, list, isFound) => expect(isMeant(text, list)).toBe(isFound));
});
