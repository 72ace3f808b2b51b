export interface Freshness {
  /** Whole seconds since the last tick, as ms; 0 while the price is fresh. */
  readonly ageMs: number;
  /** More than five seconds without a tick on an open market that is watched. */
  readonly isDelayed: boolean;
  /** More than fifteen: a price to look at, not one to trade on. */
  readonly isStale: boolean;
}

export const delayedAfterMs = 5000;
export const staleAfterMs = 15_000;

export const fresh: Freshness = { ageMs: 0, isDelayed: false, isStale: false };

interface Reading {
  readonly receivedAt: number | undefined;
  /** Since when prices are subscribed; undefined without subscribers. */
  readonly watchedSince: number | undefined;
  readonly isOpen: boolean | undefined;
  readonly now: number;
}

/**
 * `receivedAt` undefined: nothing has been received yet, which is loading and not delay. A closed market has no ticks
 * to miss. A price without subscribers goes stale only once it is watched again: late is what does not arrive while
 * watched. Age alone decides whether a price is too old to trade on.
 */
export function freshnessOf({ receivedAt, watchedSince, isOpen, now }: Reading): Freshness {
  if (receivedAt === undefined || isOpen === false) return fresh;
  const age = now - receivedAt;
  const missedMs = watchedSince === undefined ? 0 : now - Math.max(receivedAt, watchedSince);
  const isDelayed = missedMs > delayedAfterMs;
  const isStale = age > staleAfterMs;
  return isDelayed || isStale ? { ageMs: Math.floor(age / 1000) * 1000, isDelayed, isStale } : fresh;
}
