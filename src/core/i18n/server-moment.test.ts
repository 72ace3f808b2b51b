import { describe, expect, test } from 'vitest';
import { dayStart, momentOf, withEnd, withMoments } from './server-moment.ts';

const zone = 'Asia/Singapore';
const window = {
  startsAt: '2026-01-05 12:00:00',
  endsAt: '2026-01-06 12:00:00',
  startsAtMs: undefined,
  endsAtMs: undefined,
};

describe('times of a server with a configured zone', () => {
  test('NF2 IE1 a sale without moments gets them from the zone', () => {
    expect(withMoments(window, zone)).toMatchObject({
      startsAtMs: Date.UTC(2026, 0, 5, 4),
      endsAtMs: Date.UTC(2026, 0, 6, 4),
    });
  });

  test('what the server says itself stays, and without a zone nothing is guessed', () => {
    const told = { ...window, endsAtMs: 7 };
    expect(withMoments(told, zone).endsAtMs).toBe(7);
    expect(withMoments(window, undefined)).toEqual(window);
    expect(momentOf('soon', zone)).toBeUndefined();
    expect(momentOf(undefined, zone)).toBeUndefined();
  });

  test('DI1 a day begins when it begins for the server', () => {
    expect(dayStart('2026-01-05', zone)).toBe(Date.UTC(2026, 0, 4, 16));
    expect(withEnd({ endsOn: '2026-01-05', endsAtMs: undefined }, zone).endsAtMs).toBe(Date.UTC(2026, 0, 4, 16));
    expect(withEnd({ endsOn: '2026-01-05', endsAtMs: 7 }, zone).endsAtMs).toBe(7);
    expect(withEnd({ endsOn: '2026-01-05', endsAtMs: undefined }, undefined).endsAtMs).toBeUndefined();
  });
});
