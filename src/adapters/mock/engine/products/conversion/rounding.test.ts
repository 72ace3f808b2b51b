import { expect, test } from 'vitest';
import { tries } from '../../../../../../tests/support/breadth.ts';
import { freshKernel, kernelStart } from '../../../../../../tests/support/fresh-kernel.ts';
import { Draws } from '../../../../../../tests/support/random-wishes.ts';
import { amount } from '../../../../../core/money/amount.ts';
import { compare, multiply } from '../../../../../core/money/fixed-point.ts';
import { Refusal } from '../../kernel/basics/engine-types.ts';
import { findLedgerFaults } from '../../ledger/ledger-check.ts';
import { convertedPair, convertedSums, convertible, feePercent, pauseMs, termsOf } from './conversion-rules.ts';

const user = '70001';
const own = { user, account: 'live', wallet: 'change', locked: false } as const;
/** The number of conversions there and back. */
const loops = tries(10_000, 2000);

const drawn = (draws: Draws): string => {
  const units = 1 + draws.below(10 ** (1 + draws.below(9)));
  return (units / 10 ** 8).toFixed(8).replace(/\.?0+$/, '');
};

test('conversions there and back: no sum converts to more than its price, however it is rounded', () => {
  const kernel = freshKernel();
  const draws = new Draws(7);
  let at = kernelStart;
  let done = 0;
  const dearer: string[] = [];
  for (let loop = 0; loop < loops; loop += 1) {
    const there = { from: '3', to: draws.of(convertible.filter(({ id }) => id !== 3)).id.toString() };
    let sum = drawn(draws);
    for (const { from, to } of [there, { from: there.to, to: there.from }]) {
      at += pauseMs;
      kernel.advanceTo(at);
      const pair = convertedPair(from, to);
      const terms = termsOf(kernel.world(), pair);
      const held = kernel.ledger.balance(own, pair.to.name);
      try {
        kernel.run('conversion.convert', at, { user, from, to, amount: sum });
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal;
        break;
      }
      done += 1;
      const { received } = convertedSums(amount(sum), terms);
      const isMore = compare(multiply(received, terms.toPrice), multiply(amount(sum), terms.fromPrice)) > 0;
      if (isMore || compare(kernel.ledger.balance(own, pair.to.name), held) <= 0) dearer.push(`${sum} ${from} ${to}`);
      sum = received;
    }
  }
  expect(dearer).toEqual([]);
  expect(done).toBeGreaterThan(loops);
  expect(findLedgerFaults(kernel.ledger)).toEqual([]);
});

test('conversions there and back at one price leave less than there was', () => {
  const draws = new Draws(11);
  const world = freshKernel().world();
  const richer: string[] = [];
  for (let loop = 0; loop < loops; loop += 1) {
    const [from, to] = [draws.of(convertible), draws.of(convertible)].map(({ id }) => String(id));
    if (from === undefined || to === undefined || from === to) continue;
    const terms = termsOf(world, convertedPair(from, to));
    const back = { feePercent, fromPrice: terms.toPrice, toPrice: terms.fromPrice };
    const sum = amount(drawn(draws));
    try {
      if (compare(convertedSums(convertedSums(sum, terms).received, back).received, sum) > 0)
        richer.push(`${sum} ${from} ${to}`);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
    }
  }
  expect(richer).toEqual([]);
});

test('stakes in the last millisecond before another option pays: each is paid from what is there in its moment', () => {
  const kernel = freshKernel();
  const draws = new Draws(13);
  const seconds = 60;
  let at = kernelStart;
  let refused = 0;
  for (let round = 0; round < tries(600, 200); round += 1) {
    for (const offset of [0, seconds * 1000 - 1, seconds * 1000, seconds * 1000 + 1]) {
      const stake = draws.of(['20', '500', '2000', '5000']);
      const direction = draws.of(['up', 'down']);
      const wish = { user, match: '1001', currency: '3', direction, seconds, stake };
      try {
        kernel.run('micro.placeSecondsOrder', at + offset, wish);
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal;
        refused += 1;
      }
      expect(findLedgerFaults(kernel.ledger)).toEqual([]);
    }
    at += 3 * seconds * 1000;
  }
  expect(refused).toBeGreaterThan(0);
});
