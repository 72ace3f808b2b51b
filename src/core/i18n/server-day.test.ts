import { expect, test } from 'vitest';
import { dayAt, dayEndsAt, serverDay } from './server-day.ts';

const noon = Date.UTC(2026, 0, 5, 12, 30, 15, 250);

test('serverDay: wall times as they are, epochs in the zone, nothing for what is no time', () => {
  expect(serverDay('2026-01-05 23:59:59', 'Asia/Singapore')).toBe('2026-01-05');
  expect(serverDay(String(Date.UTC(2026, 0, 5, 20)), 'Asia/Singapore')).toBe('2026-01-06');
  expect(serverDay('soon', 'UTC')).toBe('');
});

test('dayAt and dayEndsAt: the day of the zone, to its midnight', () => {
  expect(dayAt(Date.UTC(2026, 0, 5, 20), 'Asia/Singapore')).toBe('2026-01-06');
  expect(new Date(dayEndsAt(noon, 'UTC')).toISOString()).toBe('2026-01-06T00:00:00.000Z');
  expect(new Date(dayEndsAt(noon, 'Asia/Singapore')).toISOString()).toBe('2026-01-05T16:00:00.000Z');
});
