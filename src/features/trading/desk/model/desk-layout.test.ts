import { describe, expect, test } from 'vitest';
import {
  defaultLayout,
  dropped,
  paneBounds,
  readLayouts,
  resized,
  saved,
  withChartOf,
  withCharts,
  withSecondBook,
  writeLayouts,
} from './desk-layout.ts';

const fresh = { now: defaultLayout, saved: [] };
const own = { ...defaultLayout, book: 200, orders: 400, charts: ['ETH/USDT'], books: ['SOL/USDT'], hasWatch: true };

describe('layouts of a desk', () => {
  test('they are read as they were written', () => {
    const layouts = saved({ now: own, saved: [] }, 'Evening');
    expect(readLayouts(writeLayouts(layouts))).toEqual(layouts);
    expect(layouts.saved).toEqual([{ name: 'Evening', layout: own }]);
  });

  test.each([undefined, '', 'wide', '[]', '{"now":1,"saved":2}', '{"now":{"book":"wide"}}'])(
    'what is not understood is the desk of the first day (%s)',
    (kept) => expect(readLayouts(kept)).toEqual(fresh),
  );

  test('a part that is not understood costs that part alone', () => {
    const kept = JSON.stringify({
      now: { book: 200, charts: ['<img>'] },
      saved: [{ name: '' }, { name: 'A', layout: {} }],
    });
    expect(readLayouts(kept)).toEqual({
      now: { ...defaultLayout, book: 200 },
      saved: [{ name: 'A', layout: defaultLayout }],
    });
  });

  test('no pane becomes too small to use or pushes the others out', () => {
    expect(resized(defaultLayout, 'book', 1).book).toBe(paneBounds.book.least);
    expect(resized(defaultLayout, 'ticket', 10_000).ticket).toBe(paneBounds.ticket.most);
    expect(readLayouts('{"now":{"orders":99999}}').now.orders).toBe(paneBounds.orders.most);
  });

  test('up to four charts, each with a pair of its own', () => {
    const four = withCharts(defaultLayout, 9, ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'XRP/USDT']);
    expect(four.charts).toEqual(['ETH/USDT', 'SOL/USDT', 'XRP/USDT']);
    const chosen = withChartOf(four, 1, 'BTC/USDT');
    expect(withCharts(chosen, 3, ['BTC/USDT', 'ETH/USDT']).charts).toEqual(['ETH/USDT', 'BTC/USDT']);
    expect(withCharts(chosen, 1, ['BTC/USDT', 'ETH/USDT']).charts).toEqual([]);
    expect(withCharts(defaultLayout, 3, ['BTC/USDT', 'ETH/USDT']).charts).toEqual(['ETH/USDT', 'BTC/USDT']);
  });

  test('a second book begins with the pair of the second chart, or with that of the page', () => {
    expect(withSecondBook(defaultLayout, true, 'BTC/USDT').books).toEqual(['BTC/USDT']);
    expect(withSecondBook(own, true, 'BTC/USDT').books).toEqual(['ETH/USDT']);
    expect(withSecondBook(own, false, 'BTC/USDT').books).toEqual([]);
  });

  test('a name is used once, and a layout can be dropped', () => {
    const twice = saved({ ...saved(fresh, 'A'), now: own }, ' A ');
    expect(twice.saved).toEqual([{ name: 'A', layout: own }]);
    expect(saved(fresh, '  ')).toEqual(fresh);
    expect(dropped(twice, 'A').saved).toEqual([]);
  });
});
