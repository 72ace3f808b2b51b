import { expect, test } from 'vitest';
import { defaultLayout, paneBounds, readLayout, resized, writeLayout } from './desk-layout.ts';

test('a layout is read as it was written', () => {
  const layout = { book: 200, ticket: 300, orders: 400 };
  expect(readLayout(writeLayout(layout))).toEqual(layout);
});

test.each([undefined, '', 'wide', ',,', '{"book":1}'])(
  'what is not understood is the layout of the first day (%s)',
  (kept) => {
    expect(readLayout(kept)).toEqual(defaultLayout);
  },
);

test('no pane becomes too small to use or pushes the others out', () => {
  expect(resized(defaultLayout, 'book', 1).book).toBe(paneBounds.book.least);
  expect(resized(defaultLayout, 'ticket', 10_000).ticket).toBe(paneBounds.ticket.most);
  expect(readLayout('1,99999,300')).toEqual({
    book: paneBounds.book.least,
    ticket: paneBounds.ticket.most,
    orders: 300,
  });
});
