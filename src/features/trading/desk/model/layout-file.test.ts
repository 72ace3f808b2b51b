import { describe, expect, test } from 'vitest';
import type { Drawing } from '../../chart/model/drawings.ts';
import { defaultLayout, saved, writeLayouts } from './desk-layout.ts';
import { drawnPairs, readLayoutFile, writeLayoutFile } from './layout-file.ts';

const own = { ...defaultLayout, book: 200, orders: 400, charts: ['ETH/USDT'], hasWatch: true };
const layouts = saved({ now: own, saved: [] }, 'Evening');
const line: Drawing = { id: 1, tool: 'horizontal', points: [{ at: 1000, value: 2.5 }], text: '' };

describe('a desk as a file', () => {
  test('layouts and what is drawn on their charts come back as they went; another file changes nothing', () => {
    const file = { layouts, drawings: { 'BTC/USDT': [line] } };
    const read = readLayoutFile(writeLayoutFile({ ...file, drawings: { ...file.drawings, 'ETH/USDT': [] } }));
    expect(read).toEqual(file);
    expect(readLayoutFile(writeLayouts(layouts))).toBeUndefined();
    expect(readLayoutFile('{"format":"tandem-chart","version":1}')).toBeUndefined();
  });

  test('a file without drawings is one, and unreadable ones are left out', () => {
    const plain = { format: 'tandem-desk', version: 1, ...layouts };
    expect(readLayoutFile(JSON.stringify(plain))).toEqual({ layouts, drawings: {} });
    const drawings = { 'BTC/USDT': ['x', [1, 'horizontal', 'y', 6]], 'no pair': [[1, 'horizontal', 5, 6]] };
    expect(readLayoutFile(JSON.stringify({ ...plain, drawings }))?.drawings).toEqual({ 'BTC/USDT': [] });
  });

  test('the pairs of the page, of the desk and of every saved layout are drawn on', () => {
    const more = { ...layouts, saved: [{ name: 'B', layout: { ...own, charts: ['SOL/USDT', 'ETH/USDT'] } }] };
    expect(drawnPairs(more, 'BTC/USDT')).toEqual(['BTC/USDT', 'ETH/USDT', 'SOL/USDT']);
  });
});
