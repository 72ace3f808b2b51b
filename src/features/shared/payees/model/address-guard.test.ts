import { expect, test } from 'vitest';
import { freshForMs, isFresh, readGuard, withSeen, writeGuard } from './address-guard.ts';

const now = 1_800_000_000_000;

test('E17 the switch is off until somebody turns it on, and kept as it was set', () => {
  expect(readGuard(undefined).isOnlySaved).toBe(false);
  expect(readGuard(writeGuard({ isOnlySaved: true, seen: undefined })).isOnlySaved).toBe(true);
});

test.each(['', '{', '[]', '{"isOnlySaved":"yes"}', '{"isOnlySaved":true,"seen":{"1":"x"}}'])(
  'E17 %j was not written here: nothing is chosen',
  (text) => {
    expect(readGuard(text)).toEqual({ isOnlySaved: false, seen: undefined });
  },
);

test('E17 the first list of a device is known; what comes later is new for a day, wherever it was saved', () => {
  const first = withSeen(readGuard(undefined), ['1', '2'], now);
  expect(['1', '2'].map((id) => isFresh(first, id, now))).toEqual([false, false]);
  const later = withSeen(first, ['3', '1', '2'], now);
  expect(['1', '2', '3'].map((id) => isFresh(later, id, now))).toEqual([false, false, true]);
  expect(isFresh(later, '3', now + freshForMs - 1)).toBe(true);
  expect(isFresh(later, '3', now + freshForMs)).toBe(false);
});

test('E17 seeing the same again changes nothing, and an address is not new a second time', () => {
  const seen = withSeen(withSeen(readGuard(undefined), [], now), ['1'], now);
  expect(withSeen(seen, ['1'], now + 5)).toBe(seen);
  expect(withSeen(seen, [], now + 5)).toBe(seen);
  expect(isFresh(withSeen(seen, ['2'], now + freshForMs), '1', now + freshForMs)).toBe(false);
});

test('E17 an empty first list is a list: the next address is new', () => {
  const none = readGuard(writeGuard(withSeen(readGuard(undefined), [], now)));
  expect(isFresh(withSeen(none, ['1'], now), '1', now)).toBe(true);
});
