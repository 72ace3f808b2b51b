import { largestFall } from '../../../core/domain/products/copy-trading.ts';
import { amount, rate, type Amount, type DecimalText, type Rate } from '../../../core/money/amount.ts';
import { absolute, add, isNegative, isPositive, larger, multiply, smaller } from '../../../core/money/fixed-point.ts';
import { divideTo } from '../../../core/money/quotient.ts';
import { journalProducts, type ClosedResult, type JournalProduct } from './closed-result.ts';

/** The sums of some results. */
export interface Sums {
  readonly count: number;
  /** Results that cannot be known; they are in no other figure. */
  readonly unknown: number;
  readonly wins: number;
  readonly losses: number;
  /** After fees. */
  readonly net: Amount;
  readonly fees: Amount;
  /** Percent of the known results that are wins; undefined without any. */
  readonly winRate: Rate | undefined;
}

/** What results of one account in one currency come to. */
export interface Statistics extends Sums {
  readonly averageWin: Amount | undefined;
  /** Negative, as losses are written. */
  readonly averageLoss: Amount | undefined;
  /** The average of all known results. */
  readonly expectancy: Amount | undefined;
  readonly best: Amount | undefined;
  readonly worst: Amount | undefined;
  /** From a highest point of the running sum to a later lowest one; zero where it never fell. */
  readonly drawdown: Amount;
  /** Fees in percent of what was won before them; undefined where nothing was won. */
  readonly feeShare: Rate | undefined;
}

const nothing = amount('0');
const hundred = rate('100');
const ratePlaces = 2;
const averagePlaces = 8;

const average = (total: Amount, count: number): Amount | undefined =>
  divideTo(total, rate(String(count)), averagePlaces);
const percentOf = (part: DecimalText, whole: DecimalText): Rate | undefined =>
  divideTo(multiply(hundred, part), whole, ratePlaces);

/** Added up one by one, so that a long list is gone through once. */
class Adding {
  #count = 0;
  #known = 0;
  #wins = 0;
  #losses = 0;
  #won = nothing;
  #lost = nothing;
  #fees = nothing;
  #grossWon = nothing;
  #best: Amount | undefined;
  #worst: Amount | undefined;

  take({ result, gross, fee }: ClosedResult): void {
    this.#count += 1;
    if (result === undefined) return;
    this.#known += 1;
    this.#fees = add(this.#fees, fee);
    if (gross !== undefined && isPositive(gross)) this.#grossWon = add(this.#grossWon, gross);
    this.#best = this.#best === undefined ? result : larger(this.#best, result);
    this.#worst = this.#worst === undefined ? result : smaller(this.#worst, result);
    if (isPositive(result)) {
      this.#wins += 1;
      this.#won = add(this.#won, result);
    } else if (isNegative(result)) {
      this.#losses += 1;
      this.#lost = add(this.#lost, result);
    }
  }

  sums(): Sums {
    return {
      count: this.#count,
      unknown: this.#count - this.#known,
      wins: this.#wins,
      losses: this.#losses,
      net: add(this.#won, this.#lost),
      fees: this.#fees,
      winRate: percentOf(rate(String(this.#wins)), rate(String(this.#known))),
    };
  }

  statistics(drawdown: Amount): Statistics {
    const sums = this.sums();
    return {
      ...sums,
      averageWin: average(this.#won, this.#wins),
      averageLoss: average(this.#lost, this.#losses),
      expectancy: average(sums.net, this.#known),
      best: this.#best,
      worst: this.#worst,
      drawdown,
      feeShare: percentOf(this.#fees, this.#grossWon),
    };
  }
}

/** Results of several accounts or currencies have no sum. Throws RangeError. */
function checkKind(results: readonly ClosedResult[]): void {
  const [first] = results;
  for (const { account, currency } of results)
    if (account !== first?.account || currency !== first.currency)
      throw new RangeError('results of several accounts or currencies have no sum');
}

const added = (results: readonly ClosedResult[]): Adding => {
  const adding = new Adding();
  for (const result of results) adding.take(result);
  return adding;
};

/** The figures of results of one account and currency, the oldest first. Throws RangeError for others. */
export function statisticsOf(results: readonly ClosedResult[]): Statistics {
  checkKind(results);
  return added(results).statistics(largestFall(results.flatMap(({ result }) => result ?? [])));
}

export const sumsOf = (results: readonly ClosedResult[]): Sums => {
  checkKind(results);
  return added(results).sums();
};

export interface PairSums extends Sums {
  readonly id: string;
  /** Undefined where the server does not say. */
  readonly pair: string | undefined;
}

/** Results in groups, each in the order in which it came. */
function grouped<Key>(
  results: readonly ClosedResult[],
  keyOf: (result: ClosedResult) => Key,
): ReadonlyMap<Key, readonly ClosedResult[]> {
  const groups = new Map<Key, ClosedResult[]>();
  for (const result of results) {
    const key = keyOf(result);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [result]);
    else group.push(result);
  }
  return groups;
}

/** Each pair for itself, that with most results first. */
export const pairsIn = (results: readonly ClosedResult[]): readonly PairSums[] =>
  [...grouped(results, ({ pair }) => pair)]
    .map(([pair, own]) => ({ id: pair ?? '', pair, ...sumsOf(own) }))
    .toSorted((left, right) => right.count - left.count);

export interface ProductSums extends Sums {
  readonly id: JournalProduct;
}

/** Each product that has results. */
export function productsIn(results: readonly ClosedResult[]): readonly ProductSums[] {
  const groups = grouped(results, ({ product }) => product);
  return journalProducts.flatMap((id) => {
    const own = groups.get(id);
    return own === undefined ? [] : [{ id, ...sumsOf(own) }];
  });
}

export interface DaySums {
  readonly count: number;
  readonly unknown: number;
  readonly net: Amount;
}

/** The results of each day, or of each month where `length` cuts days to `YYYY-MM`. */
export function daysIn(results: readonly ClosedResult[], length: 7 | 10 = 10): ReadonlyMap<string, DaySums> {
  const days = new Map<string, DaySums>();
  for (const { day, result } of results) {
    if (day === undefined) continue;
    const key = day.slice(0, length);
    const { count, unknown, net } = days.get(key) ?? { count: 0, unknown: 0, net: nothing };
    days.set(key, {
      count: count + 1,
      unknown: unknown + (result === undefined ? 1 : 0),
      net: result === undefined ? net : add(net, result),
    });
  }
  return days;
}

/** The largest result of a day without its sign: what a day's colour is measured against. */
export const largestDay = (days: ReadonlyMap<string, DaySums>): Amount =>
  [...days.values()].reduce((most, { net }) => larger(most, absolute(net)), nothing);
