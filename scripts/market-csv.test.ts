import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMarketCsv, readTime } from './market-csv.ts';

const sample = (name: string): string => readFileSync(new URL(`../tests/market-data/${name}`, import.meta.url), 'utf8');

test('readMarketCsv: columns in any order, with semicolons and a mark at the start of the file', () => {
  const { bars, problems, hasVolume } = readMarketCsv(sample('minutes.csv'));
  expect([problems, hasVolume, bars.length]).toEqual([[], true, 5]);
  // Hundredths, because no price has a third decimal that is not zero.
  expect(bars[1]).toEqual({
    line: 3,
    time: 1_700_000_060_000,
    open: 9976,
    high: 10_076,
    low: 9951,
    close: 10_001,
    volume: 135_000,
  });
});

test('readMarketCsv: what is wrong is said with its line, as an editor counts them', () => {
  const { bars, problems } = readMarketCsv(sample('wrong.csv'));
  expect(problems).toEqual([
    'line 4: “2024-02-30” is no time (seconds, milliseconds or ISO)',
    'line 5: high 10.5 is below low 10.6',
    'line 6: open 13 is not between low and high',
    'line 6: the same time as line 5',
    'line 7: close 9.5 is not between low and high',
    'line 10: the same time as line 9',
    'line 11: earlier than line 9',
    'line 12: open is not more than zero',
    'line 13: open “1e1” is no plain number',
    'line 14: close “-11” is no plain number',
    'line 15: volume “” is no plain number',
  ]);
  expect(bars.map(({ line }) => line)).toEqual([2, 3, 9]);
});

test('readMarketCsv: columns named by hand, with or without a header, and some of them passed over', () => {
  const names = ['time', '-', 'close', 'open', 'high', 'low'];
  const rows = '1700000000,x,2,1,3,0.5\n1700000060,x,2,1,3,0.5\n';
  const named = readMarketCsv(rows, names);
  expect(named).toMatchObject({ problems: [], hasVolume: false, bars: [{ line: 1, close: 20, low: 5 }, { line: 2 }] });
  expect(readMarketCsv(`when,what,c,o,h,l\n${rows}`, names).bars.map(({ line }) => line)).toEqual([2, 3]);
});

test('readMarketCsv: a column that is missing, and a file without bars', () => {
  expect(readMarketCsv('date,open,high,close\n').problems).toEqual([expect.stringContaining('line 1: no column low')]);
  expect(readMarketCsv('date,open,high,low,close\n').problems).toEqual(['line 1: no bars']);
  expect(readMarketCsv('').problems).toHaveLength(1);
});

test.each([
  ['1700000000', 1_700_000_000_000],
  ['1700000000.0', 1_700_000_000_000],
  ['1700000000123', 1_700_000_000_123],
  ['2023-11-14', Date.UTC(2023, 10, 14)],
  ['2023-11-14 09:30', Date.UTC(2023, 10, 14, 9, 30)],
  ['2023-11-14T09:30:15Z', Date.UTC(2023, 10, 14, 9, 30, 15)],
  ['2023-11-14T09:30:15.250+0200', Date.UTC(2023, 10, 14, 7, 30, 15, 250)],
  ['2023-02-29', undefined],
  ['2023-13-01', undefined],
  ['2023-11-14 25:00', undefined],
  ['14/11/2023', undefined],
  ['', undefined],
])('readTime: %s', (text, expected) => {
  expect(readTime(text)).toBe(expected);
});

test('readMarketCsv: whatever stands in a file, each line is a bar, a problem or nothing', () => {
  const field = fc.oneof(
    fc.constantFrom('1', '2.5', '1700000000', '2024-01-01', '"', ',', 'x'),
    fc.string({ maxLength: 4 }),
  );
  const line = fc.array(field, { maxLength: 7 }).map((fields) => fields.join(','));
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { bars, problems } = readMarketCsv(['time,open,high,low,close,volume', ...lines].join('\n'));
      for (const { open, high, low, close } of bars)
        expect(low <= Math.min(open, close) && Math.max(open, close) <= high).toBe(true);
      for (const problem of problems) expect(problem).toMatch(/^line \d+: /);
    }),
  );
});
