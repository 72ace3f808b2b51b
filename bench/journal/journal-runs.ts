import { Decimal } from 'decimal.js';
import type { ContractOrder } from '../../src/core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../src/core/domain/orders/option.ts';
import type { SpotOrder } from '../../src/core/domain/orders/spot-order.ts';
import { amount, price, quantity } from '../../src/core/money/amount.ts';
import type { ClosedResult } from '../../src/features/journal/model/closed-result.ts';
import { currenciesIn, journalOf } from '../../src/features/journal/model/journal.ts';
import { monthsOf } from '../../src/features/journal/model/period.ts';
import { runningSum } from '../../src/features/journal/model/running-sum.ts';
import { daysIn, pairsIn, productsIn, statisticsOf } from '../../src/features/journal/model/statistics.ts';
import { closedTrade } from '../../tests/support/contract-samples.ts';
import { spotFill } from '../../tests/support/journal-samples.ts';
import { settledOption } from '../../tests/support/option-samples.ts';

const coins = ['BTC', 'ETH', 'SOL', 'XRP', 'ADA'];
const minutesBetween = 10;
const minuteMs = 60_000;

interface JournalRun {
  /** From the lists as they were read to every result. */
  results(): readonly ClosedResult[];
  /** All figures that the screen shows of everything; answers the sum of all. */
  figures(results: readonly ClosedResult[]): string;
  /** The sum of the same results and of their fees, and nothing else, from decimal.js. */
  plainly(results: readonly ClosedResult[]): string;
}

const timeOf = (at: number): string =>
  new Date(Date.UTC(2026, 0, 1) + at * minutesBetween * minuteMs).toISOString().slice(0, 19).replace('T', ' ');
const cents = (at: number, most: number): string => (((at * 7919) % most) / 100).toFixed(2);

/** So many records of one account: contracts, options, and spot orders bought and sold in turn. */
function listsOf(count: number) {
  const contract: ContractOrder[] = [];
  const seconds: OptionOrder[] = [];
  const spot: SpotOrder[] = [];
  for (let at = 0; at < count; at += 1) {
    const [id, time] = [String(at), timeOf(at)];
    const symbol = `${coins[at % coins.length] ?? ''}/USDT`;
    const gross = amount(`${at % 3 === 0 ? '-' : ''}${cents(at, 99_991)}`);
    const kind = at % 4;
    if (kind === 0) contract.push({ ...closedTrade, id, symbol, closedAt: time, realisedProfit: gross });
    else if (kind === 1)
      seconds.push(settledOption({ id, symbol, settledAt: time, profit: gross, fee: amount(cents(at, 97)) }));
    else {
      const fill = { units: quantity('0.5'), at: price(`6${cents(at, 99_989)}`), minute: 0 };
      spot.push(spotFill(kind === 2 ? 'buy' : 'sell', fill, { id, symbol: 'BTC/USDT', updatedAt: time }));
    }
  }
  return { contract: contract.toReversed(), seconds: seconds.toReversed(), spot: spot.toReversed() };
}

export function journalRun(count: number): JournalRun {
  const lists = listsOf(count);
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
