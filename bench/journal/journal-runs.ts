import { Decimal } from 'decimal.js';
import type { ClosedResult } from '../../src/features/journal/model/closed-result.ts';
import { currenciesIn, journalOf } from '../../src/features/journal/model/journal.ts';
import { monthsOf } from '../../src/features/journal/model/period.ts';
import { runningSum } from '../../src/features/journal/model/running-sum.ts';
import { daysIn, pairsIn, productsIn, statisticsOf } from '../../src/features/journal/model/statistics.ts';
import { journalLists } from '../../tests/support/journal-lists.ts';

interface JournalRun {
  /** From the lists as they were read to every result. */
  results(): readonly ClosedResult[];
  /** All figures that the screen shows of everything; answers the sum of all. */
  figures(results: readonly ClosedResult[]): string;
  /** The sum of the same results and of their fees, and nothing else, from decimal.js. */
  plainly(results: readonly ClosedResult[]): string;
}

export function journalRun(count: number): JournalRun {
  const lists = journalLists(count);
  return {
    results: () => journalOf(lists, { account: 'live', serverZone: 'UTC' }),
    figures: (results) => {
      const whole = statisticsOf(results);
      const others = [
        monthsOf(results),
        currenciesIn(results),
        runningSum(results),
        pairsIn(results),
        productsIn(results),
        daysIn(results),
      ];
      if (others.includes(undefined)) throw new Error('a figure is missing');
      return whole.net;
    },
    plainly: (results) => {
      let [net, fees] = [new Decimal(0), new Decimal(0)];
      for (const { result, fee } of results) {
        if (result === undefined) continue;
        net = net.plus(result);
        fees = fees.plus(fee);
      }
      if (fees.isNaN()) throw new Error('a fee is no number');
      return net.toFixed();
    },
  };
}
