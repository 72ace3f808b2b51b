import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedResult, spotFill } from '../../../../../tests/support/journal-samples.ts';
import { readCsv } from '../../../../../tests/support/read-csv.ts';
import { amount, quantity } from '../../../../core/money/amount.ts';
import { coinTrackingFile } from './cointracking.ts';
import { koinlyFile } from './koinly.ts';
import { taxEventsOf } from './tax-events.ts';

type Fields = Readonly<Record<string, string>>;

function recordsIn(file: string, columns: readonly string[]): readonly Fields[] {
  const [head = [], ...rows] = readCsv(file);
  expect(head).toEqual(columns);
  return rows.map((cells) => {
    expect(cells).toHaveLength(columns.length);
    return Object.fromEntries(cells.map((cell, at) => [columns[at] ?? '', cell]));
  });
}

/** Decimals without sign, exponent, thousands or currency; where there is one, there is its currency, and the other way round. */
function expectSum(record: Fields, figure: string, currency: string): boolean {
  const [value = '', unit = ''] = [record[figure], record[currency]];
  expect([value === '', figure]).toEqual([unit === '', figure]);
  if (value === '') return false;
  expect(value).toMatch(/^(?:0|[1-9]\d*)(?:\.\d+)?$/);
  expect(value).not.toMatch(/^0(?:\.0+)?$/);
  return true;
}

/** `YYYY-MM-DD HH:MM:SS` of a day that there is. */
function expectTime(text: string): void {
  expect(text).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  expect(new Date(`${text.replace(' ', 'T')}Z`).toISOString().slice(0, 19).replace('T', ' ')).toBe(text);
}

/** The universal template, as its page and public programs that write it give it: twelve columns. */
const koinly = [
  'Date',
  'Sent Amount',
  'Sent Currency',
  'Received Amount',
  'Received Currency',
  'Fee Amount',
  'Fee Currency',
  'Net Worth Amount',
  'Net Worth Currency',
  'Label',
  'Description',
  'TxHash',
];
/** Of what only comes in, and of what only goes out; a trade has none. */
const koinlyLabels = { in: ['realized gain'], out: ['realized gain', 'margin fee'], trade: [''] };

/** The eleven columns of the import; those behind them may be left out. */
const coinTracking =
  'Type|Buy Amount|Buy Currency|Sell Amount|Sell Currency|Fee|Fee Currency|Exchange|Trade-Group|Comment|Date'.split(
    '|',
  );
const coinTrackingTypes = {
  in: ['Derivatives / Futures Profit'],
  out: ['Derivatives / Futures Loss', 'Margin Fee'],
  trade: ['Trade'],
};

const sideOf = (isIn: boolean, isOut: boolean): 'in' | 'out' | 'trade' => {
  expect(isIn || isOut).toBe(true);
  return isIn && isOut ? 'trade' : isIn ? 'in' : 'out';
};

const cents = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((value) => amount((value / 100).toFixed(2)));
const texts = fc.constantFrom('BTC/USDT', 'a,b/USDT', '"Q"/USDT', '=1+1/USDT', 'новая/USDT', 'a\nb/USDT');
const closings = fc.array(
  fc.record({ gross: cents, fee: cents, pair: texts, minute: fc.integer({ min: 0, max: 40_000 }) }),
  { maxLength: 12 },
);
const fills = fc.array(
  fc.record({
    side: fc.constantFrom('buy' as const, 'sell' as const),
    units: fc.integer({ min: 1, max: 10_000 }),
    minute: fc.integer({ min: 0, max: 59 }),
  }),
  { maxLength: 12 },
);

const november = { span: 'month', month: '2026-11' } as const;
const zones = { days: 'Asia/Shanghai', server: 'Asia/Shanghai' };

test('E12 both files are read back by the rules of their templates: columns, times, figures, labels, unlike hashes', () => {
  fc.assert(
    fc.property(closings, fills, (closed, filled) => {
      const results = closed.map(({ gross, fee, pair, minute }, at) => {
        const when = new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString().slice(0, 19).replace('T', ' ');
        return closedResult({ id: `contract ${at}`, gross, fee, pair, time: when, day: when.slice(0, 10) });
      });
      const orders = filled.map(({ side, units, minute }, at) =>
        spotFill(
          side,
          { units: String(units / 100), at: '61000.5', minute },
          { id: `${at}`, quantity: quantity('100') },
        ),
      );
      const { events } = taxEventsOf({ results, spotOrders: orders }, november, zones);
      const ofKoinly = recordsIn(koinlyFile(events, 'live'), koinly);
      const ofTracking = recordsIn(coinTrackingFile(events, { exchange: 'A, "B"', mode: 'live' }), coinTracking);
      expect([ofKoinly.length, ofTracking.length]).toEqual([events.length, events.length]);
      for (const record of ofKoinly) {
        expect(record['Date']?.slice(19)).toBe(' UTC');
        expectTime(record['Date']?.slice(0, 19) ?? '');
        const side = sideOf(
          expectSum(record, 'Received Amount', 'Received Currency'),
          expectSum(record, 'Sent Amount', 'Sent Currency'),
        );
        expectSum(record, 'Fee Amount', 'Fee Currency');
        expect(koinlyLabels[side]).toContain(record['Label']);
      }
      expect(new Set(ofKoinly.map((record) => record['TxHash'])).size).toBe(events.length);
      for (const record of ofTracking) {
        expectTime(record['Date'] ?? '');
        const side = sideOf(
          expectSum(record, 'Buy Amount', 'Buy Currency'),
          expectSum(record, 'Sell Amount', 'Sell Currency'),
        );
        expectSum(record, 'Fee', 'Fee Currency');
        expect(coinTrackingTypes[side]).toContain(record['Type']);
        expect(record['Exchange']).toBe('A, "B"');
      }
    }),
  );
});

test('E12 readCsv: the reader of these tests refuses what is no CSV', () => {
  expect(readCsv('a,"b,""c""\r\n"\r\n,\r\n')).toEqual([
    ['a', 'b,"c"\r\n'],
    ['', ''],
  ]);
  for (const text of ['a"b\r\n', '"a\r\n', '"a"b\r\n', 'a']) expect(() => readCsv(text)).toThrow();
});
