import { describe, expect, test } from 'vitest';
import { findStrategy, type StrategyView } from './robot-strategies.ts';

const hour = 3_600_000;
const midnight = Date.UTC(2026, 0, 5);

interface Situation {
  readonly hours: number;
  readonly now?: number;
  readonly before?: number;
  readonly held?: number;
}

function decide(id: string, { hours, now = 1000, before = 1000, held }: Situation): string | undefined {
  const view: StrategyView = {
    at: midnight + hours * hour,
    priceAgo: (ago) => (ago === 0 ? now : before),
    heldSince: held === undefined ? undefined : midnight + held * hour,
  };
  return findStrategy(id)?.decide(view);
}

describe('H24 what a robot says of itself is what it does', () => {
  test.each([
    [{ hours: 4, now: 1001 }, 'long'],
    [{ hours: 8, now: 1000 }, 'long'],
    [{ hours: 12, now: 999 }, 'short'],
    [{ hours: 5, now: 999 }, 'keep'],
  ])('trend: %o', (situation, wish) => {
    expect(decide('trend', situation)).toBe(wish);
  });

  test.each([
    [{ hours: 1, now: 1006 }, 'short'],
    [{ hours: 1, now: 994 }, 'long'],
    [{ hours: 1, now: 1005 }, 'keep'],
    [{ hours: 3, now: 1100, held: 1 }, 'keep'],
    [{ hours: 4, now: 1100, held: 1 }, 'flat'],
  ])('counter: %o', (situation, wish) => {
    expect(decide('counter', situation)).toBe(wish);
  });

  test.each([
    [{ hours: 22 }, 'long'],
    [{ hours: 6, held: -2 }, 'flat'],
    [{ hours: 23, held: 22 }, 'keep'],
  ])('overnight: %o', (situation, wish) => {
    expect(decide('overnight', situation)).toBe(wish);
  });

  test.each([
    [{ hours: 0 }, 'long'],
    [{ hours: 6 }, 'short'],
    [{ hours: 12 }, 'long'],
    [{ hours: 18 }, 'short'],
    [{ hours: 7 }, 'keep'],
  ])('pendulum: %o', (situation, wish) => {
    expect(decide('pendulum', situation)).toBe(wish);
  });
});
