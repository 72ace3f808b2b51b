import type { Step } from '../../kernel/domain/domain.ts';
import { toUnits } from '../../ledger/fixed-point.ts';
import type { Market, PriceRange } from '../../kernel/domain/market.ts';
import type { ContractAccount } from './contract-account.ts';
import { indexOf, type ContractState } from './contract-book.ts';
import type { RiskGroup } from './contract-exposure.ts';
import { burstHundredths } from './contract-rules.ts';

// A group is liquidated when (free + margin + results) ÷ margin, in percent and cut to two places, is at the burst
// level or below it. In whole units: equity × 10000 < (level in hundredths + 1) × margin. The range of each price shows
// whether that can happen within a span of time, so a jump of a week checks few single moments.

type RiskStep = Step<ContractState>;
type RiskAccount = Pick<ContractAccount, 'account' | 'contracts'>;

/** The ledger counts in 10^-18, contracts in 10^-10; smaller parts do not count. */
const ledgerUnits = 100_000_000n;
const share = 10_000n;
/** More than what doubles lose on sums of this size. */
const slack = 1e-12;

/** The free balance beside the margins, as far as it covers losses. */
const freeOf = ({ ledger }: RiskStep, { account, contracts }: RiskAccount, { user, quote }: RiskGroup): bigint =>
  contracts?.cover === 'margins'
    ? 0n
    : toUnits(ledger.balance({ user, account, wallet: 'lever', locked: false }, quote)) / ledgerUnits;

/** Free money, margins and results at these prices, in units of 10^-10. */
function equityOf(group: RiskGroup, free: bigint, priceOf: (symbol: string) => number): bigint {
  let equity = free + group.margin;
  for (const { symbol, stepValue, net, paid } of group.pairs.values())
    equity += BigInt(stepValue) * (BigInt(net) * BigInt(priceOf(symbol)) - BigInt(paid));
  return equity;
}

interface Cushion {
  readonly free: bigint;
  /** Hundredths of a percent of the margins. */
  readonly level: number;
}

const levelOf = ({ contracts }: RiskAccount): number => (contracts?.cover === 'margins' ? 0 : burstHundredths);

const isBurstAt = (group: RiskGroup, { free, level }: Cushion, priceOf: (symbol: string) => number): boolean =>
  equityOf(group, free, priceOf) * share < BigInt(level + 1) * group.margin;

/** Whether a group has to be closed at this moment. */
export const isBurst = (step: RiskStep, desk: RiskAccount, group: RiskGroup): boolean =>
  isBurstAt(group, { free: freeOf(step, desk, group), level: levelOf(desk) }, (symbol) =>
    step.market.lastPrice(symbol, step.at),
  );

/** The groups to close at this moment, in an order that does not depend on the state's history. */
export const burstGroups = (step: RiskStep, desk: RiskAccount): readonly RiskGroup[] =>
  [...indexOf(step.slice).exposures.groups()]
    .filter((group) => isBurst(step, desk, group))
    .toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));

const keyOf = ({ user, quote }: RiskGroup): string => `${user}/${quote}`;

/** Ranges and prices of one search: many groups need the same ones. */
class Prices {
  readonly #market: Market;
  readonly #ranges = new Map<string, Map<string, PriceRange>>();

  constructor(market: Market) {
    this.#market = market;
  }

  /** By symbol, over the ticks from `low` to `high`. */
  ranges(low: number, high: number): (symbol: string) => PriceRange {
    const key = `${low}/${high}`;
    const known = this.#ranges.get(key) ?? new Map<string, PriceRange>();
    this.#ranges.set(key, known);
    const { tickMs } = this.#market;
    return (symbol) => {
      const range = known.get(symbol) ?? this.#market.range({ symbol, from: low * tickMs, until: high * tickMs });
      known.set(symbol, range);
      return range;
    };
  }

  at(tick: number): (symbol: string) => number {
    return (symbol) => this.#market.lastPrice(symbol, tick * this.#market.tickMs);
  }
}

/** False when even the worst price of each pair at once leaves the group safe. */
function couldBurst(group: RiskGroup, { free, level }: Cushion, rangeOf: (symbol: string) => PriceRange): boolean {
  let equity = Number(free + group.margin);
  let size = Math.abs(equity);
  for (const { symbol, stepValue, net, paid } of group.pairs.values()) {
    if (net === 0) {
      equity -= stepValue * paid;
      size += Math.abs(stepValue * paid);
      continue;
    }
    const { low, high } = rangeOf(symbol);
    const result = stepValue * (net * (net > 0 ? low : high) - paid);
    equity += result;
    size += Math.abs(stepValue * paid);
  }
  const limit = (Number(group.margin) * (level + 1)) / Number(share);
  return equity < limit + size * slack + 1;
}

const minuteTicks = 600;

/** Half-way, at a full minute where the span has one inside: bars bound whole minutes. */
function between(low: number, high: number): number {
  const middle = Math.floor((low + high) / 2);
  const minute = Math.floor(middle / minuteTicks) * minuteTicks;
  return minute > low ? minute : middle;
}

interface Search extends Cushion {
  readonly group: RiskGroup;
  readonly prices: Prices;
}

/** The first tick in (low, high] at which the group has to be closed. */
function firstTick(search: Search, low: number, high: number): number | undefined {
  const { group, prices } = search;
  if (high <= low || !couldBurst(group, search, prices.ranges(low, high))) return undefined;
  if (high - low === 1) return isBurstAt(group, search, prices.at(high)) ? high : undefined;
  const middle = between(low, high);
  return firstTick(search, low, middle) ?? firstTick(search, middle, high);
}

/** The first time in (from, until] at which any group has to be closed. */
export function firstBurst(
  step: RiskStep,
  desk: RiskAccount,
  { from, until }: { from: number; until: number },
): number | undefined {
  const { tickMs } = step.market;
  const prices = new Prices(step.market);
  const low = Math.floor(from / tickMs);
  let high = Math.floor(until / tickMs);
  if (high <= low) return undefined;
  const ranges = prices.ranges(low, high);
  const level = levelOf(desk);
  let first: number | undefined;
  for (const group of indexOf(step.slice).exposures.groups()) {
    // Most groups are safe by their margin alone: their free balance is not read.
    if (!couldBurst(group, { free: 0n, level }, ranges)) continue;
    const found = firstTick({ group, level, free: freeOf(step, desk, group), prices }, low, high);
    if (found === undefined) continue;
    first = found * tickMs;
    // A later one does not matter, an equally early one changes nothing.
    high = found - 1;
  }
  return first;
}
