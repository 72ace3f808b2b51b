import { expect, test } from 'vitest';
import { isTimeZone } from './zone/time-zone.ts';
import { isoMoment, offsetName, utcOffset } from './utc-offset.ts';

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

test('isoMoment: goes by the clocks of the zone around their change', () => {
  expect(isoMoment('2026-03-08 01:30:00', 'America/New_York')).toBe('2026-03-08T06:30:00Z');
  expect(isoMoment('2026-03-08 03:30:00', 'America/New_York')).toBe('2026-03-08T07:30:00Z');
});

test('isoMoment: is told with a zone and with an epoch, and never guessed', () => {
  expect(isoMoment('2026-11-21 07:08:09', 'Asia/Singapore')).toBe('2026-11-20T23:08:09Z');
  expect(isoMoment('2026-11-21 07:08:09', undefined)).toBeUndefined();
  expect(isoMoment('soon', 'UTC')).toBeUndefined();
  expect(isoMoment(`${moment}`, undefined)).toBe('2026-11-21T07:08:09Z');
});

test('isTimeZone: knows names, not inventions', () => {
  expect(isTimeZone('Asia/Singapore')).toBe(true);
  expect(isTimeZone('Nowhere/Land')).toBe(false);
});
