import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedResult, resultsOf } from '../../../../tests/support/journal-samples.ts';
import { amount, type Amount } from '../../../core/money/amount.ts';
import { decimalOf, sum } from '../../../core/money/fixed-point.ts';
import { runningSum } from './running-sum.ts';
import { daysIn, largestDay, pairsIn, productsIn, statisticsOf } from './statistics.ts';

describe('E31 statisticsOf', () => {
  test('E31 statisticsOf: the figures of a mixed month', () => {
    const results = [
      closedResult(),
      closedResult({ gross: amount('-4'), result: amount('-5') }),
      closedResult({ gross: amount('0.5'), fee: amount('0.5'), result: amount('0') }),
      closedResult({ gross: amount('-6'), fee: amount('0'), result: amount('-6') }),
      closedResult({ gross: undefined, fee: amount('7'), result: undefined }),
    ];
    expect(statisticsOf(results)).toEqual({
      count: 5,
      unknown: 1,
      wins: 1,
      losses: 2,
      net: '-2',
      fees: '2.5',
      winRate: '25',
      averageWin: '9',
      averageLoss: '-5.5',
      expectancy: '-0.5',
      best: '9',
      worst: '-6',
      drawdown: '11',
      // 2.5 of 10.5
      feeShare: '23.81',
    });
  });

  test('E31 statisticsOf: of nothing no rate and no average is made up', () => {
    const { winRate, averageWin, averageLoss, expectancy, feeShare, best, ...sums } = statisticsOf([]);
    expect([winRate, averageWin, averageLoss, expectancy, feeShare, best]).toEqual(Array(6).fill(undefined));
    expect(sums).toMatchObject({ net: '0', fees: '0', drawdown: '0', count: 0 });
  });

  test('E31 statisticsOf: results of several accounts or currencies are never added up', () => {
    expect(() => statisticsOf([closedResult(), closedResult({ account: 'moni' })])).toThrow(RangeError);
    expect(() => statisticsOf([closedResult(), closedResult({ currency: 'BTC' })])).toThrow(RangeError);
  });

  test('E31 statisticsOf: any results come to their plain sum, whole and by day, pair and product', () => {
    const units = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    const one = fc.record({
      net: units,
      fee: fc.bigInt({ min: 0n, max: 10n ** 12n }),
      day: fc.integer({ min: 1, max: 28 }),
      pair: fc.constantFrom('BTC/USDT', 'ETH/USDT', undefined),
      product: fc.constantFrom('contracts' as const, 'options' as const, 'spot' as const),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 80 }), (rows) => {
        const plain = (values: readonly bigint[]): Amount =>
          decimalOf<Amount>(
            values.reduce((all, value) => all + value, 0n),
            8,
          );
        const results = rows.map(({ net, fee, day, pair, product }) =>
          closedResult({
            result: decimalOf<Amount>(net, 8),
            gross: decimalOf<Amount>(net + fee, 8),
            fee: decimalOf<Amount>(fee, 8),
            day: `2026-11-${String(day).padStart(2, '0')}`,
            pair,
            product,
          }),
        );
        const total = plain(rows.map(({ net }) => net));
        expect(statisticsOf(results)).toMatchObject({ net: total, fees: plain(rows.map(({ fee }) => fee)) });
        expect(runningSum(results).at(-1) ?? '0').toBe(total);
        for (const parts of [pairsIn(results), productsIn(results), [...daysIn(results).values()]]) {
          expect(sum(parts.map(({ net }) => net))).toBe(total);
          expect(parts.reduce((all, { count }) => all + count, 0)).toBe(rows.length);
        }
      }),
    );
  });
});

describe('E31 days and the line', () => {
  test('E31 daysIn: the results of a day or a month, and how many are not known', () => {
    const results = [
      ...resultsOf('5', '-7.5'),
      closedResult({ day: '2026-11-02', result: undefined }),
      closedResult({ day: undefined }),
    ];
    expect([...daysIn(results)]).toEqual([
      ['2026-11-01', { count: 1, unknown: 0, net: '5' }],
      ['2026-11-02', { count: 2, unknown: 1, net: '-7.5' }],
    ]);
    expect([...daysIn(results, 7)]).toEqual([['2026-11', { count: 3, unknown: 1, net: '-2.5' }]]);
    expect(largestDay(daysIn(results))).toBe('7.5');
  });

  test('E31 runningSum: begins with nothing, leaves out what is not known, ends with the sum', () => {
    expect(runningSum([...resultsOf('5', '-7.5', '1'), closedResult({ result: undefined })])).toEqual([
      '0',
      '5',
      '-2.5',
      '-1.5',
    ]);
    expect(runningSum([])).toEqual([]);
  });

  test('E31 runningSum: of very many results the sums of days, with the last one', () => {
    const many = Array.from({ length: 5000 }, (_, at) =>
      closedResult({
        result: amount('1'),
        day: new Date(Date.UTC(2020, 0, 1 + Math.floor(at / 4))).toISOString().slice(0, 10),
      }),
    );
    const line = runningSum(many);
    expect(line.length).toBeLessThanOrEqual(402);
    expect([line[0], line.at(-1)]).toEqual(['0', '5000']);
  });
});
