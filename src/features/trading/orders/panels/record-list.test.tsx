import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../../core/errors/app-error.ts';
import { RecordList, type RecordListProps } from './record-list.tsx';

const world = vi.hoisted(() => ({ isOffline: false }));
vi.mock('../../../../core/session/use-offline.ts', () => ({ useOffline: () => world.isOffline }));

const list = {
  error: null,
  hasMore: false,
  hasMoreFailed: false,
  isLoadingMore: false,
  readAt: Date.UTC(2026, 0, 5, 12, 3, 4),
  loadMore: vi.fn<() => void>(),
  retry: vi.fn<() => void>(),
};
const nothingAsked = { pair: undefined, side: undefined, state: undefined, from: undefined, to: undefined };
const searched = {
  filter: { ...nothingAsked, side: 'buy' },
  isFiltered: true,
  isSearched: true,
  tradePath: '/trade',
  clear: vi.fn<() => void>(),
};
const unsearched = { ...searched, filter: nothingAsked, isFiltered: false, isSearched: false };

function show(props: Partial<RecordListProps>): void {
  render(
    <MemoryRouter>
      <Suspense>
        <RecordList list={list} read={20} shown={0} emptyTitle="No orders." {...props}>
          <ul />
        </RecordList>
      </Suspense>
    </MemoryRouter>,
  );
}
const found = (words: string | RegExp) => screen.findByText(words, {}, { timeout: 60_000 });

beforeAll(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
});
afterEach(cleanup);

describe('RecordList', () => {
  test('PO4 RecordList: that nothing is there says of when it is, where it could not be read again', async () => {
    show({ list: { ...list, error: new AppError('no-answer', '') }, read: 0 });
    await found('No orders.');
    expect(await found(/^As of /)).not.toBeNull();
  });

  test('PO4 RecordList: while pages are unread nothing is said to be missing, and more can be read', async () => {
    show({ list: { ...list, hasMore: true }, records: searched });
    await found('Found: 0 of the 20 newest. Older ones have not been read yet.');
    expect(screen.queryByText('No orders.')).toBeNull();
    fireEvent.click(screen.getByText('Show more'));
    expect(list.loadMore).toHaveBeenCalled();
    fireEvent.click(screen.getByText('Remove the filter'));
    expect(searched.clear).toHaveBeenCalled();
  });

  test('PO4 RecordList: past the first day of a span there is nothing more to read', async () => {
    show({ list: { ...list, hasMore: true }, records: searched, isPast: true, shown: 5 });
    await found('Found: 5 of 20.');
    expect(screen.queryByText('Show more')).toBeNull();
    await found('No more data');
  });

  test('PO4 RecordList: without a filter an empty list is empty, and a long one ends', async () => {
    show({ records: unsearched, read: 0 });
    await found('No orders.');
    expect(screen.getByRole('link', { name: 'Trade' }).getAttribute('href')).toBe('/trade');
    cleanup();
    show({ records: unsearched, read: 20, shown: 20 });
    await found('No more data');
    expect(screen.queryByText(/^Found/)).toBeNull();
  });

  test('4.2 RecordList: before the first answer there are rows of the final size, or the reason with a way to try again', async () => {
    show({ read: undefined });
    expect((await screen.findByRole('status', {}, { timeout: 60_000 })).className).toContain('skeleton');
    cleanup();
    show({ read: undefined, list: { ...list, error: new AppError('server', 'The house is on fire.') } });
    await found('The house is on fire.');
    expect(document.querySelector('[class*="skeleton"]')).toBeNull();
    fireEvent.click(screen.getByText('Try again'));
    expect(list.retry).toHaveBeenCalled();
  });

  test('4.2 RecordList: rows that were read stay when they cannot be read again, without a skeleton, and say of when they are', async () => {
    const error = new AppError('server', 'The house is on fire.');
    for (const isOffline of [false, true]) {
      world.isOffline = isOffline;
      show({ list: { ...list, error: isOffline ? null : error }, shown: 20 });
      await found(/^As of 2026-01-05 \d\d:03:04$/);
      expect(screen.getByRole('list')).toBeTruthy();
      expect(document.querySelector('[class*="skeleton"]')).toBeNull();
      expect(screen.queryAllByText('The house is on fire.')).toHaveLength(isOffline ? 0 : 1);
      cleanup();
    }
    world.isOffline = false;
    show({ shown: 20 });
    await found('No more data');
    expect(screen.queryByText(/^As of/)).toBeNull();
  });

  test('4.2 RecordList: nothing there and nothing found are told apart, each with its next step', async () => {
    show({ records: unsearched, read: 0 });
    await found('No orders.');
    expect(screen.getByRole('link', { name: 'Trade' })).toBeTruthy();
    cleanup();
    show({ records: searched, read: 20 });
    await found('Remove the filter');
    expect([screen.queryByText('No orders.'), screen.queryByRole('link')]).toEqual([null, null]);
  });

  test('PO4 RecordList: a further page that fails says so where it would stand, and what is there stays', async () => {
    const error = new AppError('server', 'The house is on fire.');
    show({ list: { ...list, error, hasMore: true, hasMoreFailed: true }, records: unsearched, shown: 20 });
    await found('The house is on fire.');
    fireEvent.click(screen.getByText('Try again'));
    expect(list.retry).toHaveBeenCalled();
  });

  test('R8 RecordList: an open order that cannot be read is told with its number and that money may be in it', async () => {
    const unreadable = [{ id: '4711', path: 'message.list[1].trade_amount' }];
    show({ list: { ...list, orders: { unreadable } }, kind: 'orders', read: 0 });
    const told = await screen.findByRole('alert', {}, { timeout: 60_000 });
    expect(told.textContent).toContain('1 open order could not be read. Your money may be in it.');
    expect(told.textContent).toContain('Order number: 4711');
    expect(screen.queryByText('No orders.')).toBeNull();
  });

  test('R8 RecordList: a history says how many rows of it could not be read', async () => {
    const unreadable = [1, 2].map((at) => ({ id: undefined, path: `message.list[${at}]` }));
    show({ list: { ...list, orders: { unreadable } }, shown: 20 });
    expect(await found('2 rows could not be read')).toBeTruthy();
  });
});
