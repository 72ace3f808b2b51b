import { describe, expect, test } from 'vitest';
import { rate } from '../money/amount.ts';
import { calendarOf, wallClock } from './calendar.ts';
import { formatOf } from './format.ts';
import { languageTags } from './languages.ts';

const moment = Date.UTC(2026, 10, 21, 7, 8, 9);
const whole = { year: true, month: true, day: true, time: true, seconds: true };

describe('calendarOf', () => {
  test.each([
    ['en', '2026-11-21 07:08:09', '11-21'],
    ['zh-CN', '2026/11/21 07:08:09', '11/21'],
    ['zh-HK', '21/11/2026 07:08:09', '21/11'],
    ['th', '21/11/2026 07:08:09', '21/11'],
    ['ja', '2026/11/21 07:08:09', '11/21'],
    ['ko', '2026.\u00A011.\u00A021. 07:08:09', '11.\u00A021.'],
    ['fr', '21/11/2026 07:08:09', '21/11'],
    ['tr', '21.11.2026 07:08:09', '21.11'],
    ['ru', '21.11.2026 07:08:09', '21.11'],
    ['es', '21/11/2026 07:08:09', '21/11'],
  ])('calendarOf: %s has one style for whole and part', (tag, full, part) => {
    const write = calendarOf(tag, 'UTC');
    expect(write(moment, whole)).toBe(full);
    expect(write(moment, { month: true, day: true })).toBe(part);
    expect(write(moment, { time: true })).toBe('07:08');
  });

  test('calendarOf: every language is in the Gregorian year', () => {
    for (const tag of Object.values(languageTags))
      expect(calendarOf(tag, 'UTC')(moment, { year: true })).toMatch(/^2026/);
  });
});

describe('wallClock', () => {
  test('wallClock: reads what servers send and refuses what no calendar has', () => {
    expect(wallClock('2026-11-21 07:08:09')).toBe(moment);
    expect(wallClock('2026-11-21 07:08')).toBe(moment - 9000);
    expect(wallClock('2026-02-30 07:08:09')).toBeUndefined();
    expect(wallClock('yesterday')).toBeUndefined();
  });
});

describe('serverTime', () => {
  test("serverTime: a server's wall time keeps its digits in the order of the language", () => {
    expect(formatOf('en').serverTime('2026-11-21 07:08:09')).toBe('2026-11-21 07:08:09');
    expect(formatOf('fr').serverTime('2026-11-21 07:08:09')).toBe('21/11/2026 07:08:09');
    expect(formatOf('ru').serverTime('2026-11-21')).toBe('21.11.2026');
    expect(formatOf('ru').serverTime('2026-13-21')).toBe('2026-13-21');
    expect(formatOf('ru').serverTime('soon')).toBe('soon');
  });
});

test.each([
  ['0', '0%'],
  ['0.004', '0.004%'],
  ['0.0145', '0.0145%'],
  ['-0.0045', '-0.0045%'],
  ['0.00000123456', '0.00000123%'],
  ['0.2', '0.2%'],
  ['0.125', '0.125%'],
  ['1.5', '1.5%'],
  ['33.333333333333', '33.33%'],
])('setRate: a fee of %s percent is never written as nothing', (value, text) => {
  expect(formatOf('en').setRate(rate(value))).toBe(text);
});
