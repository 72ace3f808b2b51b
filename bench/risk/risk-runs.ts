import { profitAtPrice, riskRate } from '../../src/core/domain/orders/contract-rules.ts';
import { amount, rate, type Amount } from '../../src/core/money/amount.ts';
import {
  compare,
  fromSteps,
  isNegative,
  isZero,
  multiply,
  negate,
  roundTo,
  subtract,
  sum,
} from '../../src/core/money/fixed-point.ts';
import { indexOf } from '../../src/adapters/mock/engine/products/contracts/contract-book.ts';
import type { RiskGroup } from '../../src/adapters/mock/engine/products/contracts/contract-exposure.ts';
import { firstBurst } from '../../src/adapters/mock/engine/products/contracts/contract-risk.ts';
import {
  burstLevel,
  exposureOf,
  freeAccount,
} from '../../src/adapters/mock/engine/products/contracts/contract-rules.ts';
import { findListed } from '../../src/adapters/mock/engine/market/facts/instruments.ts';
import { coins, desk, contractWorld, start, type ContractWorld } from '../support/contract-world.ts';

export const tickMs = 100;
const pairsEach = 10;
/** One in so many accounts stands at the edge of being closed. */
const nearEvery = 5;
const hourMs = 3_600_000;
/** When it is looked at: prices have gone far enough that high leverage has lost its margin. */
const from = start + 24 * hourMs;
const riches = '100000';
/** Above this share of the margin an account is kept: the burst level is 10 %, and rates are cut to two places. */
const kept = rate('0.1001');
const unit = amount('0.00000001');

export interface RiskWorld {
  /** The tick of a round, ms. */
  tickOf(round: number): number;
  /** Brings the accounts at the edge to the last sum at which they are not closed at this tick; one below, where asked. */
  toTheEdge(at: number, isOneBelow: boolean): void;
  readonly near: number;
  readonly world: ContractWorld;
}

/** So many positions, ten for each person on ten pairs; every fifth person has bet on the wrong side of all of them. */
export function riskWorld(count: number): RiskWorld {
  const world = contractWorld();
  const pairs = coins.slice(0, pairsEach);
  const people = count / pairsEach;
  for (let person = 0; person < people; person += 1) {
    const user = String(1 + person);
    const isNear = person % nearEvery === 0;
    world.pay(user, riches);
    for (const [index, pair] of pairs.entries()) {
      const rises = world.market.lastPrice(pair.symbol, from) > world.market.lastPrice(pair.symbol, start);
      const direction = isNear ? (rises ? 'short' : 'long') : index % 3 === 0 ? 'short' : 'long';
      world.open({ user, pair, direction, lots: 1 + ((person + index) % 5), leverage: isNear ? 100 : 20 });
    }
  }
  const near = [...indexOf(world.step(from).slice).exposures.groups()].filter(
    ({ user }) => (Number(user) - 1) % nearEvery === 0,
  );
  return {
    world,
    near: near.length,
    tickOf: (round) => from + round * tickMs,
    toTheEdge: (at, isOneBelow) => {
      for (const [index, group] of near.entries()) bringTo(world, group, at, isOneBelow && index === near.length - 1);
    },
  };
}

function bringTo(world: ContractWorld, group: RiskGroup, at: number, isBelow: boolean): void {
  const { marginAtOpen, profit } = sumsOf(world, group, at);
  const least = roundTo(multiply(marginAtOpen, kept), 8, 'up');
  const wanted = subtract(subtract(isBelow ? subtract(least, unit) : least, marginAtOpen), profit);
  if (isNegative(wanted)) throw new Error(`${group.user} has not lost enough to stand at the edge`);
  const change = subtract(wanted, freeOf(world, group));
  if (isZero(change)) return;
  if (isNegative(change)) world.takeBack(group.user, negate(change));
  else world.pay(group.user, change);
}

const freeOf = (world: ContractWorld, { user, quote }: RiskGroup): Amount =>
  world.kernel.ledger.balance(freeAccount(desk.account, user), quote);

function sumsOf({ market }: ContractWorld, { positions }: RiskGroup, at: number) {
  const open = [...positions.values()];
  const profits = open.map((order) => {
    const listed = findListed(order.symbol);
    if (listed === undefined) throw new RangeError(order.symbol);
    return profitAtPrice(exposureOf(listed, order), fromSteps(market.lastPrice(order.symbol, at), listed.priceStep));
  });
  return { marginAtOpen: sum(open.map(({ marginAtOpen }) => marginAtOpen)), profit: sum(profits) };
}

/** The first moment after a tick, until the next, at which a person has to be closed, as the backend looks for it. */
export const checkOurs = ({ world }: RiskWorld, at: number): number | undefined =>
  firstBurst(world.step(at), desk, { from: at - tickMs, until: at });

/** The same question told plainly: every result in decimals, every risk rate. */
export function checkPeer({ world }: RiskWorld, at: number): number | undefined {
  const groups = [...indexOf(world.step(at).slice).exposures.groups()];
  const bursts = groups.map((group) => {
    const { marginAtOpen, profit } = sumsOf(world, group, at);
    const risk = riskRate({ available: freeOf(world, group), marginAtOpen, profit });
    return risk !== undefined && compare(risk, burstLevel) <= 0;
  });
  return bursts.some(Boolean) ? at : undefined;
}
