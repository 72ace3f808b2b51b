import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterWrong,
  isAwayTooLong,
  isIdleTooLong,
  leftToWait,
  noLock,
  opened,
  pinProblem,
  readLock,
  waitAfter,
  type LockRecord,
} from './lock-record.ts';

const pin = { salt: '00', hash: '11', rounds: 1 };
const minute = 60_000;
const record: LockRecord = { ...noLock, pin, seenAt: 1_000_000 };

test('E18 waitAfter: three slips are free, then each one waits twice as long, up to a quarter of an hour', () => {
  expect([0, 1, 2, 3, 4, 5, 30].map(waitAfter)).toEqual([0, 0, 0, 5_000, 10_000, 20_000, 15 * minute]);
  fc.assert(
    fc.property(fc.nat(2_000), (wrong) => {
      expect(waitAfter(wrong + 1)).toBeGreaterThanOrEqual(waitAfter(wrong));
    }),
  );
});

test('E18 leftToWait: counted from the last wrong PIN, never longer than the wait itself, and over after a right one', () => {
  const wrong = [1, 2, 3].reduce((before) => afterWrong(before, 5_000_000), record);
  expect(leftToWait(wrong, 5_002_000)).toBe(3_000);
  expect(leftToWait(wrong, 5_005_000)).toBe(0);
  // The clock was set back by a day.
  expect(leftToWait(wrong, 5_000_000 - 86_400_000)).toBe(5_000);
  expect(opened(wrong, 6_000_000)).toMatchObject({ wrong: 0, waitUntil: 0, isLocked: false, seenAt: 6_000_000 });
});

test('E18 isAwayTooLong: after so many minutes, at once where that is wanted, and whenever the clock was set back', () => {
  expect(isAwayTooLong(record, 1_000_000 + 5 * minute - 1)).toBe(false);
  expect(isAwayTooLong(record, 1_000_000 + 5 * minute)).toBe(true);
  expect(isAwayTooLong({ ...record, awayMinutes: 0 }, 1_000_000)).toBe(true);
  expect(isAwayTooLong(record, 1_000_000 - 2 * minute)).toBe(true);
  expect(isAwayTooLong({ ...noLock, seenAt: 1_000_000 }, 1_000_000 + 99 * minute)).toBe(false);
});

test('E19 isIdleTooLong: never by itself, then after so many minutes without a touch', () => {
  expect(isIdleTooLong(record, 1_000_000 + 600 * minute)).toBe(false);
  const idle = { ...record, idleMinutes: 15 };
  expect([isIdleTooLong(idle, 1_000_000 + 15 * minute - 1), isIdleTooLong(idle, 1_000_000 + 15 * minute)]).toEqual([
    false,
    true,
  ]);
});

test('readLock: gives back what was written, and nothing for what was not', () => {
  expect(readLock(JSON.stringify(record))).toEqual(record);
  expect([undefined, '', '{}', '{"pin":1}', JSON.stringify({ ...record, wrong: -1 })].map(readLock)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['123', '123', 'length'],
  ['1234567890123', '1234567890123', 'length'],
  ['12a4', '12a4', 'length'],
  ['', '', 'length'],
  ['1234', '1235', 'differ'],
  ['1234', '1234', undefined],
] as const)('pinProblem: %s and %s: %s', (one, other, expected) => expect(pinProblem(one, other)).toBe(expected));
