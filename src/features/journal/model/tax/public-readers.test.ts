import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedResult, spotFill } from '../../../../../tests/support/journal-samples.ts';
import { readCsv } from '../../../../../tests/support/read-csv.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { amount, quantity, rate } from '../../../../core/money/amount.ts';
import type { ClosedResult } from '../closed-result.ts';
import { coinTrackingFile } from './cointracking.ts';
import { koinlyFile } from './koinly.ts';
import { taxEventsOf } from './tax-events.ts';

/**
 * What programs that read these formats make of a row. None of ours: written anew from the rules that two of them have in public,
 * BittyTax (`conv/parsers/koinly.py`) and rotki (`data_import/importers/cointracking.py`).
 */
interface Movement {
  readonly kind: 'trade' | 'gain' | 'loss' | 'fee';
  /** Epoch ms. */
  readonly at: number;
  /** What the balance of each currency changes by, in units of 18 decimals. */
  readonly changes: Readonly<Record<string, bigint>>;
  /** What of it is called a fee, the same way. */
  readonly fee: Readonly<Record<string, bigint>>;
}

type Row = ReadonlyMap<string, string>;

const rowsOf = (file: string): readonly Row[] => {
  const [head = [], ...rows] = readCsv(file);
  return rows.map((cells) => {
    // As many cells as the head has names, or the row is refused.
    if (cells.length !== head.length) throw new Error('Unexpected number of columns');
    return new Map(cells.map((cell, at) => [head[at] ?? '', cell]));
  });
};

const cellOf = (row: Row, name: string): string => {
  const cell = row.get(name);
  if (cell === undefined) throw new Error(`there is no column ${name}`);
  return cell;
};

const places = 18;
/** A decimal as other languages read one: a dot, no exponent, no sign, no thousands. */
function unitsOf(text: string): bigint {
  const [, whole = '', part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '' || part.length > places) throw new Error(`no decimal: ${text}`);
  return BigInt(whole + part.padEnd(places, '0'));
}

/** A sum of a row, with the names of its two columns; undefined where there is none. A zero counts as none. */
function sumOf(
  row: Row,
  figure: string,
  unit: string,
): { readonly currency: string; readonly units: bigint } | undefined {
  const [text, currency] = [cellOf(row, figure), cellOf(row, unit)];
  if (text === '' || currency === '') return undefined;
  if (!/^[A-Z\d]{2,10}$/.test(currency)) throw new Error(`no symbol of a currency: ${currency}`);
  const units = unitsOf(text);
  return units === 0n ? undefined : { currency, units };
}

