interface ReadHistory {
  /** What is over, as far as it has been read; undefined before the first answer. */
  readonly orders: readonly unknown[] | undefined;
  readonly hasMore: boolean;
  /** Orders in every state, as the server counts them; undefined where it does not. */
  readonly counted: number | undefined;
}

/**
 * How many orders are over. The server counts them together with those that still live, which are known one by one;
 * undefined until either everything has been read or both numbers are known.
 */
export function historyCount(history: ReadHistory, living: number | undefined): number | undefined {
  const { orders, hasMore, counted } = history;
  if (orders === undefined || !hasMore) return orders?.length;
  // An order that ends between two readings is in neither for a moment: never fewer than can be seen.
  return counted === undefined || living === undefined ? undefined : Math.max(orders.length, counted - living);
}
