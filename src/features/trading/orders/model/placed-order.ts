import type { Before } from '../../../../core/sending/way.ts';
import type { AnyWay, WayRules } from './order-way.ts';

/** An order that may wait for its price. */
export interface Waiting {
  readonly id: string;
  readonly status: string;
}

/** What following an accepted order needs of its surroundings. */
export interface Follower<Way extends AnyWay> {
  pause(delayMs: number): Promise<void>;
  /** Newest first, every state; undefined when they could not be read. Never rejects. */
  readOrders(): Promise<readonly Way['listed'][] | undefined>;
  /** The person still reads about this order. */
  isShown(): boolean;
  tell(order: Way['listed']): void;
}

const firstPauseMs = 500;
const longestPauseMs = 5000;

/** 0, then half a second, doubled each time, never more than five: a fill comes with the first ticks or late. */
export const pauseBeforeReading = (index: number): number =>
  index === 0 ? 0 : Math.min(firstPauseMs * 2 ** (index - 1), longestPauseMs);

/**
 * Reports the server's list about an accepted order until it is no longer pending. Without an earlier list it reports
 * nothing: an older identical order could be mistaken for it.
 */
export async function followPlaced<Way extends AnyWay & { readonly listed: Waiting }>(
  rules: Pick<WayRules<Way>, 'isTwin'>,
  { sent, before }: { readonly sent: Way['sent']; readonly before: Before },
  follower: Follower<Way>,
): Promise<void> {
  if (before.ids === undefined) return;
  for (let index = 0; follower.isShown(); index += 1) {
    await follower.pause(pauseBeforeReading(index));
    if (!follower.isShown()) return;
    const order = twinOf<Way>(rules, { sent, before }, await follower.readOrders());
    if (!follower.isShown()) return;
    if (order !== undefined) follower.tell(order);
    if (order !== undefined && order.status !== 'pending') return;
  }
}

/** The new order in a list that matches the sent one; undefined without both lists. */
export function twinOf<Way extends AnyWay>(
  rules: Pick<WayRules<Way>, 'isTwin'>,
  { sent, before }: { readonly sent: Way['sent']; readonly before: Before },
  orders: readonly Way['listed'][] | undefined,
): Way['listed'] | undefined {
  if (before.ids === undefined) return undefined;
  const known = new Set(before.ids);
  return orders?.find((order) => !known.has(order.id) && rules.isTwin(order, sent));
}