/** `%Y-%m-%d %H:%M:%S`, as UTC. */
function instantOf(text: string): number {
  const [, ...parts] = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/.exec(text) ?? [];
  if (parts.length === 0) throw new Error(`no time: ${text}`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const added = (...parts: readonly (readonly [currency: string, units: bigint])[]): Record<string, bigint> => {
  const sums: Record<string, bigint> = {};
  for (const [currency, units] of parts) sums[currency] = (sums[currency] ?? 0n) + units;
  return sums;
};
type Part = ReturnType<typeof sumOf>;
const plus = (part: Part) => (part === undefined ? [] : [[part.currency, part.units] as const]);
const minus = (part: Part) => (part === undefined ? [] : [[part.currency, -part.units] as const]);

/** By which side is filled in; the label tells what kind of receipt or payment it is, and a fee comes on top. */
const asKoinly = (file: string): readonly Movement[] =>
  rowsOf(file).map((row) => {
    const [, time = ''] = /^(.*) UTC$/.exec(cellOf(row, 'Date')) ?? [];
    const sent = sumOf(row, 'Sent Amount', 'Sent Currency');
    const received = sumOf(row, 'Received Amount', 'Received Currency');
    const fee = sumOf(row, 'Fee Amount', 'Fee Currency');
    const label = cellOf(row, 'Label');
    const kinds: Readonly<Record<string, Movement['kind']>> =
      sent === undefined
        ? { 'realized gain': 'gain' }
        : received === undefined
          ? { 'realized gain': 'loss', 'margin fee': 'fee' }
          : { '': 'trade' };
    const kind = kinds[label];
    if (kind === undefined || (sent ?? received) === undefined) throw new Error(`unmapped: ${label}`);
    const changes = added(...plus(received), ...minus(sent), ...minus(fee));
    return { kind, at: instantOf(time), changes, fee: added(...minus(fee)) };
  });

const trackedKinds: Readonly<Record<string, readonly [kind: Movement['kind'], buys: boolean, sells: boolean]>> = {
  Trade: ['trade', true, true],
  'Derivatives / Futures Profit': ['gain', true, false],
  'Derivatives / Futures Loss': ['loss', false, true],
  'Margin Fee': ['fee', false, true],
};

/** By the type, which says which sides there are; amounts are those that were received, and the fee only tells of them. */
const asCoinTracking = (file: string): readonly Movement[] =>
  rowsOf(file).map((row) => {
    const [kind, buys, sells] = trackedKinds[cellOf(row, 'Type')] ?? [];
    if (kind === undefined) throw new Error(`Unknown entry type "${cellOf(row, 'Type')}"`);
    const buy = sumOf(row, 'Buy Amount', 'Buy Currency');
    const sell = sumOf(row, 'Sell Amount', 'Sell Currency');
    if ((buy !== undefined) !== buys || (sell !== undefined) !== sells) throw new Error(`a ${kind} without its sides`);
    const fee = sumOf(row, 'Fee', 'Fee Currency');
    if (cellOf(row, 'Exchange') === '') throw new Error('no exchange');
    return {
      kind,
      at: instantOf(cellOf(row, 'Date')),
      changes: added(...plus(buy), ...minus(sell)),
      fee: added(...minus(fee)),
    };
  });

const november = { span: 'month', month: '2026-11' } as const;
const filesOf = (results: readonly ClosedResult[], spotOrders: readonly SpotOrder[], server: string) => {
  const { events } = taxEventsOf({ results, spotOrders }, november, { days: server, server });
  return {
    koinly: koinlyFile(events, 'live'),
    tracking: coinTrackingFile(events, { exchange: 'Acme', mode: 'live' }),
  };
};
const units = (text: string): bigint => (text.startsWith('-') ? -unitsOf(text.slice(1)) : unitsOf(text));

describe('E12 what public readers make of the files', () => {
  /** New York is five hours behind UTC from the first of November at two on, and four before. */
  const zones = [
    ['Asia/Shanghai', '2026-11-02 00:00:05', Date.UTC(2026, 10, 1, 16, 0, 5)],
    ['America/New_York', '2026-11-01 00:30:00', Date.UTC(2026, 10, 1, 4, 30)],
    ['America/New_York', '2026-11-30 23:59:59', Date.UTC(2026, 11, 1, 4, 59, 59)],
    ['UTC', '2026-11-30 23:59:59', Date.UTC(2026, 10, 30, 23, 59, 59)],
  ] as const;

  test.each(zones)('E12 in the zone %s, %s is the same moment in both', (zone, time, moment) => {
    const { koinly, tracking } = filesOf(
      [closedResult({ time, day: time.slice(0, 10) })],
      [spotFill('buy', { units: '1', at: '60000', minute: 0 }, { updatedAt: time })],
      zone,
    );
    for (const movements of [asKoinly(koinly), asCoinTracking(tracking)])
      expect(movements.map(({ at }) => at)).toEqual([moment, moment, moment]);
  });

  test('E12 a purchase, a sale, a gain and a loss come to what the account booked, with their fees, to the last of 18 decimals', () => {
    const { koinly, tracking } = filesOf(
      [
        closedResult({ gross: amount('12.34'), fee: amount('0.012345678901234567'), result: amount('12.3') }),
        closedResult({
          id: 'seconds 2',
          product: 'options',
          gross: amount('-10'),
          fee: amount('0'),
          result: amount('-10'),
        }),
      ],
      [
        spotFill('buy', { units: '0.00000001', at: '61000.5', minute: 1 }, { feeRate: rate('0') }),
        spotFill('sell', { units: '2', at: '30000', minute: 2 }, { feeRate: rate('0.002') }),
      ],
      'UTC',
    );
    const expected = [
      { kind: 'gain', changes: { USDT: units('12.34') }, fee: {} },
      { kind: 'fee', changes: { USDT: units('-0.012345678901234567') }, fee: {} },
      { kind: 'loss', changes: { USDT: units('-10') }, fee: {} },
      { kind: 'trade', changes: { BTC: units('0.00000001'), USDT: units('-0.00061') }, fee: {} },
      { kind: 'trade', changes: { BTC: units('-2'), USDT: units('59880') }, fee: { USDT: units('-120') } },
    ];
    const withoutTimes = (movements: readonly Movement[]) =>
      movements.map(({ kind, changes, fee }) => ({ kind, changes, fee })).toSorted(byKind);
    const byKind = (left: { kind: string }, right: { kind: string }) => left.kind.localeCompare(right.kind);
    expect(withoutTimes(asKoinly(koinly))).toEqual(expected.toSorted(byKind));
    expect(withoutTimes(asCoinTracking(tracking))).toEqual(expected.toSorted(byKind));
  });

  test('E12 whatever was traded, both readers take every row, and take the same from it', () => {
    const sums = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).map((cents) => {
      const digits = String(cents < 0n ? -cents : cents).padStart(9, '0');
      return amount(`${cents < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`);
    });
    const closed = fc.record({ gross: sums, fee: sums });
    const filled = fc.record({
      side: fc.constantFrom('buy' as const, 'sell' as const),
      coins: fc.integer({ min: 1, max: 10 ** 9 }).map((tiny) => quantity((tiny / 10 ** 4).toFixed(4))),
    });
    fc.assert(
      fc.property(fc.array(closed, { maxLength: 6 }), fc.array(filled, { maxLength: 6 }), (results, orders) => {
        const { koinly, tracking } = filesOf(
          results.map(({ gross, fee }, at) => closedResult({ id: `contract ${at}`, gross, fee })),
          orders.map(({ side, coins }, minute) => ({
            ...spotFill(side, { units: coins, at: '61000.5', minute }),
            feeRate: rate('0.002'),
          })),
          'Asia/Shanghai',
        );
        expect(asKoinly(koinly)).toEqual(asCoinTracking(tracking));
      }),
    );
  });

  test.each([
    ['a type that there is not', 'Type,Buy Amount', 'Perp Profit,1'],
    ['a decimal comma', 'Type,Buy Amount,Buy Currency,Sell Amount,Sell Currency', 'Trade,"1,5",BTC,1,USDT'],
    ['a cell too many', 'Type', 'Trade,'],
  ])('E12 the readers of these tests refuse %s', (_what, head, row) => {
    expect(() => asCoinTracking(`${head}\r\n${row}\r\n`)).toThrow();
  });
});
