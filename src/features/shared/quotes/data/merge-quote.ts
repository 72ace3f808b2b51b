import type { Quote } from '../../../../core/domain/market/instrument.ts';

/** Puts a newer quote over an older one of the same pair: a figure that the newer one lacks is kept. */
export function mergeQuote(kept: Quote | undefined, next: Quote): Quote {
  if (kept === undefined) return next;
  return {
    symbol: next.symbol,
    price: next.price ?? kept.price,
    change: next.change ?? kept.change,
    volume: next.volume ?? kept.volume,
    open: next.open ?? kept.open,
    high: next.high ?? kept.high,
    low: next.low ?? kept.low,
    receivedAt: Math.max(next.receivedAt, kept.receivedAt),
  };
}

/**
 * Merges one pair of a snapshot. Events after the snapshot's request are newer than it, in any order of arrival: then
 * the snapshot only fills gaps.
 */
export function mergeSnapshotQuote(kept: Quote | undefined, snapshot: Quote, askedAt: number): Quote {
  if (kept === undefined) return snapshot;
  return kept.receivedAt > askedAt ? mergeQuote(snapshot, kept) : mergeQuote(kept, snapshot);
}
