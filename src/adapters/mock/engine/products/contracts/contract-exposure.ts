import { decimal } from '../../../../../core/money/amount.ts';
import { multiply, stepsIn } from '../../../../../core/money/fixed-point.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';
import { findListed } from '../../market/facts/instruments.ts';
import type { ContractRecord } from './contract-record.ts';
import { lotHundredths } from './contract-rules.ts';

/** The gain of a lot is a whole number of units of 10^-8, so that a hundredth of it is one of 10^-10. */
const unit = decimal('0.00000001');

/** All open positions of a person in one pair, as one. */
export interface PairExposure {
  readonly symbol: string;
  /** The gain of a hundredth of a lot with one price step, in units of 10^-10. */
  readonly stepValue: number;
  /** Hundredths of lots of longs less those of shorts. */
  net: number;
  /** Sum of price × hundredths of lots, shorts negative. */
  paid: number;
  count: number;
}

/** All open positions of a person in one quote currency: they are safe together or closed together. */
export interface RiskGroup {
  readonly user: string;
  readonly quote: string;
  readonly positions: Map<number, ContractRecord>;
  readonly pairs: Map<string, PairExposure>;
  /** Sum of the margins at open, in units of 10^-10. */
  margin: bigint;
}

export const quoteOfSymbol = (symbol: string): string => symbol.slice(symbol.indexOf('/') + 1);

const stepValues = new Map<string, number>();

/** The gain of a hundredth of a lot with one price step, in units of 10^-10: whole for every pair. */
export function stepValueOf(symbol: string): number {
  const known = stepValues.get(symbol);
  if (known !== undefined) return known;
  const listed = findListed(symbol);
  if (listed === undefined) throw new RangeError(`no instrument ${symbol}`);
  const value = stepsIn(multiply(listed.priceStep, listed.contractLot), unit);
  stepValues.set(symbol, value);
  return value;
}

const places = 10;
/** Units of 10^-10 of an amount that has no finer part. */
export function unitsOf(money: Money): bigint {
  const [whole = '0', fraction = ''] = money.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

const keyOf = (user: string, quote: string): string => `${user}/${quote}`;

/** Risk groups by person and quote currency, kept in step with the open positions. */
export class Exposures {
  readonly #groups = new Map<string, RiskGroup>();

  get size(): number {
    return this.#groups.size;
  }

  groups(): Iterable<RiskGroup> {
    return this.#groups.values();
  }

  find(user: string, quote: string): RiskGroup | undefined {
    return this.#groups.get(keyOf(user, quote));
  }

  add(order: ContractRecord): void {
    const quote = quoteOfSymbol(order.symbol);
    const key = keyOf(order.user, quote);
    const group: RiskGroup = this.#groups.get(key) ?? {
      user: order.user,
      quote,
      positions: new Map(),
      pairs: new Map(),
      margin: 0n,
    };
    this.#groups.set(key, group);
    group.positions.set(order.id, order);
    group.margin += unitsOf(order.marginAtOpen);
    const pair: PairExposure = group.pairs.get(order.symbol) ?? {
      symbol: order.symbol,
      stepValue: stepValueOf(order.symbol),
      net: 0,
      paid: 0,
      count: 0,
    };
    group.pairs.set(order.symbol, pair);
    count(pair, order, 1);
  }

  remove(order: ContractRecord): void {
    const key = keyOf(order.user, quoteOfSymbol(order.symbol));
    const group = this.#groups.get(key);
    const pair = group?.pairs.get(order.symbol);
    if (group === undefined || pair === undefined) return;
    group.positions.delete(order.id);
    group.margin -= unitsOf(order.marginAtOpen);
    count(pair, order, -1);
    if (pair.count === 0) group.pairs.delete(order.symbol);
    if (group.positions.size === 0) this.#groups.delete(key);
  }
}

function count(pair: PairExposure, order: ContractRecord, by: 1 | -1): void {
  const hundredths = lotHundredths(order) * (order.gain ?? 1) * (order.direction === 'long' ? by : -by);
  pair.net += hundredths;
  pair.paid += hundredths * order.price;
  pair.count += by;
}
