import type { AnyWay, WayRules } from './order-way.ts';
import { idsBefore, twinOf, type AccountBefore } from './placement-outcome.ts';

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
 * Tells what the server's list says about an order that it has accepted, until it is pending no more. Without a list
 * from before nothing is told: an older order just like it could be taken for it.
 */
export async function followPlaced<Way extends AnyWay & { readonly listed: Waiting }>(
  rules: Pick<WayRules<Way>, 'isTwin'>,
  { sent, before }: { readonly sent: Way['sent']; readonly before: AccountBefore },
  follower: Follower<Way>,
): Promise<void> {
  if (idsBefore(before) === undefined) return;
  for (let index = 0; follower.isShown(); index += 1) {
    await follower.pause(pauseBeforeReading(index));
    if (!follower.isShown()) return;
    const order = twinOf<Way>(rules, { sent, before }, await follower.readOrders());
    if (!follower.isShown()) return;
    if (order !== undefined) follower.tell(order);
    if (order !== undefined && order.status !== 'pending') return;
  }
}
