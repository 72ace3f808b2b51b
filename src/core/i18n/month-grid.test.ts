import { expect, test } from 'vitest';
import { dayAfter, dayInMonthAfter, monthAfter, weeksOf } from './month-grid.ts';

test('E31 weeksOf: a month in weeks from Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(weeks.flat().filter((day) => day !== undefined)).toHaveLength(30);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeksOf('2024-02').flat()).toContain('2024-02-29');
});

test('E31 monthAfter: over the end of a year, both ways', () => {
  expect(['2026-12', '2026-01', '2026-06'].map((month) => monthAfter(month, 1))).toEqual([
    '2027-01',
    '2026-02',
    '2026-07',
  ]);
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});

test('dayAfter: over the end of a month and of a year, both ways', () => {
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
  expect(dayAfter('2026-01-03', -7)).toBe('2025-12-27');
});

test('dayInMonthAfter: the same day, or the last one of a shorter month', () => {
  expect(dayInMonthAfter('2026-01-15', 1)).toBe('2026-02-15');
  expect(dayInMonthAfter('2024-01-31', 1)).toBe('2024-02-29');
  expect(dayInMonthAfter('2026-12-31', -1)).toBe('2026-11-30');
});
