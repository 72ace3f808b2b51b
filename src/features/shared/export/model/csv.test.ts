import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimals } from '../../../../../tests/support/decimal-samples.ts';
import { csvCell, csvFile, csvLine, momentColumns } from './csv.ts';

/** Reads a file as RFC 4180 says: nothing of the writer is used. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/gy;
  for (let found = cells.exec(text); found !== null && cells.lastIndex <= text.length; found = cells.exec(text)) {
    const [, cell = '', end] = found;
    lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') lines.push([]);
    if (end === '') break;
  }
  return lines;
}

const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...Array.from('=+-@"\',;|\t\r\n ＝＠0a中')),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
  maxLength: 12,
});

describe('E12 csv', () => {
  test('E12 csvLine: any texts come out of a reader as many cells as went in, with at most an apostrophe more', () => {
    fc.assert(
      fc.property(fc.array(nasty, { minLength: 1, maxLength: 5 }), (texts) => {
        const [cells = []] = readCsv(csvLine(texts));
        expect(cells.map((cell) => cell.replaceAll("'", ''))).toEqual(texts.map((text) => text.replaceAll("'", '')));
      }),
    );
  });

  test('E12 csvCell: no text is a formula, at the start or behind what may begin a cell elsewhere', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const cell = csvCell(text);
        if (cell === text && /^-\d+(\.\d+)?$/.test(text)) return;
        const [[read = ''] = []] = readCsv(cell);
        for (const part of read.split(/[;\t\r\n]/)) expect(part.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
      }),
    );
  });

  test('E12 csvCell: every decimal stays the number it is, to the last digit', () => {
    fc.assert(fc.property(decimals(), (value) => csvCell(value) === value));
  });

  test.each([
    ['=1+1', `"'=1+1"`],
    ['+1', `"'+1"`],
    ['-1', '-1'],
    ['-0.00000001', '-0.00000001'],
    ['-1+cmd', `"'-1+cmd"`],
    ['--1', `"'--1"`],
    ['@sum', `"'@sum"`],
    ['\t=1', `"'\t'=1"`],
    ['\r=1', `"'\r'=1"`],
    [' =1', `"' =1"`],
    ['a;=1', `"a;'=1"`],
    ['say "no"', '"say ""no"""'],
    ['a,b', '"a,b"'],
    ['two\nlines', '"two\nlines"'],
    ['BTC/USDT', 'BTC/USDT'],
    ['', ''],
  ])('E12 csvCell: %j is written as %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  const columns = [
    { name: 'id', cell: (row: { readonly id: string }) => row.id },
    ...momentColumns<{ readonly id: string }>('placed_at', {
      serverZone: 'Asia/Singapore',
      read: () => '2025-01-02 03:04:05',
    }),
    { name: 'stop', cell: () => undefined },
  ];

  const fileOf = (...ids: readonly string[]) => ({
    names: columns.map(({ name }) => name),
    rows: ids.map((id) => columns.map(({ cell }) => cell({ id }))),
    isWhole: true,
  });

  test('E12 csvFile: header, rows with UTC beside the time as sent, empty for what is not known', () => {
    expect(csvFile(fileOf('1'))).toBe(
      '\uFEFFid,placed_at_utc,placed_at_server,stop\r\n1,2025-01-01T19:04:05Z,2025-01-02 03:04:05,\r\n',
    );
  });

  test('E12 momentColumns: without the server’s time zone the time in UTC is left empty', () => {
    const [utc, sent] = momentColumns<string>('at', { serverZone: undefined, read: (text) => text });
    expect([utc?.cell('2025-01-02 03:04:05'), sent?.cell('2025-01-02 03:04:05')]).toEqual([
      undefined,
      '2025-01-02 03:04:05',
    ]);
    expect(utc?.cell('1735787045')).toBe('2025-01-02T03:04:05Z');
  });

  test('E12 csvFile: one that is not whole says so in its last line', () => {
    const lines = readCsv(csvFile({ ...fileOf('1', '2'), isWhole: false }));
    expect(lines[3]?.[0]).toBe('INCOMPLETE: 2 rows were read; older ones are missing');
    expect(lines[3]).toHaveLength(columns.length);
    const named = csvFile({
      ...fileOf('1'),
      isWhole: false,
      unreadable: 2,
      missing: ['spot (0 read)', 'contract (50 read)'],
    });
    expect(readCsv(named)[2]?.[0]).toBe(
      'INCOMPLETE: 1 rows were read; 2 could not be read; not read to the end: spot (0 read), contract (50 read)',
    );
  });
});
