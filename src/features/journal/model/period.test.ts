import { expect, test } from 'vitest';
import { resultsOf, closedResult } from '../../../../tests/support/journal-samples.ts';
import { canStep, monthsInYearOf, monthsOf, resultsIn, stepped } from './period.ts';

test('E31 stepped: a year before, and the months of a year', () => {
  expect(stepped({ span: 'year', month: '2026-05' }, -1)).toEqual({ span: 'year', month: '2025-05' });
  expect(monthsInYearOf('2026-05')).toHaveLength(12);
});

test('E31 resultsIn: a month, a year, or everything; without a day only in everything', () => {
  const results = [closedResult({ day: '2025-12-31' }), ...resultsOf('1', '2'), closedResult({ day: undefined })];
  expect(
    (['month', 'year', 'all'] as const).map((span) => resultsIn(results, { span, month: '2026-11' }).length),
  ).toEqual([2, 2, 4]);
  expect(monthsOf(results)).toEqual(['2025-12', '2026-11']);
  expect(monthsOf([])).toBeUndefined();
});

test('E31 canStep: from the first month with a result to the last', () => {
  const edges = ['2026-03', '2026-11'] as const;
  expect(canStep({ span: 'month', month: '2026-03' }, -1, edges)).toBe(false);
  expect(canStep({ span: 'month', month: '2026-04' }, -1, edges)).toBe(true);
  expect(canStep({ span: 'month', month: '2026-11' }, 1, edges)).toBe(false);
  expect(canStep({ span: 'year', month: '2026-04' }, -1, edges)).toBe(false);
});
