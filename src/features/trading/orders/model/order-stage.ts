/** How far the life of an order has come. */
const ranks: Readonly<Record<string, number>> = { pending: 0, open: 1, closing: 1, filled: 2, closed: 2, cancelled: 2 };

/** Whether an order that is shown in one state is known to have reached a later one. */
export function hasMovedOn(shown: string | undefined, known: string | undefined): boolean {
  const [from, to] = [ranks[shown ?? ''], ranks[known?.split(' ')[0] ?? '']];
  return from !== undefined && to !== undefined && to > from;
}
