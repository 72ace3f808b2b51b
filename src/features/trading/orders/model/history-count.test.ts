import { expect, test } from 'vitest';
import { lackingAs } from '../../../../core/domain/page.ts';
import { endedSince, historyCount } from './history-count.ts';

const seen = (count: number) => Array.from({ length: count }, () => undefined);

test('PO4 historyCount: what has been read to its end is counted, whatever the server counts', () => {
  expect(historyCount({ orders: seen(7), hasMore: false, counted: 12 }, 2)).toBe(7);
});

test('PO4 historyCount: before the end it is what the server counts without what still lives', () => {
  expect(historyCount({ orders: seen(20), hasMore: true, counted: 45 }, 3)).toBe(42);
  expect(historyCount({ orders: seen(20), hasMore: true, counted: 21 }, 3)).toBe(20);
});

test('PO4 historyCount: nothing is said where either number is missing', () => {
  expect(historyCount({ orders: undefined, hasMore: false, counted: undefined }, 0)).toBeUndefined();
  expect(historyCount({ orders: seen(20), hasMore: true, counted: undefined }, 3)).toBeUndefined();
  expect(historyCount({ orders: seen(20), hasMore: true, counted: 45 }, undefined)).toBeUndefined();
});

test('R8 historyCount: rows that cannot be read count as well', () => {
  const read = lackingAs(seen(7), { unreadable: [{ id: '9', path: 'message[7]' }] });
  expect(historyCount({ orders: read, hasMore: false, counted: 12 }, 2)).toBe(8);
});

test('endedSince: what has ended since the list was read is in neither its rows nor its count', () => {
  const [open, closed, waiting] = [{ id: '1' }, { id: '2' }, { id: '3' }];
  const ended = endedSince([open, closed, waiting], [[open], [waiting, { id: '9' }]]);
  expect(ended).toBe(1);
  const before = historyCount({ orders: seen(20), hasMore: true, counted: 31 }, 3);
  expect(historyCount({ orders: seen(20), hasMore: true, counted: 31 }, 2 + ended)).toBe(before);
  expect(endedSince([], [[open]])).toBe(0);
});
