import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedTrade } from '../../../../tests/support/contract-samples.ts';
import { amount, quantity, type Quantity } from '../../money/amount.ts';
import { add, compare, fromSteps, multiply, placesOf, subtract } from '../../money/fixed-point.ts';
import type { ContractOrder } from '../orders/contract-order.ts';
import {
  copiedLots,
  copyCost,
  copyRatio,
  copySums,
  largestFall,
  losingTrades,
  timesEquity,
  tradeFigures,
  winningTradesOf,
} from './copy-trading.ts';

const trade = { ...closedTrade, overnightFee: amount('0.9') };
const lots = (value: string) => ({ way: 'lots', number: quantity(value) }) as const;
const times = (value: string) => ({ way: 'multiplier', number: quantity(value) }) as const;
const hundredths = fc.integer({ min: 1, max: 500 }).map((steps) => fromSteps(steps, quantity('0.01')));
const wholeLots = fc.integer({ min: 1, max: 10_000 }).map((steps) => fromSteps(steps, quantity('1')));

describe('copyRatio', () => {
  test.each([
    ['1', '1'],
    ['2', '2'],
    ['1.5', '1.5'],
    ['1.005', '1.01'],
    ['1.004', '1'],
    ['2.345', '2.35'],
    ['0.125', '0.125'],
    ['0.999', '0.999'],
  ])('CT2 a ratio of %s counts as %s', (multiplier, ratio) => {
    expect(copyRatio(quantity(multiplier))).toBe(ratio);
  });

  test('CT2 above one it never has more than two places, below one it stands as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), (steps) => {
        const multiplier = fromSteps(steps, quantity('0.0001'));
        const ratio = copyRatio(multiplier);
        if (compare(multiplier, quantity('1')) <= 0) expect(ratio).toBe(multiplier);
        else expect(placesOf(ratio)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('copiedLots', () => {
  test.each([
    ['5', times('1.5'), '7.5'],
    ['5', times('0.1'), '1'],
    ['3', times('0.34'), '1.02'],
    ['3', times('0.33'), '1'],
    ['3', times('1.555'), '4.68'],
    ['7', times('0.12345678'), '1'],
    ['99', times('0.12345678'), '12.22'],
    ['9', times('0.125'), '1.13'],
    ['10', times('0.5'), '5'],
    ['1', times('5'), '5'],
    ['7', lots('2'), '2'],
  ])('CT2 of %s lots with %o it is %s', (traderLots, terms, expected) => {
    expect(copiedLots(terms, quantity(traderLots))).toBe(expected);
  });

  test('CT2 the trader’s lots times the ratio to the hundredth, and one where that is less', () => {
    fc.assert(
      fc.property(wholeLots, hundredths, (traderLots, number) => {
        const copied = copiedLots({ way: 'multiplier', number }, traderLots);
        const told = multiply(traderLots, number);
        expect(copied).toBe(compare(told, quantity('1')) < 0 ? '1' : told);
        const most = copyCost({ way: 'multiplier', number }, { ...trade, lots: traderLots });
        expect(most?.lots).toBe(copied);
      }),
    );
  });
});

describe('copyCost', () => {
  test('CT2 margin and fee are the trader’s, by lots', () => {
    expect(copyCost(lots('2'), trade)).toEqual({ lots: '2', margin: '120', fee: '0.6', needed: '120.6' });
    expect(copyCost(times('1.5'), trade)).toEqual({ lots: '7.5', margin: '450', fee: '2.25', needed: '452.25' });
    expect(copyCost(lots('2'), { ...trade, lots: quantity('0') })).toBeUndefined();
  });

  test('CT2 what is needed is margin and fee, and twice the lots take no less', () => {
    fc.assert(
      fc.property(wholeLots, fc.integer({ min: 1, max: 2 }), (traderLots, number) => {
        const of = (value: Quantity) => copyCost({ way: 'lots', number: value }, { ...trade, lots: traderLots });
        const one = of(fromSteps(number, quantity('1')));
        const two = of(fromSteps(number * 2, quantity('1')));
        expect(one?.needed).toBe(add(one?.margin ?? amount('0'), one?.fee ?? amount('0')));
        expect(compare(two?.needed ?? amount('0'), one?.needed ?? amount('1'))).toBeGreaterThan(0);
      }),
    );
  });

  test('CT2 how many times the account a margin is', () => {
    expect(timesEquity(amount('120'), amount('100'))).toBe('1.2');
    expect(timesEquity(amount('1'), amount('300'))).toBe('0.01');
    expect(timesEquity(amount('1'), amount('0'))).toBeUndefined();
  });
});

describe('copySums', () => {
  test('CT4 invested, running, realised, fees and net', () => {
    const open: ContractOrder = { ...trade, id: '2', status: 'open', profit: amount('-7'), realisedProfit: undefined };
    const cancelled: ContractOrder = { ...open, id: '3', status: 'cancelled', profit: undefined };
    expect(copySums([trade, open, cancelled])).toEqual({
      invested: '300',
      running: '-7',
      realised: '20',
      fees: '4.8',
      net: '8.2',
    });
    expect(copySums([])).toEqual({ invested: '0', running: '0', realised: '0', fees: '0', net: '0' });
  });

  test('CT4 a result that is not known is not counted as nothing', () => {
    const open: ContractOrder = { ...trade, id: '2', status: 'open', profit: undefined, realisedProfit: undefined };
    const unsaid: ContractOrder = { ...trade, id: '4', realisedProfit: undefined };
    expect(copySums([trade, open])).toMatchObject({ running: undefined, realised: '20', net: undefined });
    expect(copySums([trade, unsaid])).toMatchObject({ running: '0', realised: undefined, net: undefined });
  });

  test('CT4 net is always both results less the fees', () => {
    const order = fc.record({
      status: fc.constantFrom('open' as const, 'closed' as const),
      result: fc.integer({ min: -1_000_000, max: 1_000_000 }).map((steps) => fromSteps(steps, amount('0.01'))),
    });
    fc.assert(
      fc.property(fc.array(order, { maxLength: 20 }), (rows) => {
        const sums = copySums(
          rows.map(({ status, result }) => ({
            ...trade,
            status,
            profit: result,
            realisedProfit: status === 'closed' ? result : undefined,
          })),
        );
        const { running, realised, fees, net } = sums;
        expect(running && realised && subtract(add(running, realised), fees)).toBe(net);
      }),
    );
  });
});

describe('figures of a trader', () => {
  test('CT1 accuracy and profit on margin; nothing is divided by nothing', () => {
    expect(
      tradeFigures([
        { result: amount('30'), margin: amount('100') },
        { result: amount('-10'), margin: amount('100') },
        { result: amount('0'), margin: amount('100') },
      ]),
    ).toEqual({ closed: 3, winning: 1, profit: '20', accuracy: '33.33', incomeRate: '6.67' });
    expect(tradeFigures([])).toEqual({ closed: 0, winning: 0, profit: '0', accuracy: '0', incomeRate: '0' });
  });

  test('CT1 the trades that were won come back out of the accuracy, whatever their number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.nat(), (closed, draw) => {
        const winning = draw % (closed + 1);
        const { accuracy } = tradeFigures(
          Array.from({ length: closed }, (_, index) => ({
            result: amount(index < winning ? '1' : '-1'),
            margin: amount('1'),
          })),
        );
        expect(winningTradesOf({ closedTrades: closed, accuracy })).toBe(winning);
      }),
      { numRuns: 60 },
    );
    expect(losingTrades(12, 8)).toBe(4);
    expect(losingTrades(3, 4)).toBe(0);
  });
});

describe('largestFall', () => {
  const fallOf = (...results: readonly string[]): string => largestFall(results.map(amount));

  test.each([
    [[], '0'],
    [['5', '0', '2'], '0'],
    [['-3'], '3'],
    [['10', '-4', '-3', '5', '-1', '6'], '7'],
    [['-2', '8', '-1', '-1', '-9.5', '20'], '11.5'],
  ] as const)('CT1 of %j it is %s', (results, fall) => {
    expect(fallOf(...results)).toBe(fall);
  });

  test('CT1 no single loss is larger, and what is won first makes it no smaller', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -900, max: 900 }), { minLength: 1, maxLength: 30 }), (cents) => {
        const results = cents.map((one) => fromSteps(one, amount('0.01')));
        const fall = largestFall(results);
        for (const result of results) expect(compare(add(fall, result), amount('0'))).toBeGreaterThanOrEqual(0);
        expect(largestFall([amount('3'), ...results])).toBe(fall);
      }),
      { numRuns: 60 },
    );
  });
});
