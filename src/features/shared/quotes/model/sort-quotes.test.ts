import { describe, expect, test } from 'vitest';
import type { Quote } from '../../../../core/domain/market/instrument.ts';
import { price, quantity, rate } from '../../../../core/money/amount.ts';
import { nextSort, sortInstruments, type QuoteSort } from './sort-quotes.ts';

const figures: Readonly<Record<string, readonly [string, string, string]>> = {
  'BTC/USDT': ['60000', '1.5', '10'],
  'DOGE/USDT': ['0.1', '-4', '9000000'],
  'ETH/USDT': ['2000', '12', '400'],
};
const unknown = {
  price: undefined,
  change: undefined,
  volume: undefined,
  open: undefined,
  high: undefined,
  low: undefined,
  receivedAt: 0,
};
const quoteOf = (symbol: string): Quote | undefined => {
  const [last, change, volume] = figures[symbol] ?? [];
  if (last === undefined || change === undefined || volume === undefined) return undefined;
  return { ...unknown, symbol, price: price(last), change: rate(change), volume: quantity(volume) };
};
const list = ['ETH/USDT', 'XXX/USDT', 'DOGE/USDT', 'BTC/USDT'].map((symbol) => ({ symbol }));
const sorted = (sort: QuoteSort | undefined) =>
  sortInstruments(list, sort, quoteOf).map(({ symbol }) => symbol.split('/')[0]);

describe('sortInstruments', () => {
  test.each<[QuoteSort | undefined, string]>([
    [undefined, 'ETH XXX DOGE BTC'],
    [{ column: 'name', direction: 'ascending' }, 'BTC DOGE ETH XXX'],
    [{ column: 'name', direction: 'descending' }, 'XXX ETH DOGE BTC'],
    [{ column: 'last', direction: 'descending' }, 'BTC ETH DOGE XXX'],
    [{ column: 'last', direction: 'ascending' }, 'DOGE ETH BTC XXX'],
    [{ column: 'change', direction: 'descending' }, 'ETH BTC DOGE XXX'],
    [{ column: 'volume', direction: 'descending' }, 'DOGE ETH BTC XXX'],
    [{ column: 'turnover', direction: 'descending' }, 'DOGE ETH BTC XXX'],
    [{ column: 'turnover', direction: 'ascending' }, 'BTC ETH DOGE XXX'],
  ])('sortInstruments: %o gives %s', (sort, expected) => expect(sorted(sort).join(' ')).toBe(expected));

  test('sortInstruments: figures are compared as numbers, not as text', () => {
    const prices = new Map([
      ['BTC/USDT', price('9')],
      ['ETH/USDT', price('10')],
    ]);
    const priced = (symbol: string): Quote => ({ ...unknown, symbol, price: prices.get(symbol) });
    const [first] = sortInstruments(list, { column: 'last', direction: 'descending' }, priced);
    expect(first?.symbol).toBe('ETH/USDT');
  });
});

describe('nextSort', () => {
  test('nextSort: figures start with the largest, names with A, the third tap gives the list back', () => {
    const once = nextSort(undefined, 'change');
    const twice = nextSort(once, 'change');
    expect([once?.direction, twice?.direction, nextSort(twice, 'change')]).toEqual([
      'descending',
      'ascending',
      undefined,
    ]);
    expect(nextSort(once, 'name')).toEqual({ column: 'name', direction: 'ascending' });
  });
});
