import { sortColumns, type QuoteSort } from '../../shared/quotes/model/sort-quotes.ts';

/** A stored order; anything else is the operator's order. */
export function readSort(stored: unknown): QuoteSort | undefined {
  if (typeof stored !== 'object' || stored === null || !('column' in stored) || !('direction' in stored))
    return undefined;
  const column = sortColumns.find((known) => known === stored.column);
  const { direction } = stored;
  if (column === undefined || (direction !== 'ascending' && direction !== 'descending')) return undefined;
  return { column, direction };
}
