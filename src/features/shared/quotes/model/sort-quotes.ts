import type { Instrument, Quote } from '../../../../core/domain/market/instrument.ts';
import { cost, forDrawing } from '../../../../core/money/fixed-point.ts';

export const sortColumns = ['name', 'last', 'change', 'high', 'low', 'volume'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface QuoteSort {
  /** `turnover` is price times volume: volumes of different coins cannot be compared. */
  readonly column: SortColumn | 'turnover';
  readonly direction: 'ascending' | 'descending';
}

export type QuoteOf = (symbol: string) => Quote | undefined;

/**
 * The order after a tap on a head: names A to Z first, figures largest first, then reversed, then the operator's order
 * again.
 */
export function nextSort(sort: QuoteSort | undefined, column: SortColumn): QuoteSort | undefined {
  const first = column === 'name' ? 'ascending' : 'descending';
  if (sort?.column !== column) return { column, direction: first };
  if (sort.direction !== first) return undefined;
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

/** Only the order depends on this number; it is never shown. */
function keyOf(quote: Quote | undefined, column: QuoteSort['column']): number | undefined {
  if (quote === undefined) return undefined;
  const { price, change, volume, high, low } = quote;
  if (column === 'turnover')
    return price === undefined || volume === undefined ? undefined : forDrawing(cost(price, volume));
  const figures = { name: undefined, last: price, change, volume, high, low };
  const figure = figures[column];
  return figure === undefined ? undefined : forDrawing(figure);
}

/** A new sorted list; pairs without the figure are last in both directions, equal ones keep the operator's order. */
export function sortInstruments<T extends Pick<Instrument, 'symbol'>>(
  list: readonly T[],
  sort: QuoteSort | undefined,
  quoteOf: QuoteOf,
): readonly T[] {
  if (sort === undefined) return list;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  if (sort.column === 'name') return list.toSorted((left, right) => sign * (left.symbol < right.symbol ? -1 : 1));
  // Each figure is read once: comparing decimals a thousand times would be felt.
  const keyed = list.map((entry) => ({ entry, key: keyOf(quoteOf(entry.symbol), sort.column) }));
  return keyed.toSorted((left, right) => order(left.key, right.key, sign)).map(({ entry }) => entry);
}

function order(left: number | undefined, right: number | undefined, sign: number): number {
  if (left === undefined || right === undefined) return (left === undefined ? 1 : 0) - (right === undefined ? 1 : 0);
  return sign * (left - right);
}
