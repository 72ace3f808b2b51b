import { describe, expect, test } from 'vitest';
import { fresh, freshnessOf } from './freshness.ts';

const at = (ageMs: number, isOpen: boolean | undefined = true) =>
  freshnessOf({ receivedAt: 100_000, isOpen, now: 100_000 + ageMs });

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
    expect(freshnessOf({ receivedAt: undefined, isOpen: true, now: 1e9 })).toBe(fresh);
  });
});
