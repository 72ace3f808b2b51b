import { expect, test } from 'vitest';
import { dayAt, dayOfTime, isInSpan, spanName, spanOf } from './export-span.ts';

test('A19 yesterday and seven days are days of the server, today included in the week', () => {
  const today = dayAt(Date.UTC(2026, 2, 1, 0, 30), 'UTC');
  expect(today).toBe('2026-03-01');
  expect(spanOf('yesterday', today, {})).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(spanOf('7days', today, {})).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(spanOf('all', today, { from: '2026-01-01' })).toEqual({});
  expect(spanOf('custom', today, { from: '2026-01-01' })).toEqual({ from: '2026-01-01' });
});

test('A19 both ends of a span are in it; a record without a time is in none but the whole', () => {
  const span = { from: '2026-02-23', to: '2026-03-01' };
  const days = ['2026-02-22', '2026-02-23', '2026-03-01', '2026-03-02', undefined];
  expect(days.map((day) => isInSpan(span, day))).toEqual([false, true, true, false, false]);
  expect(isInSpan({}, undefined)).toBe(true);
  expect(dayOfTime('2026-02-23 23:59:59')).toBe('2026-02-23');
  expect(dayOfTime(undefined)).toBeUndefined();
});

test('A19 the name of a file has its days', () => {
  expect(spanName({ from: '2026-02-28', to: '2026-02-28' })).toBe('_2026-02-28_2026-02-28');
  expect(spanName({ to: '2026-02-28' })).toBe('_first_2026-02-28');
  expect(spanName({})).toBe('');
});
