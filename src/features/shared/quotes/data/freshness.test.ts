import { describe, expect, test } from 'vitest';
import { fresh, freshnessOf } from './freshness.ts';

const at = (ageMs: number, isOpen: boolean | undefined = true) =>
  freshnessOf({ receivedAt: 100_000, watchedSince: 0, isOpen, now: 100_000 + ageMs });

describe('freshnessOf', () => {
  test('freshnessOf: five seconds are still fresh, more is delayed, more than fifteen is stale', () => {
    expect([at(0), at(5000)]).toEqual([fresh, fresh]);
    expect(at(5001)).toEqual({ ageMs: 5000, isDelayed: true, isStale: false });
    expect(at(15_000)).toEqual({ ageMs: 15_000, isDelayed: true, isStale: false });
    expect(at(15_001)).toMatchObject({ isDelayed: true, isStale: true });
  });

  test('freshnessOf: the age is told in whole seconds', () => expect(at(12_345).ageMs).toBe(12_000));

  test('freshnessOf: a closed market misses no ticks; an unknown one is taken for open', () => {
    expect(at(60_000, false)).toBe(fresh);
    expect(at(60_000, undefined).isStale).toBe(true);
  });

  test('freshnessOf: what has not arrived yet is loading, not late', () => {
    expect(freshnessOf({ receivedAt: undefined, watchedSince: 0, isOpen: true, now: 1e9 })).toBe(fresh);
  });

  test('freshnessOf: an unwatched price is not late until it has been watched for five seconds', () => {
    const back = (watchedSince: number | undefined, now: number) =>
      freshnessOf({ receivedAt: 100_000, watchedSince, isOpen: true, now });
    expect(back(undefined, 110_000)).toBe(fresh);
    expect(back(110_000, 110_100)).toBe(fresh);
    expect(back(110_000, 115_001)).toMatchObject({ ageMs: 15_000, isDelayed: true });
  });

  test('freshnessOf: an old price is nothing to trade on, watched or not', () => {
    const old = { receivedAt: 100_000, isOpen: true, now: 121_000 };
    expect(freshnessOf({ ...old, watchedSince: 120_900 })).toEqual({ ageMs: 21_000, isDelayed: false, isStale: true });
    expect(freshnessOf({ ...old, watchedSince: undefined })).toMatchObject({ isDelayed: false, isStale: true });
  });
});
