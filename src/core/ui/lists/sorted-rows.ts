import type { DecimalText } from '../../money/amount.ts';
import { compare } from '../../money/fixed-point.ts';

/** What a column is ordered by: text, a figure, or nothing where it is not known. */
export type SortValue = { readonly text: string } | { readonly figure: DecimalText } | undefined;

export interface RowSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The order after a tap on a head: largest first, then smallest first, then as the rows came. */
export function nextRowSort(sort: RowSort | undefined, column: string): RowSort | undefined {
  if (sort?.column !== column) return { column, direction: 'descending' };
  return sort.direction === 'descending' ? { column, direction: 'ascending' } : undefined;
}

function order(left: SortValue, right: SortValue): number {
  if (left === undefined || right === undefined) return 0;
  if ('figure' in left && 'figure' in right) return compare(left.figure, right.figure);
  if ('text' in left && 'text' in right) return left.text < right.text ? -1 : Number(left.text > right.text);
  return 0;
}

/** A new sorted list. Rows without a value are last in both directions; equal ones stay as they came. */
export function sortedRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: RowSort['direction'],
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, value: valueOf(row) }));
  return keyed
    .toSorted((left, right) =>
      left.value === undefined || right.value === undefined
        ? Number(left.value === undefined) - Number(right.value === undefined)
        : sign * order(left.value, right.value),
    )
    .map(({ row }) => row);
}
