import { expect, test } from 'vitest';
import { amount } from '../../money/amount.ts';
import { nextRowSort, sortedRows, type SortValue } from './sorted-rows.ts';

const figure = (text: string): SortValue => ({ figure: amount(text) });

test('figures are ordered as decimals, not as text, and unknown ones are last in both directions', () => {
  const rows = [figure('9'), undefined, figure('-20'), figure('100.5'), figure('100.25')];
  const same = (row: SortValue): SortValue => row;
  const shown = (sorted: readonly SortValue[]) =>
    sorted.map((row) => (row !== undefined && 'figure' in row ? row.figure : undefined));
  expect(shown(sortedRows(rows, same, 'ascending'))).toEqual(['-20', '9', '100.25', '100.5', undefined]);
  expect(shown(sortedRows(rows, same, 'descending'))).toEqual(['100.5', '100.25', '9', '-20', undefined]);
});

test('equal rows stay as they came', () => {
  const rows = ['a1', 'b1', 'a2'];
  expect(sortedRows(rows, (row) => ({ text: row.charAt(0) }), 'ascending')).toEqual(['a1', 'a2', 'b1']);
});

test('a head is tapped through: largest first, smallest first, as the rows came', () => {
  const once = nextRowSort(undefined, 'size');
  const twice = nextRowSort(once, 'size');
  expect([once?.direction, twice?.direction, nextRowSort(twice, 'size')]).toEqual([
    'descending',
    'ascending',
    undefined,
  ]);
  expect(nextRowSort(twice, 'pair')).toEqual({ column: 'pair', direction: 'descending' });
});
