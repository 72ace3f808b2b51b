interface Ended {
  readonly closedAt: string | undefined;
  readonly createdAt: string | undefined;
}

/** The time that a row of the history shows, as the server wrote it. */
export const shownTimeOf = ({ closedAt, createdAt }: Ended): string => closedAt ?? createdAt ?? '';

/** Newest first by the time that each row shows; servers order by the number of the order. */
export const byShownTime = <Order extends Ended>(orders: readonly Order[]): readonly Order[] =>
  orders.toSorted((one, other) => shownTimeOf(other).localeCompare(shownTimeOf(one)));
