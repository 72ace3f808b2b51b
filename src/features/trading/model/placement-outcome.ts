import type { SpotOrder } from '../../../core/domain/spot-order.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { compare } from '../../../core/money/fixed-point.ts';
import type { SentOrder } from './order-snapshot.ts';
import type { PlacementOutcome } from './ticket-state.ts';

/** What orders and balance looked like; undefined for what could not be read. */
export interface AccountView {
  readonly orders: readonly SpotOrder[] | undefined;
  /** Available amount of the currency that the order spends. */
  readonly available: Amount | undefined;
}

/** What has to be known of the account before an order, to see the order in what it shows later. */
export interface AccountBefore {
  readonly orders: readonly Pick<SpotOrder, 'id'>[] | undefined;
  readonly available: Amount | undefined;
}

interface Comparison {
  readonly snapshot: SentOrder;
  readonly before: AccountBefore;
  readonly after: AccountView;
  /** The request cannot take effect any more after `after` was asked for. */
  readonly isDecided: boolean;
}

/**
 * What became of an order whose answer was lost, judged by what the account shows now: a new order just like it was
 * placed; no such order and an untouched balance was not, once the request is decided; anything else is unknown.
 */
export function placementOutcome({ snapshot, before, after, isDecided }: Comparison): PlacementOutcome {
  const twin = twinOf(snapshot, before, after.orders);
  if (twin !== undefined) return { kind: 'placed', order: twin };
  const isListClear = before.orders !== undefined && after.orders !== undefined;
  const isUntouched =
    before.available !== undefined && after.available !== undefined && compare(before.available, after.available) === 0;
  return isDecided && isListClear && isUntouched ? { kind: 'not-placed' } : { kind: 'unknown' };
}

/** The order in a list that was not there before and is just like the one that was sent; undefined without both lists. */
export function twinOf(
  sent: SentOrder,
  before: AccountBefore,
  orders: readonly SpotOrder[] | undefined,
): SpotOrder | undefined {
  if (before.orders === undefined) return undefined;
  const known = new Set(before.orders.map((order) => order.id));
  return orders?.find((order) => !known.has(order.id) && isLike(order, sent));
}

const isLike = (order: SpotOrder, { order: wanted }: SentOrder): boolean =>
  order.side === wanted.side &&
  order.baseId === wanted.baseId &&
  order.quoteId === wanted.quoteId &&
  compare(order.price, wanted.price) === 0 &&
  compare(order.quantity, wanted.quantity) === 0;
