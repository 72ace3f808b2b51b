import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleContract } from '../../../../../tests/support/contract-samples.ts';
import type { MarketCategory } from '../../../../core/domain/market/instrument.ts';
import { contractTraits, foundIn, ownIn } from '../model/record-filter.ts';
import { useRecords } from './use-records.ts';

vi.mock('../../../shared/instruments/data/instruments.ts', () => ({
  useInstrument: (symbol: string | undefined) => (symbol === 'BTC/USDT' ? { id: '1', symbol } : undefined),
  useInstruments: () => ({
    data: [
      { instrument: { symbol: 'BTC/USDT', category: 'crypto' } },
      { instrument: { symbol: 'EUR/USD', category: 'forex' } },
      { instrument: { symbol: 'AAPL/USD', category: 'stock' } },
    ],
  }),
}));

afterEach(cleanup);

const choices = {
  kinds: ['pending', 'history'],
  sides: ['buy', 'sell'],
  states: ['filled'],
  tradePath: '/trade',
} as const;

function open(address: string, category: MarketCategory = 'crypto') {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ records: useRecords({ ...choices, category }), search: useLocation().search }), {
    wrapper,
  }).result;
}

test('PO4 useRecords: the list and the filter stand in the address, beside what stood there', () => {
  const view = open('/orders?symbol=ETH/USDT');
  expect(view.current.records).toMatchObject({ kind: 'pending', isFiltered: false, isSearched: false });
  act(() => view.current.records.choose('history'));
  act(() => view.current.records.set('state', 'filled'));
  act(() => view.current.records.set('pair', 'BTC/USDT'));
  expect(new URLSearchParams(view.current.search).toString()).toBe(
    'symbol=ETH%2FUSDT&list=history&state=filled&pair=BTC%2FUSDT',
  );
  expect(view.current.records).toMatchObject({ kind: 'history', isFiltered: true, instrument: { symbol: 'BTC/USDT' } });
  act(() => view.current.records.clear());
  expect(new URLSearchParams(view.current.search).toString()).toBe('symbol=ETH%2FUSDT&list=history');
});

test.each(['', 'settled', 'HISTORY', '%00', 'history%20'])(
  'useRecords: the list %j is none: the first one opens',
  (list) => {
    expect(open(`/orders?list=${list}`).current.records.kind).toBe('pending');
  },
);

test('PO4 useRecords: a pair that is not listed is looked for here, and the state only among what is over', () => {
  expect(open('/orders?pair=NO/PAIR').current.records).toMatchObject({ isFiltered: true, isSearched: true });
  expect(open('/orders?state=filled').current.records).toMatchObject({ isFiltered: false });
  expect(open('/orders?list=history&state=filled').current.records).toMatchObject({ isSearched: true });
});

test('T22 useRecords: a page of forex leaves out crypto alone, and that of crypto has every order', () => {
  const shownOn = (category: MarketCategory): readonly (string | undefined)[] => {
    const { filter } = open('/orders', category).current.records;
    const orders = ['BTC/USDT', 'EUR/USD', 'AAPL/USD', 'OLD/PAIR'].map((symbol) => ({ ...sampleContract, symbol }));
    const found = foundIn(orders, filter, contractTraits).rows.map(({ symbol }) => symbol);
    expect(ownIn(orders, filter, contractTraits)?.map(({ symbol }) => symbol)).toEqual(found);
    return found;
  };
  expect(shownOn('forex')).toEqual(['EUR/USD', 'AAPL/USD', 'OLD/PAIR']);
  expect(shownOn('crypto')).toEqual(['BTC/USDT', 'EUR/USD', 'AAPL/USD', 'OLD/PAIR']);
});
