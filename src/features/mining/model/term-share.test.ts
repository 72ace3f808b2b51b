import { expect, test } from 'vitest';
import { termDays, termShare } from './term-share.ts';

const hour = 3_600_000;
const order = {
  status: 'running',
  startsAt: '2026-03-01 08:00:00',
  endsAt: '2026-03-11 08:00:00',
  // The wall clock of the server is eight hours before UTC.
  endsAtMs: Date.UTC(2026, 2, 11, 0, 0, 0),
} as const;

test('LM2 the part of the term that is over needs no time zone of the server', () => {
  expect(termShare(order, order.endsAtMs - 6 * 24 * hour)).toBeCloseTo(0.4);
  expect(termShare(order, order.endsAtMs + hour)).toBe(1);
  expect(termShare(order, order.endsAtMs - 30 * 24 * hour)).toBe(0);
});

test('LM2 begin and end may be days alone', () => {
  const days = { ...order, startsAt: '2026-03-01', endsAt: '2026-03-11' };
  expect(termShare(days, order.endsAtMs - 5 * 24 * hour)).toBeCloseTo(0.5);
});

test('LM2 without a begin, an end or a term there is no part of it', () => {
  const now = order.endsAtMs - hour;
  expect(termShare({ ...order, startsAt: undefined }, now)).toBeUndefined();
  expect(termShare({ ...order, endsAtMs: undefined }, now)).toBeUndefined();
  expect(termShare({ ...order, endsAt: order.startsAt }, now)).toBeUndefined();
  expect(termShare({ ...order, status: 'redeemed' }, now)).toBeUndefined();
});

test('LM3 the length of a term is told, or is from the begin to the end', () => {
  expect(termDays({ days: 7, startsAt: undefined, endsAt: undefined })).toBe(7);
  expect(termDays({ startsAt: '2026-03-02', endsAt: '2026-03-09' })).toBe(7);
  expect(termDays(order)).toBe(10);
  expect(termDays({ startsAt: undefined, endsAt: '2026-03-09' })).toBeUndefined();
  expect(termDays({ startsAt: '2026-03-09', endsAt: '2026-03-09' })).toBeUndefined();
});
