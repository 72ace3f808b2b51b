import { describe, expect, test } from 'vitest';
import type { MarketCategory, QuotedInstrument } from '../../../core/domain/market/instrument.ts';
import { firstTabName, rowsOfTab, tabsWithPairs } from './market-tabs.ts';
import { readSort } from './read-sort.ts';

const row = (symbol: string, baseId: string, category: MarketCategory): QuotedInstrument => ({
  instrument: {
    id: symbol,
    symbol,
    base: { id: baseId, name: symbol.split('/')[0] ?? '' },
    quote: { id: '3', name: 'USDT' },
    category,
    logo: undefined,
    names: [],
    allows: { spot: true, contracts: true, options: true },
    priceStep: undefined,
    quantityStep: undefined,
    isOpen: undefined,
  },
  quote: {
    symbol,
    price: undefined,
    change: undefined,
    volume: undefined,
    open: undefined,
    high: undefined,
    low: undefined,
    receivedAt: 0,
  },
});
const rows = [
  row('BTC/USDT', '1', 'crypto'),
  row('EUR/USD', '20', 'forex'),
  row('ETH/USDT', '2', 'crypto'),
  row('ETH/BTC', '2', 'crypto'),
];
const symbols = (tab: Parameters<typeof rowsOfTab>[1], ids: readonly string[] = []) =>
  rowsOfTab(rows, tab, ids).map(({ instrument }) => instrument.symbol);

describe('rowsOfTab', () => {
  test('rowsOfTab: a category lists its pairs in the order of the operator', () => {
    expect(symbols('crypto')).toEqual(['BTC/USDT', 'ETH/USDT', 'ETH/BTC']);
    expect(symbols('futures')).toEqual([]);
  });

  test('rowsOfTab: favourites stand in the order they were starred, every pair of a starred coin, of any category', () => {
    expect(symbols('favourites', ['20', '2', '99'])).toEqual(['EUR/USD', 'ETH/USDT', 'ETH/BTC']);
  });
});

test('W6 tabsWithPairs: a category of which the server lists no pair is no tab', () => {
  expect(tabsWithPairs(undefined)).toEqual(['favourites', 'crypto', 'forex', 'stock', 'futures']);
  expect(tabsWithPairs(rows)).toEqual(['favourites', 'crypto', 'forex']);
  expect(tabsWithPairs([])).toEqual(['favourites', 'crypto']);
});

test('W6 firstTabName: where no kind is told, all pairs stand under a name that is true of them all', () => {
  const untold = [row('BTC/USDT', '1', 'crypto'), row('EUR/USD', '20', 'crypto'), row('AAPL/USD', '30', 'crypto')];
  expect([firstTabName(untold), firstTabName(rows), firstTabName(undefined)]).toEqual(['all', 'crypto', 'crypto']);
  expect(rowsOfTab(untold, 'crypto', [])).toEqual(untold);
});

describe('readSort', () => {
  test('readSort: reads back what was kept', () => {
    expect(readSort({ column: 'change', direction: 'ascending' })).toEqual({
      column: 'change',
      direction: 'ascending',
    });
  });

  test.each([
    undefined,
    null,
    7,
    {},
    { column: 'last' },
    { column: 'colour', direction: 'ascending' },
    { column: 'last', direction: 'up' },
  ])('readSort: %o is no order', (stored) => expect(readSort(stored)).toBeUndefined());
});
