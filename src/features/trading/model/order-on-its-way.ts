import type { SentOrder } from './order-snapshot.ts';
import type { TicketState } from './ticket-state.ts';

/** An order between the tap and the list that shows it. */
export interface OrderOnItsWay {
  readonly snapshot: SentOrder;
  readonly phase: 'sending' | 'checking' | 'accepted';
}

export function orderOnItsWay(state: TicketState): OrderOnItsWay | undefined {
  if (state.kind === 'placed') return { snapshot: state.snapshot, phase: 'accepted' };
  if (state.kind !== 'sending' && state.kind !== 'checking') return undefined;
  return { snapshot: state.snapshot, phase: state.kind };
}

/** An order on its way beside the list it is missing from. */
export interface AwaitedOrder {
  readonly order: OrderOnItsWay;
  /** When that list was read, epoch ms. */
  readonly readAt: number;
}

/**
 * What the list has to show beside its rows: an order on its way, and an accepted one until a list has been read after
 * the acceptance, even when its notice is put away before that. `readAt` is when the present list was read.
 */
export function nextAwaited(
  awaited: AwaitedOrder | undefined,
  now: OrderOnItsWay | undefined,
  readAt: number,
): AwaitedOrder | undefined {
  if (now !== undefined && now.phase !== 'accepted') return sameOr(awaited, { order: now, readAt });
  if (awaited === undefined || awaited.readAt !== readAt) return undefined;
  if (now === undefined) return awaited.order.phase === 'accepted' ? awaited : undefined;
  return awaited.order.snapshot.id === now.snapshot.id ? sameOr(awaited, { order: now, readAt }) : undefined;
}

function sameOr(awaited: AwaitedOrder | undefined, next: AwaitedOrder): AwaitedOrder {
  const isSame =
    awaited !== undefined &&
    awaited.readAt === next.readAt &&
    awaited.order.phase === next.order.phase &&
    awaited.order.snapshot === next.order.snapshot;
  return isSame ? awaited : next;
}
