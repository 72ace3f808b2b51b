import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tries } from '../../../../tests/support/breadth.ts';
import { closedTrade } from '../../../../tests/support/contract-samples.ts';
import { spotFill } from '../../../../tests/support/journal-samples.ts';
import { settledOption } from '../../../../tests/support/option-samples.ts';
import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../core/domain/orders/option.ts';
import type { SpotOrder } from '../../../core/domain/orders/spot-order.ts';
import { amount, price, quantity, rate, type Amount } from '../../../core/money/amount.ts';
import { decimalOf } from '../../../core/money/fixed-point.ts';
import { journalOf } from './journal.ts';
import { productsIn, statisticsOf } from './statistics.ts';

// Every sum of this test is a whole number of the eighth decimal: nothing of the program's arithmetic is in the reference.
const places = 8;
const one = 10n ** BigInt(places);
const commandsInARun = 10_000;

/** Whole numbers from a seed, each below its bound. */
function numbersFrom(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

interface Holding {
  units: bigint;
  cost: bigint;
}

/** What the journal must come to: the sum of each product, and how many sales have no known cost. */
class Reference {
  readonly sums = { contracts: 0n, options: 0n, spot: 0n };
  unknown = 0;
  readonly #held = new Map<string, Holding>();

  /** The fee is two thousandths of what is received. */
  spot(symbol: string, side: 'buy' | 'sell', { units, at }: { readonly units: bigint; readonly at: bigint }): void {
    const held = this.#held.get(symbol) ?? { units: 0n, cost: 0n };
    const value = (units * at) / one;
    if (side === 'buy') {
      this.#held.set(symbol, { units: held.units + units - (units * 2n) / 1000n, cost: held.cost + value });
      return;
    }
    if (units > held.units) {
      this.unknown += 1;
      this.#held.delete(symbol);
      return;
    }
    const spent = units === held.units ? held.cost : (held.cost * units) / held.units;
    this.sums.spot += value - (value * 2n) / 1000n - spent;
    this.#held.set(symbol, { units: held.units - units, cost: held.cost - spent });
  }
}

const textOf = (units: bigint): Amount => decimalOf<Amount>(units, places);

/** A day of the year in which it happens, one command after the other. */
const timeOf = (at: number): string =>
  new Date(Date.UTC(2026, 0, 1) + at * 3_000_000).toISOString().slice(0, 19).replace('T', ' ');

function run(seed: number) {
  const below = numbersFrom(seed);
  const amountBelow = (bound: number): bigint => BigInt(below(bound)) * 997n + BigInt(below(997));
  const reference = new Reference();
  const lists: { contracts: ContractOrder[]; options: OptionOrder[]; spot: SpotOrder[] } = {
    contracts: [],
    options: [],
    spot: [],
  };
  for (let at = 0; at < commandsInARun; at += 1) {
    const [id, time] = [String(at), timeOf(at)];
    const kind = below(4);
    if (kind > 1) {
      const symbol = `${['BTC', 'ETH', 'SOL'][below(3)] ?? ''}/USDT`;
      const side = below(5) < 3 ? 'buy' : 'sell';
      const fill = { units: amountBelow(2_000_000) + 1n, at: amountBelow(90_000_000) + 1n };
      const filled = quantity(textOf(fill.units));
      reference.spot(symbol, side, fill);
      lists.spot.unshift(
        spotFill(
          side,
          { units: filled, at: price(textOf(fill.at)), minute: 0 },
          { id, symbol, feeRate: rate('0.002'), updatedAt: time },
        ),
      );
      continue;
    }
    const gross = amountBelow(50_000_000) - amountBelow(50_000_000);
    const [openFee, overnightFee] = [amountBelow(90_000), amountBelow(9_000)];
    if (kind === 0) {
      reference.sums.contracts += gross - openFee - overnightFee;
      const fees = { openFee: textOf(openFee), overnightFee: textOf(overnightFee) };
      lists.contracts.unshift({ ...closedTrade, ...fees, id, closedAt: time, realisedProfit: textOf(gross) });
    } else {
      reference.sums.options += gross - openFee;
      lists.options.unshift(settledOption({ id, settledAt: time, profit: textOf(gross), fee: textOf(openFee) }));
    }
  }
  return { reference, lists };
}

test('E31 the journal comes to what a ledger of whole numbers says, after ten thousand commands, to the last decimal', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
      const { reference, lists } = run(seed);
      const results = journalOf(lists, { account: 'live', serverZone: 'UTC' });
      const products = Object.fromEntries(productsIn(results).map(({ id, net }) => [id, net]));
      const { contracts, options, spot } = reference.sums;
      expect(products).toEqual({ contracts: textOf(contracts), options: textOf(options), spot: textOf(spot) });
      const whole = statisticsOf(results);
      expect([whole.net, whole.unknown]).toEqual([amount(textOf(contracts + options + spot)), reference.unknown]);
      // The claim is about something: sales with and without a cost are among them.
      expect(reference.unknown).toBeGreaterThan(0);
      expect(spot).not.toBe(0n);
    }),
    { numRuns: tries(25, 1) },
  );
});
