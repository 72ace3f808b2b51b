import type { Side } from '../../../../../core/domain/market/depth.ts';
import type { Quantity } from '../../../../../core/money/amount.ts';
import { add } from '../../../../../core/money/fixed-point.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';
import { OrderBook } from '../../market/order-book.ts';

export type SpotStatus = 'pending' | 'filled' | 'cancelled';

/** Prices in price steps, quantities in lots of the pair, times in epoch ms. */
export type SpotRecord = {
  readonly id: number;
  readonly user: string;
  readonly symbol: string;
  readonly side: Side;
  readonly price: number;
  /** The last price when the order was placed. */
  readonly marketPrice: number;
  readonly lots: number;
  readonly placedAt: number;
  /** Of a buy for a sum of money, or of an amount finer than lots: the locked sum, and the units that are told. */
  readonly budget?: { readonly money: Money; readonly units: Quantity };
  /** Never gets a fill. */
  readonly neverFills?: true;
  filled: number;
  /** Sum of price × lots over all fills. */
  turnover: number;
  /** Sum of the fees of all fills, each rounded for itself; absent in records that had fills before it was counted. */
  fees?: Money;
  status: SpotStatus;
  updatedAt: number;
};

/** Orders of one account, live or simulated. */
export type SpotState = {
  readonly orders: Record<string, SpotRecord>;
  /** Ids by person, oldest first. */
  readonly idsOf: Record<string, number[]>;
  /** What persons took from the market's ladder within one tick, by symbol, side and price. */
  taken: { tick: number; readonly lots: Record<string, number> };
};

export const emptySpot = (): SpotState => ({ orders: {}, idsOf: {}, taken: { tick: 0, lots: {} } });

type Books = Map<string, OrderBook>;
/** The books of a state, made from its pending orders when a state is seen for the first time and kept in step since. */
const booksOf = new WeakMap<SpotState, Books>();

function books(state: SpotState): Books {
  const known = booksOf.get(state);
  if (known !== undefined) return known;
  const made: Books = new Map();
  booksOf.set(state, made);
  // Keys that are whole numbers come in ascending order: older orders first.
  for (const order of Object.values(state.orders)) {
    if (order.status === 'pending') restIn(made, order);
  }
  return made;
}

function restIn(all: Books, order: SpotRecord): void {
  if (order.neverFills === true) return;
  const book = all.get(order.symbol) ?? new OrderBook();
  all.set(order.symbol, book);
  book.rest({ id: order.id, side: order.side, price: order.price, lots: leftOf(order) });
}

export const leftOf = (order: SpotRecord): number => order.lots - order.filled;

/** The resting orders of a pair; undefined when it never had one. */
export const bookOf = (state: SpotState, symbol: string): OrderBook | undefined => books(state).get(symbol);

/** Pairs that have resting orders. */
export const restingPairs = (state: SpotState): readonly string[] =>
  [...books(state)].filter(([, book]) => book.size > 0).map(([symbol]) => symbol);

export const findSpot = (state: SpotState, id: number): SpotRecord | undefined => state.orders[id];

/** Newest first. */
export const spotOrdersOf = (state: SpotState, user: string): readonly SpotRecord[] =>
  (state.idsOf[user] ?? []).toReversed().flatMap((id) => state.orders[id] ?? []);

/** Stores a new order; it does not rest yet. */
export function addSpot(state: SpotState, order: SpotRecord): void {
  books(state);
  state.orders[order.id] = order;
  const ids = state.idsOf[order.user];
  if (ids === undefined) state.idsOf[order.user] = [order.id];
  else ids.push(order.id);
}

/** Puts the rest of a new order into the book. */
export const restSpot = (state: SpotState, order: SpotRecord): void => restIn(books(state), order);

export interface BookedFill {
  readonly price: number;
  readonly lots: number;
  readonly fee: Money;
  readonly at: number;
}

/** Books a fill on an order, resting or not. */
export function fillSpot(state: SpotState, order: SpotRecord, fill: BookedFill): void {
  const book = bookOf(state, order.symbol);
  if (book?.has(order.id) === true) book.reduce(order.id, fill.lots);
  if (order.filled === 0) order.fees = fill.fee;
  else if (order.fees !== undefined) order.fees = add(order.fees, fill.fee);
  order.filled += fill.lots;
  order.turnover += fill.price * fill.lots;
  order.updatedAt = fill.at;
  if (leftOf(order) === 0) order.status = 'filled';
}

export function cancelSpot(state: SpotState, order: SpotRecord, at: number): void {
  bookOf(state, order.symbol)?.cancel(order.id);
  order.status = 'cancelled';
  order.updatedAt = at;
}

const takenKey = (place: { symbol: string; side: Side; price: number }): string =>
  `${place.symbol} ${place.side} ${place.price}`;

/** Lots already taken from a ladder level within the tick. */
export const takenFrom = (
  state: SpotState,
  tick: number,
  place: { symbol: string; side: Side; price: number },
): number => (state.taken.tick === tick ? (state.taken.lots[takenKey(place)] ?? 0) : 0);

export function takeFrom(
  state: SpotState,
  tick: number,
  take: { symbol: string; side: Side; price: number; lots: number },
): void {
  if (state.taken.tick !== tick) state.taken = { tick, lots: {} };
  const key = takenKey(take);
  state.taken.lots[key] = (state.taken.lots[key] ?? 0) + take.lots;
}
