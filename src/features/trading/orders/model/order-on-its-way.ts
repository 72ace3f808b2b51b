import type { SpotWay } from './order-snapshot.ts';
import type { AnyWay } from './order-way.ts';
import type { TicketState } from './ticket-state.ts';

/** An order between the tap and the list that shows it. */
export interface OrderOnItsWay<Way extends AnyWay = SpotWay> {
  readonly snapshot: Way['sent'];
  readonly phase: 'sending' | 'checking' | 'accepted';
}

export function orderOnItsWay<Way extends AnyWay = SpotWay>(state: TicketState<Way>): OrderOnItsWay<Way> | undefined {
  if (state.kind === 'placed') return { snapshot: state.snapshot, phase: 'accepted' };
  if (state.kind !== 'sending' && state.kind !== 'checking') return undefined;
  return { snapshot: state.snapshot, phase: state.kind };
}

/** An order on its way beside the list it is missing from. */
export interface AwaitedOrder<Way extends AnyWay = SpotWay> {
  readonly order: OrderOnItsWay<Way>;
  /** When that list was read, epoch ms. */
  readonly readAt: number;
}

/**
 * The additional row of the list: an order in flight, and an accepted one until a list was read after the acceptance,
 * even if its notice is dismissed before. `readAt` is the time of the present list.
 */
export function nextAwaited<Way extends AnyWay = SpotWay>(
  awaited: AwaitedOrder<Way> | undefined,
  now: OrderOnItsWay<Way> | undefined,
  readAt: number,
): AwaitedOrder<Way> | undefined {
  if (now !== undefined && now.phase !== 'accepted') return sameOr(awaited, { order: now, readAt });
  if (awaited === undefined || awaited.readAt !== readAt) return undefined;
  if (now === undefined) return awaited.order.phase === 'accepted' ? awaited : undefined;
  return awaited.order.snapshot.id === now.snapshot.id ? sameOr(awaited, { order: now, readAt }) : undefined;
}

function sameOr<Way extends AnyWay>(
  awaited: AwaitedOrder<Way> | undefined,
  next: AwaitedOrder<Way>,
): AwaitedOrder<Way> {
  const isSame =
    awaited !== undefined &&
    awaited.readAt === next.readAt &&
    awaited.order.phase === next.order.phase &&
    awaited.order.snapshot === next.order.snapshot;
  return isSame ? awaited : next;
}
