import type { OrderOnItsWay } from './order-on-its-way.ts';
import type { SpotWay } from './order-snapshot.ts';
import type { AnyWay, WayRules } from './order-way.ts';

/** The list that an order on its way is to come into. */
export interface AwaitingList<Way extends AnyWay = SpotWay> {
  /** When it was read, epoch ms. */
  readonly readAt: number;
  /** Undefined before the first answer. */
  readonly rows: readonly Way['listed'][] | undefined;
}

/** An order on its way beside the list it is missing from. */
export interface AwaitedOrder<Way extends AnyWay = SpotWay> {
  readonly order: OrderOnItsWay<Way>;
  /** When that list was read, epoch ms. */
  readonly readAt: number;
  /** What it held when the order was sent; undefined if that was not read, or the order is of an earlier page. */
  readonly known: ReadonlySet<string> | undefined;
}

/**
 * The additional row of the list: an order in flight, and an accepted one until a list was read after the acceptance,
 * even if its notice is dismissed before.
 */
export function nextAwaited<Way extends AnyWay = SpotWay>(
  awaited: AwaitedOrder<Way> | undefined,
  now: OrderOnItsWay<Way> | undefined,
  { readAt, rows }: AwaitingList<Way>,
): AwaitedOrder<Way> | undefined {
  const isSame = awaited !== undefined && awaited.order.snapshot.id === now?.snapshot.id;
  if (now !== undefined && now.phase !== 'accepted') {
    const held = now.phase === 'sending' ? rows && new Set(rows.map(({ id }) => id)) : undefined;
    return sameOr(awaited, { order: now, readAt, known: isSame ? awaited.known : held });
  }
  if (awaited === undefined || awaited.readAt !== readAt) return undefined;
  if (now === undefined) return awaited.order.phase === 'accepted' ? awaited : undefined;
  return isSame ? sameOr(awaited, { ...awaited, order: now }) : undefined;
}

/** A read may show the order before its own answer is there: then it stands in the list, and needs no row beside it. */
export const isListedAlready = <Way extends AnyWay = SpotWay>(
  { order, known }: AwaitedOrder<Way>,
  { rows }: AwaitingList<Way>,
  isTwin: WayRules<Way>['isTwin'],
): boolean => known !== undefined && rows?.some((row) => !known.has(row.id) && isTwin(row, order.snapshot)) === true;

function sameOr<Way extends AnyWay>(
  awaited: AwaitedOrder<Way> | undefined,
  next: AwaitedOrder<Way>,
): AwaitedOrder<Way> {
  const isSame =
    awaited !== undefined &&
    awaited.readAt === next.readAt &&
    awaited.known === next.known &&
    awaited.order.phase === next.order.phase &&
    awaited.order.snapshot === next.order.snapshot;
  return isSame ? awaited : next;
}
