import { expect, test } from 'vitest';
import { sessionsFrom } from './market-sessions.ts';

const hours = {
  forex: [['Sun 22:00', 'Fri 22:00']],
  stock: [
    ['Mon 13:30', 'Mon 20:00'],
    ['Tue 13:30', 'Tue 20:00'],
  ],
} as const;
const sessions = (category: 'forex' | 'stock' | 'futures' | 'crypto', now: string) =>
  sessionsFrom(hours, category, Date.parse(`${now}Z`)).map(({ opensAt, closesAt }) =>
    [opensAt, closesAt].map((ms) => new Date(ms).toISOString().slice(0, 16)).join(' to '),
  );

// 2025-01-05 is a Sunday.
test('MK4 sessionsFrom: the one under way comes first, also over the end of a week', () => {
  expect(sessions('forex', '2025-01-08T12:00')).toEqual([
    '2025-01-05T22:00 to 2025-01-10T22:00',
    '2025-01-12T22:00 to 2025-01-17T22:00',
  ]);
  expect(sessions('forex', '2025-01-05T23:00')[0]).toBe('2025-01-05T22:00 to 2025-01-10T22:00');
  expect(sessions('forex', '2025-01-11T12:00')).toEqual(['2025-01-12T22:00 to 2025-01-17T22:00']);
});

test('MK4 sessionsFrom: those of seven days, in their order', () => {
  expect(sessions('stock', '2025-01-06T20:00')).toEqual([
    '2025-01-07T13:30 to 2025-01-07T20:00',
    '2025-01-13T13:30 to 2025-01-13T20:00',
  ]);
});

test('MK4 sessionsFrom: none that were not told, and none of crypto', () => {
  expect(sessions('futures', '2025-01-06T20:00')).toEqual([]);
  expect(sessions('crypto', '2025-01-06T20:00')).toEqual([]);
});
