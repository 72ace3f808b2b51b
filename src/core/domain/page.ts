/** One page of a list, newest first. `total` is undefined where the server does not count. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
  readonly total: number | undefined;
}
