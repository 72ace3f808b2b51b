import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.ts';
import { offsetName, serverOffset, utcOffset } from './utc-offset.ts';

const moment = Date.UTC(2026, 10, 21, 7, 8, 9);

test('utcOffset: says how far a zone is from UTC, summer time included', () => {
  expect(utcOffset(moment, 'UTC')).toBe('+00:00');
  expect(utcOffset(moment, 'Asia/Kolkata')).toBe('+05:30');
  expect(utcOffset(moment, 'America/New_York')).toBe('-05:00');
  expect(utcOffset(Date.UTC(2026, 6, 1), 'America/New_York')).toBe('-04:00');
});

test.each([
  [0, 'UTC+00:00'],
  [28_800_000, 'UTC+08:00'],
  [-12_600_000, 'UTC-03:30'],
])('offsetName: %i milliseconds ahead are %s', (offset, name) => {
  expect(offsetName(offset)).toBe(name);
});

test('serverOffset: goes by the clocks of the zone around their change', () => {
  expect(serverOffset('2026-03-08 01:30:00', 'America/New_York')).toBe('UTC-05:00');
  expect(serverOffset('2026-03-08 03:30:00', 'America/New_York')).toBe('UTC-04:00');
});

test('serverOffset: is told with a zone and with an epoch, and never guessed', () => {
  expect(serverOffset('2026-11-21 07:08:09', 'Asia/Singapore')).toBe('UTC+08:00');
  expect(serverOffset('2026-11-21 07:08:09', undefined)).toBeUndefined();
  expect(serverOffset('soon', 'UTC')).toBeUndefined();
  expect(serverOffset(`${moment}`, undefined)).toBe(`UTC${utcOffset(moment)}`);
});

test('isTimeZone: knows names, not inventions', () => {
  expect(isTimeZone('Asia/Singapore')).toBe(true);
  expect(isTimeZone('Nowhere/Land')).toBe(false);
});
