import { expect, test } from 'vitest';
import {
  freshForMs,
  guardOf,
  isFresh,
  readGuards,
  withGuard,
  withSeen,
  writeGuards,
  type AddressGuard,
} from './address-guard.ts';

const now = 1_800_000_000_000;

const nothing = guardOf([], 'ann');
const onlySaved: AddressGuard = { isOnlySaved: true, seen: undefined };

test('E17 the switch is off by default and keeps its setting', () => {
  expect(nothing.isOnlySaved).toBe(false);
  expect(guardOf(readGuards(undefined), 'ann').isOnlySaved).toBe(false);
  const kept = readGuards(writeGuards(withGuard([], 'ann', onlySaved)));
  expect(guardOf(kept, 'ann').isOnlySaved).toBe(true);
  const off = withGuard(kept, 'ann', { ...onlySaved, isOnlySaved: false });
  expect(guardOf(off, 'ann').isOnlySaved).toBe(false);
});

test('E17 what one person has chosen on a device is not chosen for the next one', () => {
  const kept = readGuards(writeGuards(withGuard([], 'ann', withSeen(onlySaved, ['1'], now))));
  expect(guardOf(kept, 'bob')).toEqual(nothing);
  const both = withGuard(kept, 'bob', withSeen(nothing, ['2'], now));
  expect(guardOf(both, 'ann')).toMatchObject({ isOnlySaved: true, seen: { '1': 0 } });
  expect(guardOf(both, 'bob')).toMatchObject({ isOnlySaved: false, seen: { '2': 0 } });
});

test('E17 until it is known who is here, what anybody has chosen holds', () => {
  const kept = withGuard(withGuard([], 'ann', onlySaved), 'bob', nothing);
  expect(guardOf(kept, undefined)).toEqual({ isOnlySaved: true, seen: undefined });
  expect(guardOf(withGuard(kept, 'ann', nothing), undefined).isOnlySaved).toBe(false);
});

test.each(['', '{', '{}', '[{"owner":"ann"}]', '[{"owner":"ann","isOnlySaved":true,"seen":{"1":"x"}}]'])(
  'E17 %j was not written here: nothing is chosen',
  (text) => {
    expect(readGuards(text)).toEqual([]);
  },
);

test('E17 the first list of a person on a device is known; what comes later is new for a day, wherever it was saved', () => {
  const first = withSeen(nothing, ['1', '2'], now);
  expect(['1', '2'].map((id) => isFresh(first, id, now))).toEqual([false, false]);
  const later = withSeen(first, ['3', '1', '2'], now);
  expect(['1', '2', '3'].map((id) => isFresh(later, id, now))).toEqual([false, false, true]);
  expect(isFresh(later, '3', now + freshForMs - 1)).toBe(true);
  expect(isFresh(later, '3', now + freshForMs)).toBe(false);
});

test('E17 seeing the same again changes nothing, and an address is not new a second time', () => {
  const seen = withSeen(withSeen(nothing, [], now), ['1'], now);
  expect(withSeen(seen, ['1'], now + 5)).toBe(seen);
  expect(withSeen(seen, [], now + 5)).toBe(seen);
  expect(isFresh(withSeen(seen, ['2'], now + freshForMs), '1', now + freshForMs)).toBe(false);
});

test('E17 an empty first list is a list: the next address is new', () => {
  const none = guardOf(readGuards(writeGuards(withGuard([], 'ann', withSeen(nothing, [], now)))), 'ann');
  expect(isFresh(withSeen(none, ['1'], now), '1', now)).toBe(true);
});
