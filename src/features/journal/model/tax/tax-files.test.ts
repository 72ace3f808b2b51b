import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedResult, spotFill } from '../../../../../tests/support/journal-samples.ts';
import { amount, price, quantity, rate, type Amount } from '../../../../core/money/amount.ts';
import {
  amountOf,
  cost,
  decimalOf,
  multiply,
  negate,
  roundTo,
  subtract,
  sum,
} from '../../../../core/money/fixed-point.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import type { ClosedResult } from '../closed-result.ts';
import { coinTrackingColumns, coinTrackingFile } from './cointracking.ts';
import { koinlyColumns, koinlyFile } from './koinly.ts';
import { taxEventsOf, type TaxZones } from './tax-events.ts';

const november = { span: 'month', month: '2026-11' } as const;
const shanghai: TaxZones = { days: 'Asia/Shanghai', server: 'Asia/Shanghai' };
const eventsOf = (results: readonly ClosedResult[], spotOrders: readonly SpotOrder[] = [], zones = shanghai) =>
  taxEventsOf({ results, spotOrders }, november, zones);

/** The cells of a file that has neither commas nor quotes in its cells. */
const cellsOf = (file: string): readonly (readonly string[])[] =>
  file
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

const buy = spotFill('buy', { units: '0.5', at: '60000', minute: 1 });
const sale = spotFill('sell', { units: '0.25', at: '64000.5', minute: 2 });

describe('E12 files for tax tools', () => {
  test('E12 koinlyFile: the columns of its universal template, times in UTC, fees on top of the amounts', () => {
    const lost = closedResult({
      id: 'seconds 7',
      product: 'options',
      gross: amount('-10'),
      fee: amount('0.00000001'),
      result: amount('-10.00000001'),
    });
    const { events, leftOut } = eventsOf([lost, closedResult({ time: '2026-11-02 20:00:00' })], [sale, buy]);
    expect(leftOut).toBe(0);
    expect(koinlyFile(events, 'live')).toBe(
      [
        'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash',
        '2026-11-02 02:00:00 UTC,10,USDT,,,,,,,realized gain,timed option 7 BTC/USDT,seconds-7-result',
        '2026-11-02 02:00:00 UTC,0.00000001,USDT,,,,,,,margin fee,timed option 7 BTC/USDT,seconds-7-fee',
        '2026-11-02 12:00:00 UTC,,,10,USDT,,,,,realized gain,contract 1 BTC/USDT,contract-1-result',
        '2026-11-02 12:00:00 UTC,1,USDT,,,,,,,margin fee,contract 1 BTC/USDT,contract-1-fee',
        '2026-11-02 04:01:00 UTC,30000,USDT,0.5,BTC,0.001,BTC,,,,spot order buy 1 BTC/USDT,spot-buy 1-trade',
        '2026-11-02 04:02:00 UTC,0.25,BTC,16000.125,USDT,32.00025,USDT,,,,spot order sell 2 BTC/USDT,spot-sell 2-trade',
        '',
      ].join('\r\n'),
    );
  });

  test('E12 coinTrackingFile: its columns and types, amounts after the fee, which is told beside them', () => {
    const { events } = eventsOf([closedResult()], [sale, buy]);
    expect(cellsOf(coinTrackingFile(events, { exchange: 'Tandem', mode: 'live' }))).toEqual([
      [...coinTrackingColumns],
      'Derivatives / Futures Profit|10|USDT|||||Tandem|Contracts|contract 1 BTC/USDT|2026-11-02 02:00:00'.split('|'),
      'Margin Fee|||1|USDT|||Tandem|Contracts|contract 1 BTC/USDT|2026-11-02 02:00:00'.split('|'),
      'Trade|0.499|BTC|30000|USDT|0.001|BTC|Tandem|Spot|spot order buy 1 BTC/USDT|2026-11-02 04:01:00'.split('|'),
      'Trade|15968.12475|USDT|0.25|BTC|32.00025|USDT|Tandem|Spot|spot order sell 2 BTC/USDT|2026-11-02 04:02:00'.split(
        '|',
      ),
    ]);
  });

  test('E12 each row of a file that is not about real money says so', () => {
    const { events } = eventsOf([closedResult()], [buy]);
    const files = [koinlyFile(events, 'demo'), coinTrackingFile(events, { exchange: 'Tandem', mode: 'demo' })];
    for (const file of files) {
      const [, ...rows] = file.trimEnd().split('\r\n');
      expect(rows).toHaveLength(3);
      for (const row of rows) expect(row).toContain('DEMO - not real money');
    }
    expect(koinlyFile(events, 'live')).not.toContain('not real');
  });

  test('E12 a text that a spreadsheet would run is none in these files, and no number is changed by that', () => {
    const { events } = eventsOf([closedResult({ pair: '=cmd()/USDT', currency: '+USDT' })]);
    expect(coinTrackingFile(events, { exchange: '@site', mode: 'live' })).toContain(
      `Profit,10,"'+USDT",,,,,"'@site",Contracts,contract 1 =cmd()/USDT`,
    );
    expect(koinlyFile(events, 'live')).toContain(`,10,"'+USDT",`);
  });

  test('E12 taxEventsOf: what no tool could use is counted, and nothing is guessed', () => {
    const unpriced = { ...buy, id: 'a', fillPrice: undefined };
    const waiting = { ...buy, id: 'b', status: 'pending' as const };
    const unsaid = closedResult({ id: 'contract 2', gross: undefined, result: undefined });
    const unnamed = closedResult({ id: 'contract 3', currency: '3' });
    const { events, leftOut, isZoneMissing } = eventsOf([unsaid, unnamed], [unpriced, waiting, buy]);
    expect([events.map(({ id }) => id), leftOut, isZoneMissing]).toEqual([[buy.id], 4, false]);
  });

  test('E12 taxEventsOf: without the zone of the server no event has a time; one in epochs needs none', () => {
    const nowhere = { days: undefined, server: undefined };
    expect(eventsOf([closedResult()], [], nowhere)).toEqual({ events: [], leftOut: 1, isZoneMissing: true });
    const epoch = closedResult({ time: String(Date.UTC(2026, 10, 2, 3) / 1000) });
    expect(eventsOf([epoch], [], nowhere)).toMatchObject({
      events: [{ time: '2026-11-02T03:00:00Z' }, {}],
      leftOut: 0,
      isZoneMissing: false,
    });
  });

  test('E12 taxEventsOf: the period is that of the server’s days, and has purchases; other months have none', () => {
    const december = { ...buy, id: 'd', updatedAt: '2026-12-01 00:00:00' };
    const { events } = eventsOf([closedResult({ id: 'contract 9', day: '2026-12-01' })], [december, buy]);
    expect(events.map(({ id }) => id)).toEqual([buy.id]);
  });

  test('E12 a fee below zero is money that came in, and zeros make no row', () => {
    const paidBack = closedResult({ gross: amount('0'), fee: amount('-2.5'), result: amount('2.5') });
    expect(eventsOf([paidBack])).toMatchObject({
      events: [{ kind: 'gain', part: 'fee', received: { amount: '2.5' } }],
    });
    expect(eventsOf([closedResult({ gross: amount('0'), fee: amount('0') })]).leftOut).toBe(0);
  });
});

