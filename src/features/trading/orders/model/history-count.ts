import { countIn, type Rows } from '../../../../core/domain/page.ts';

interface ReadHistory {
  /** What is over, as far as it has been read; undefined before the first answer. */
  readonly orders: Rows<unknown> | undefined;
  readonly hasMore: boolean;
  /** The server's count of orders in every state; undefined without one. */
  readonly counted: number | undefined;
}

/**
 * How many orders are over. The server counts them together with those that still live, which are known one by one;
 * undefined until either everything has been read or both numbers are known.
 */
export function historyCount(history: ReadHistory, living: number | undefined): number | undefined {
  const { hasMore, counted } = history;
  const read = countIn(history.orders);
  if (read === undefined || !hasMore) return read;
  // An order that ends between two readings is in neither for a moment: never fewer than can be seen.
  return counted === undefined || living === undefined ? undefined : Math.max(read, counted - living);
}

type Listed = readonly { readonly id: string }[];

/** How many have ended since the list of what is over was read: it does not have them yet, so its count has them neither. */
export function endedSince(livingThen: Listed, living: readonly Listed[]): number {
  const present = new Set(living.flatMap((list) => list.map(({ id }) => id)));
  return livingThen.filter(({ id }) => !present.has(id)).length;
}
