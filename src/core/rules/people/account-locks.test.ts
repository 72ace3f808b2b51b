import { describe, expect, test } from 'vitest';
import { forbiddenBy, forbids, guardedActions, lockedUntilRepaid, locksOn } from './account-locks.ts';

const now = 1_800_000_000_000;
const held = { isLocked: true, lockedUntil: now + 1, fundsFrozen: false };

describe('A1 what a lock forbids', () => {
  test('A1 a locked account trades nothing, buys nothing and sends nothing out; its money may still move inside', () => {
    expect(guardedActions.filter((action) => !forbids('locked', action, 'standard'))).toEqual(['transfer']);
    expect(forbiddenBy('frozen', 'standard')).toEqual(guardedActions);
  });

  test('A1 on public servers no more is said to be refused than they refuse', () => {
    expect(forbiddenBy('locked', 'a')).toEqual(['contracts', 'options', 'withdrawal']);
    expect(forbiddenBy('frozen', 'a')).toEqual(['convert', 'transfer', 'withdrawal']);
    expect(forbiddenBy('frozen', 'b')).toEqual(['contracts', 'options', 'convert', 'transfer', 'withdrawal']);
    expect(forbids('locked', 'dual', 'c')).toBe(true);
    expect(forbids('locked', 'dual', 'd')).toBe(false);
  });

  test('A1 a lock for a loan ends when that is repaid, another at its time or at one that is not known', () => {
    expect(locksOn({ ...held, lockedUntil: lockedUntilRepaid }, now)).toEqual([{ lock: 'locked', until: 'repaid' }]);
    expect(locksOn(held, now)).toEqual([{ lock: 'locked', until: now + 1 }]);
    expect(locksOn({ ...held, lockedUntil: undefined }, now)).toEqual([{ lock: 'locked', until: undefined }]);
  });

  test('A1 a lock whose time is over is none; both locks can hold at once', () => {
    expect(locksOn({ ...held, lockedUntil: now }, now)).toEqual([]);
    expect(locksOn({ ...held, fundsFrozen: true }, now).map(({ lock }) => lock)).toEqual(['locked', 'frozen']);
    expect(locksOn({ isLocked: undefined, lockedUntil: undefined, fundsFrozen: undefined }, now)).toEqual([]);
  });
});
