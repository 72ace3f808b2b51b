import type { Side } from '../../../../core/domain/market/depth.ts';

/** An order in the book. Prices are whole price steps, quantities whole lots. */
export interface RestingOrder {
  readonly id: number;
  readonly side: Side;
  readonly price: number;
  /** The remaining lots; more than zero. */
  readonly lots: number;
}

/** Called once for each resting order that an incoming one meets. */
export type FillListener = (makerId: number, price: number, lots: number) => void;

interface Entry {
  readonly id: number;
  readonly side: Side;
  readonly price: number;
  lots: number;
  level: Level;
  before: Entry | undefined;
  after: Entry | undefined;
}

interface Level {
  readonly price: number;
  lots: number;
  first: Entry | undefined;
  last: Entry | undefined;
}

/**
 * The levels of one side in one array with the best price at its end: changes near the market touch only the tail, and
 * the best level is the last element.
 */
class BookSide {
  /** Prices times this rise towards the best: 1 for bids, -1 for asks. */
  readonly #direction: 1 | -1;
  readonly #levels: Level[] = [];

  constructor(direction: 1 | -1) {
    this.#direction = direction;
  }

  best(): Level | undefined {
    return this.#levels[this.#levels.length - 1];
  }

  /** Best first. */
  *levels(): Generator<Level> {
    for (let position = this.#levels.length - 1; position >= 0; position -= 1) {
      const level = this.#levels[position];
      if (level !== undefined) yield level;
    }
  }

  levelAt(price: number): Level {
    const position = this.#positionOf(price);
    const found = this.#levels[position];
    if (found?.price === price) return found;
    const level: Level = { price, lots: 0, first: undefined, last: undefined };
    if (position === this.#levels.length) this.#levels.push(level);
    else this.#levels.splice(position, 0, level);
    return level;
  }

  remove(level: Level): void {
    if (this.best() === level) this.#levels.pop();
    else this.#levels.splice(this.#positionOf(level.price), 1);
  }

  /** Where a level of this price is or belongs. */
  #positionOf(price: number): number {
    const levels = this.#levels;
    const wanted = price * this.#direction;
    let from = 0;
    let until = levels.length;
    while (from < until) {
      const middle = (from + until) >>> 1;
      const level = levels[middle];
      if (level !== undefined && level.price * this.#direction < wanted) from = middle + 1;
      else until = middle;
    }
    return from;
  }
}

/** A price-time order book: better prices first, at one price the older order first. It knows no money and no owners. */
export class OrderBook {
  readonly #bids = new BookSide(1);
  readonly #asks = new BookSide(-1);
  readonly #entries = new Map<number, Entry>();

  get size(): number {
    return this.#entries.size;
  }

  has(id: number): boolean {
    return this.#entries.has(id);
  }

  /** The order of this side that is next to be met. */
  best(side: Side): RestingOrder | undefined {
    return this.#side(side).best()?.first;
  }

  /** All orders of a side in the order in which they are met. */
  *orders(side: Side): Generator<RestingOrder> {
    for (const level of this.#side(side).levels()) {
      for (let entry = level.first; entry !== undefined; entry = entry.after) yield entry;
    }
  }

  /** Best first: [price, lots]. */
  depth(side: Side, most: number): readonly (readonly [number, number])[] {
    const found: (readonly [number, number])[] = [];
    for (const level of this.#side(side).levels()) {
      if (found.length === most) break;
      found.push([level.price, level.lots]);
    }
    return found;
  }

  /**
   * Fills against the other side up to the order's price; the remaining lots rest. Returns them. Throws RangeError for
   * an id in the book, and for lots or a price that are not whole numbers above zero.
   */
  submit(order: RestingOrder, onFill: FillListener): number {
    this.#check(order);
    const isBuy = order.side === 'buy';
    const opposite = isBuy ? this.#asks : this.#bids;
    let left = order.lots;
    while (left > 0) {
      const level = opposite.best();
      if (level?.first === undefined) break;
      if (isBuy ? level.price > order.price : level.price < order.price) break;
      const maker = level.first;
      const lots = maker.lots < left ? maker.lots : left;
      left -= lots;
      this.#reduce(maker, lots);
      onFill(maker.id, level.price, lots);
    }
    if (left > 0) this.#append(order, left);
    return left;
  }

  /** Puts an order in without meeting anything. Throws RangeError as `submit` does. */
  rest(order: RestingOrder): void {
    this.#check(order);
    this.#append(order, order.lots);
  }

  /** Takes lots from an order, and the order out when nothing is left. Throws RangeError when it has not that many. */
  reduce(id: number, lots: number): void {
    const entry = this.#entries.get(id);
    if (entry === undefined || lots > entry.lots) throw new RangeError(`order ${id} has no ${lots} lots`);
    this.#reduce(entry, lots);
  }

  /** The lots that were left; undefined when there is no such order. */
  cancel(id: number): number | undefined {
    const entry = this.#entries.get(id);
    if (entry === undefined) return undefined;
    const left = entry.lots;
    this.#reduce(entry, left);
    return left;
  }

  #check(order: RestingOrder): void {
    const isWhole =
      Number.isSafeInteger(order.price) && Number.isSafeInteger(order.lots) && order.price > 0 && order.lots > 0;
    if (!isWhole || this.#entries.has(order.id)) throw new RangeError(`not an order for this book: ${order.id}`);
  }

  #side(side: Side): BookSide {
    return side === 'buy' ? this.#bids : this.#asks;
  }

  #append({ id, side, price }: RestingOrder, lots: number): void {
    const level = this.#side(side).levelAt(price);
    const entry: Entry = { id, side, price, lots, level, before: level.last, after: undefined };
    if (level.last === undefined) level.first = entry;
    else level.last.after = entry;
    level.last = entry;
    level.lots += lots;
    this.#entries.set(id, entry);
  }

  #reduce(entry: Entry, lots: number): void {
    const { level } = entry;
    level.lots -= lots;
    entry.lots -= lots;
    if (entry.lots > 0) return;
    this.#entries.delete(entry.id);
    if (entry.before === undefined) level.first = entry.after;
    else entry.before.after = entry.after;
    if (entry.after === undefined) level.last = entry.before;
    else entry.after.before = entry.before;
    if (level.first === undefined) this.#side(entry.side).remove(level);
  }
}
