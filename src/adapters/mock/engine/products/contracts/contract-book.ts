import { OrderBook } from '../../market/order-book.ts';
import { Exposures } from './contract-exposure.ts';
import type { ContractRecord } from './contract-record.ts';

/** Orders of one account, live or simulated. */
export type ContractState = {
  readonly orders: Record<string, ContractRecord>;
  /** Ids by person, oldest first. */
  readonly idsOf: Record<string, number[]>;
  /** Time of the next nightly charge; 0 without open positions. */
  nightAt: number;
};

export const emptyContracts = (): ContractState => ({ orders: {}, idsOf: {}, nightAt: 0 });

/** The events that wait for a price. */
const triggerKinds = ['entry', 'takeProfit', 'stopLoss'] as const;
export type TriggerKind = (typeof triggerKinds)[number];
export interface Trigger {
  readonly order: ContractRecord;
  readonly kind: TriggerKind;
}

/** Indexes over all orders; built when a state is first seen. */
class ContractIndex {
  /**
   * Levels by pair: on the bid side those that a falling price reaches, on the ask side those that a rising one
   * reaches.
   */
  readonly triggers = new Map<string, OrderBook>();
  readonly exposures = new Exposures();
  /** The number of each person's positions that are being closed. */
  readonly closing = new Map<string, number>();
  /** Pending, open and closing orders of a person. */
  readonly living = new Map<string, Map<number, ContractRecord>>();

  enter(order: ContractRecord): void {
    const living = this.living.get(order.user) ?? new Map<number, ContractRecord>();
    if (isLiving(order)) this.living.set(order.user, living.set(order.id, order));
    if (isHeld(order)) this.exposures.add(order);
    if (order.status === 'closing') this.closing.set(order.user, (this.closing.get(order.user) ?? 0) + 1);
    for (const level of levelsOf(order)) this.#levels(order.symbol).rest({ ...level, lots: 1 });
  }

  leave(order: ContractRecord): void {
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

/** A position that is being closed still gains and loses. */
export const isHeld = ({ status }: ContractRecord): boolean => status === 'open' || status === 'closing';

const isLiving = (order: ContractRecord): boolean => order.status === 'pending' || isHeld(order);

/** The levels at which something happens to an order. A limit buy waits for a falling price, as does the stop of a long position. */
function levelsOf(order: ContractRecord): readonly { id: number; side: 'buy' | 'sell'; price: number }[] {
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

const indexes = new WeakMap<ContractState, ContractIndex>();

export function indexOf(state: ContractState): ContractIndex {
  const known = indexes.get(state);
  if (known !== undefined) return known;
  const made = new ContractIndex();
  indexes.set(state, made);
  for (const order of Object.values(state.orders)) made.enter(order);
  return made;
}

export const findContract = (state: ContractState, id: number): ContractRecord | undefined => state.orders[id];

/** Newest first. */
export const contractOrdersOf = (state: ContractState, user: string): readonly ContractRecord[] =>
  (state.idsOf[user] ?? []).toReversed().flatMap((id) => state.orders[id] ?? []);

/** Pending, open and closing ones of a person, newest first. */
export const livingOrdersOf = (state: ContractState, user: string): readonly ContractRecord[] =>
  [...(indexOf(state).living.get(user)?.values() ?? [])].toSorted((left, right) => right.id - left.id);

export const isClosingFor = (state: ContractState, user: string): boolean =>
  (indexOf(state).closing.get(user) ?? 0) > 0;

export function addContract(state: ContractState, order: ContractRecord): void {
  const index = indexOf(state);
  state.orders[order.id] = order;
  const ids = state.idsOf[order.user];
  if (ids === undefined) state.idsOf[order.user] = [order.id];
  else ids.push(order.id);
  index.enter(order);
}

/** Every change of an order goes through here, which keeps the indexes up to date. */
export function changeContract(state: ContractState, order: ContractRecord, change: Partial<ContractRecord>): void {
  const index = indexOf(state);
  index.leave(order);
  Object.assign(order, change);
  index.enter(order);
}

/** Pairs on which something waits for a price. */
export const triggerPairs = (state: ContractState): readonly string[] =>
  [...indexOf(state).triggers].filter(([, levels]) => levels.size > 0).map(([symbol]) => symbol);

/** The next level that a falling or rising price reaches; undefined without one. */
export const nextLevel = (state: ContractState, symbol: string, direction: 'down' | 'up'): number | undefined =>
  indexOf(state)
    .triggers.get(symbol)
    ?.best(direction === 'down' ? 'buy' : 'sell')?.price;

/** The triggers that this price of a pair reaches, older orders first. */
export function reachedTriggers(state: ContractState, symbol: string, price: number): readonly Trigger[] {
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
