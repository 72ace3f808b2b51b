import { OrderBook } from '../../market/order-book.ts';
import { Exposures } from './contract-exposure.ts';
import type { LeverRecord } from './contract-record.ts';

/** Orders of one account, live or simulated. */
export type LeverState = {
  readonly orders: Record<string, LeverRecord>;
  /** Ids by person, oldest first. */
  readonly idsOf: Record<string, number[]>;
  /** When the next night is charged; 0 when nothing is open. */
  nightAt: number;
};

export const emptyLever = (): LeverState => ({ orders: {}, idsOf: {}, nightAt: 0 });

/** What waits for a price, by what happens there. */
const triggerKinds = ['entry', 'takeProfit', 'stopLoss'] as const;
export type TriggerKind = (typeof triggerKinds)[number];
export interface Trigger {
  readonly order: LeverRecord;
  readonly kind: TriggerKind;
}

/** Everything that can be found without looking at all orders; made anew from a state that is seen for the first time. */
class LeverIndex {
  /** Levels by pair: on the bid side those that a falling price reaches, on the ask side those of a rising one. */
  readonly triggers = new Map<string, OrderBook>();
  readonly exposures = new Exposures();
  /** How many of a person's positions are being closed. */
  readonly closing = new Map<string, number>();
  /** Pending, open and closing orders of a person. */
  readonly living = new Map<string, Map<number, LeverRecord>>();

  enter(order: LeverRecord): void {
    const living = this.living.get(order.user) ?? new Map<number, LeverRecord>();
    if (isLiving(order)) this.living.set(order.user, living.set(order.id, order));
    if (isHeld(order)) this.exposures.add(order);
    if (order.status === 'closing') this.closing.set(order.user, (this.closing.get(order.user) ?? 0) + 1);
    for (const level of levelsOf(order)) this.#levels(order.symbol).rest({ ...level, lots: 1 });
  }

  leave(order: LeverRecord): void {
    this.living.get(order.user)?.delete(order.id);
    if (isHeld(order)) this.exposures.remove(order);
    if (order.status === 'closing') this.closing.set(order.user, (this.closing.get(order.user) ?? 1) - 1);
    for (const { id } of levelsOf(order)) this.#levels(order.symbol).cancel(id);
  }

  #levels(symbol: string): OrderBook {
    const levels = this.triggers.get(symbol) ?? new OrderBook();
    this.triggers.set(symbol, levels);
    return levels;
  }
}

/** What is being closed wins and loses until it is. */
export const isHeld = ({ status }: LeverRecord): boolean => status === 'open' || status === 'closing';

const isLiving = (order: LeverRecord): boolean => order.status === 'pending' || isHeld(order);

/** The levels at which something happens to an order. A limit buy waits for a falling price, as does the stop of a long position. */
function levelsOf(order: LeverRecord): readonly { id: number; side: 'buy' | 'sell'; price: number }[] {
  const isLong = order.direction === 'long';
  const [below, above] = ['buy', 'sell'] as const;
  const level = (kind: TriggerKind, side: 'buy' | 'sell', price: number) => ({
    id: order.id * triggerKinds.length + triggerKinds.indexOf(kind),
    side,
    price,
  });
  if (order.status === 'pending') return [level('entry', isLong ? below : above, order.originPrice)];
  if (order.status !== 'open') return [];
  return [
    level('takeProfit', isLong ? above : below, order.takeProfit),
    level('stopLoss', isLong ? below : above, order.stopLoss),
  ].filter(({ price }) => price > 0);
}

const indexes = new WeakMap<LeverState, LeverIndex>();

export function indexOf(state: LeverState): LeverIndex {
  const known = indexes.get(state);
  if (known !== undefined) return known;
  const made = new LeverIndex();
  indexes.set(state, made);
  for (const order of Object.values(state.orders)) made.enter(order);
  return made;
}

export const findLever = (state: LeverState, id: number): LeverRecord | undefined => state.orders[id];

/** Newest first. */
export const leverOrdersOf = (state: LeverState, user: string): readonly LeverRecord[] =>
  (state.idsOf[user] ?? []).toReversed().flatMap((id) => state.orders[id] ?? []);

/** Pending, open and closing ones of a person, newest first. */
export const livingOrdersOf = (state: LeverState, user: string): readonly LeverRecord[] =>
  [...(indexOf(state).living.get(user)?.values() ?? [])].toSorted((left, right) => right.id - left.id);

export const isClosingFor = (state: LeverState, user: string): boolean => (indexOf(state).closing.get(user) ?? 0) > 0;

export function addLever(state: LeverState, order: LeverRecord): void {
  const index = indexOf(state);
  state.orders[order.id] = order;
  const ids = state.idsOf[order.user];
  if (ids === undefined) state.idsOf[order.user] = [order.id];
  else ids.push(order.id);
  index.enter(order);
}

/** Every change of an order goes through here, so that it is always found where it belongs. */
export function changeLever(state: LeverState, order: LeverRecord, change: Partial<LeverRecord>): void {
  const index = indexOf(state);
  index.leave(order);
  Object.assign(order, change);
  index.enter(order);
}

/** Pairs on which something waits for a price. */
export const triggerPairs = (state: LeverState): readonly string[] =>
  [...indexOf(state).triggers].filter(([, levels]) => levels.size > 0).map(([symbol]) => symbol);

/** The level that is reached first when the price falls, or rises; undefined when there is none. */
export const nextLevel = (state: LeverState, symbol: string, direction: 'down' | 'up'): number | undefined =>
  indexOf(state)
    .triggers.get(symbol)
    ?.best(direction === 'down' ? 'buy' : 'sell')?.price;

/** What this price of a pair sets off, older orders first. */
export function reachedTriggers(state: LeverState, symbol: string, price: number): readonly Trigger[] {
  const levels = indexOf(state).triggers.get(symbol);
  if (levels === undefined) return [];
  const reached: number[] = [];
  for (const { id, price: level } of levels.orders('buy')) {
    if (level < price) break;
    reached.push(id);
  }
  for (const { id, price: level } of levels.orders('sell')) {
    if (level > price) break;
    reached.push(id);
  }
  return reached
    .toSorted((left, right) => left - right)
    .flatMap((id) => {
      const order = state.orders[Math.floor(id / triggerKinds.length)];
      const kind = triggerKinds[id % triggerKinds.length];
      return order === undefined || kind === undefined ? [] : [{ order, kind }];
    });
}