const money = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map((units) => decimalOf<Amount>(units, 8));
const units = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((value) => quantity(decimalOf(value, 8)));
const prices = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((value) => price(decimalOf(value, 6)));
const closings = fc.array(fc.record({ gross: money, fee: money }), { maxLength: 8 });
const fills = fc.array(
  fc.record({ side: fc.constantFrom('buy' as const, 'sell' as const), filled: units, at: prices }),
  { maxLength: 8 },
);

/** What the rows come to in a currency, from cells that stand side by side: amount, currency. */
function balance(rows: readonly (readonly string[])[], currency: string, places: Readonly<Record<number, 1 | -1>>) {
  const parts = rows.flatMap((cells) =>
    Object.entries(places).flatMap(([at, sign]) => {
      const cell = cells[Number(at)] ?? '';
      if (cells[Number(at) + 1] !== currency) return [];
      expect(cell).toMatch(/^\d+(\.\d+)?$/);
      return [sign > 0 ? amount(cell) : negate(amount(cell))];
    }),
  );
  return sum(parts);
}

/** What a filled order changed in the account: the fee is a fraction of what was received. */
function changeOf({ side, quantity: coins, fillPrice, feeRate }: SpotOrder): Readonly<Record<'USDT' | 'BTC', Amount>> {
  const value = roundTo(cost(fillPrice ?? price('0'), coins), 8, 'down');
  const kept = (received: Amount): Amount => subtract(received, roundTo(multiply(received, feeRate), 8, 'down'));
  return side === 'buy'
    ? { USDT: negate(value), BTC: kept(amountOf(coins)) }
    : { USDT: kept(value), BTC: negate(amountOf(coins)) };
}

test('E12 both tools come to the same change of every currency as the account, to the last decimal', () => {
  fc.assert(
    fc.property(closings, fills, (closed, filled) => {
      const results = closed.map(({ gross, fee }, at) =>
        closedResult({ id: `contract ${at}`, gross, fee, result: subtract(gross, fee) }),
      );
      const orders = filled.map(({ side, filled: coins, at }, place) => ({
        ...spotFill(side, { units: coins, at, minute: place }),
        feeRate: rate('0.002'),
      }));
      const { events } = eventsOf(results, orders);
      const [head, ...koinly] = cellsOf(koinlyFile(events, 'live'));
      const [, ...tracking] = cellsOf(coinTrackingFile(events, { exchange: 'Tandem', mode: 'live' }));
      expect(head).toEqual([...koinlyColumns]);
      for (const currency of ['USDT', 'BTC'] as const) {
        const own = currency === 'USDT' ? results.flatMap(({ result }) => result ?? []) : [];
        const expected = sum([...orders.map((order) => changeOf(order)[currency]), ...own]);
        expect(balance(koinly, currency, { 1: -1, 3: 1, 5: -1 })).toBe(expected);
        expect(balance(tracking, currency, { 1: 1, 3: -1 })).toBe(expected);
      }
    }),
  );
});
