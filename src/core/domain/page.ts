/** A row of an answer that could not be read. */
export interface UnreadableRow {
  /** The id, if readable; for a balance the currency. */
  readonly id: string | undefined;
  /** The field that could not be read: `message.list[2].number`. */
  readonly path: string;
  /** The error, for developers. */
  readonly why?: string;
}

export interface Lacking {
  /** Absent where every row could be read. */
  readonly unreadable?: readonly UnreadableRow[] | undefined;
}

/** A list in one piece. `map` and `filter` lose the information about missing rows: see `lackingAs`. */
export interface Rows<T> extends ReadonlyArray<T>, Lacking {}

/** One page of a list, newest first. `total` is undefined if the server does not count. */
export interface Page<T> extends Lacking {
  readonly items: readonly T[];
  readonly hasMore: boolean;
  readonly total: number | undefined;
}

/** Rows made of others, which lack what those lacked. */
export function lackingAs<T>(items: readonly T[], ...sources: readonly Lacking[]): Rows<T> {
  const unreadable = sources.flatMap((source) => source.unreadable ?? []);
  return unreadable.length === 0 ? items : Object.assign([...items], { unreadable });
}

/** A page as the list that it is. */
export const rowsOf = <T>(page: Page<T>): Rows<T> => lackingAs(page.items, page);

/**
 * The ids of all rows, also of those that could not be read; undefined where one of these has none. Then it cannot be said
 * of any row that it was not among them.
 */
export function idsIn(rows: Rows<{ readonly id: string }>): ReadonlySet<string> | undefined {
  const ids = [...rows, ...(rows.unreadable ?? [])].flatMap(({ id }) => id ?? []);
  return ids.length === rows.length + (rows.unreadable?.length ?? 0) ? new Set(ids) : undefined;
}

/** How many there are, readable or not; undefined where they have not been read. */
export const countIn = (rows: Rows<unknown> | undefined): number | undefined =>
  rows === undefined ? undefined : rows.length + (rows.unreadable?.length ?? 0);
