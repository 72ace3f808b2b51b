export interface Freshness {
  /** Whole seconds since the last tick, as ms; 0 while the price is fresh. */
  readonly ageMs: number;
  /** More than five seconds without a tick on an open market. */
  readonly isDelayed: boolean;
  /** More than fifteen: a price to look at, not one to trade on. */
  readonly isStale: boolean;
}

export const delayedAfterMs = 5000;
export const staleAfterMs = 15_000;

export const fresh: Freshness = { ageMs: 0, isDelayed: false, isStale: false };

/** `receivedAt` undefined: nothing has been received yet, which is loading and not delay. A closed market has no ticks to miss. */
export function freshnessOf(quote: {
  receivedAt: number | undefined;
  isOpen: boolean | undefined;
  now: number;
}): Freshness {
  if (quote.receivedAt === undefined || quote.isOpen === false) return fresh;
  const age = quote.now - quote.receivedAt;
  if (age <= delayedAfterMs) return fresh;
  return { ageMs: Math.floor(age / 1000) * 1000, isDelayed: true, isStale: age > staleAfterMs };
}
