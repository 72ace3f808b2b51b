import { describe, expect, test } from 'vitest';
import { writtenOrder } from './written-order.ts';

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

  test('E26: a figure that can be read in two ways is none', () => {
    expect(read('buy btc 1,234')).toBeUndefined();
  });
});
