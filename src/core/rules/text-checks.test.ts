import { describe, expect, test } from 'vitest';
import {
  isCarPlate,
  isChinese,
  isDate,
  isDigits,
  isEmpty,
  isIsoDate,
  isJsonText,
  isLandline,
  isLetters,
  isLettersOrDigits,
  isMainlandMobile,
  isNationalId,
  isNumber,
  isObject,
  isUrl,
  isWithin,
  withoutTags,
} from './text-checks.ts';
import { characterCount, withoutSpecialCharacters } from './text-length.ts';

const table: readonly (readonly [
  name: string,
  check: (text: string) => boolean,
  good: readonly string[],
  bad: readonly string[],
])[] = [
  [
    'isMainlandMobile',
    isMainlandMobile,
    ['13000000000', '19999999999'],
    ['12000000000', '1300000000', '130000000000', ''],
  ],
  ['isLandline', isLandline, ['010-62345678', '7654321', '0571-87654321-12'], ['12', 'abcdefg', '0571-0']],
  [
    'isUrl',
    isUrl,
    ['https://example.org', 'http://localhost:4173/a?b#c', 'https://bücher.example/ä'],
    ['example.org', 'javascript:alert(1)', 'https://', 'https://a b', 'https://-a.org'],
  ],
  ['isNumber', isNumber, ['0', '-1.5', '+3'], ['1e3', '1.', '.5', '1,5', '']],
  ['isDigits', isDigits, ['0', '0123'], ['1.0', '-1', '', '１']],
  ['isChinese', isChinese, ['中文', '𠮷'], ['中a', '', '。']],
  ['isLetters', isLetters, ['abcXYZ'], ['abc1', 'é', '']],
  ['isLettersOrDigits', isLettersOrDigits, ['a1', '1'], ['a_1', '']],
  ['isCarPlate', isCarPlate, ['京A12345', '粤B12345D', '沪AD12345'], ['AA12345', '京I12345', '京A1234']],
  [
    'isDate',
    isDate,
    ['2026-01-31', '2026/1/31', '2024-02-29', '2026-01-31 23:59', '2026-01-31T00:00:00'],
    ['2026-02-30', '2025-02-29', '2026-1/31', '2026-01-31 24:00', 'today', ''],
  ],
  ['isIsoDate', isIsoDate, ['2026-01-31'], ['2026-1-31', '2026-13-01', '2026-01-31 10:00']],
  [
    'isNationalId',
    isNationalId,
    ['11010519491231002X', '11010519491231002x'],
    ['110105194912310021', '11010519491331002X', '1101051949123100', ''],
  ],
  ['isEmpty', isEmpty, ['', '  ', '\t'], ['a', '0']],
  ['isJsonText', isJsonText, ['{}', '[1]', '{"a":null}'], ['', '1', '"a"', '{a:1}', 'null']],
];

describe.each(table)('%s', (_name, check, good, bad) => {
  test.each(good)('%s is', (text) => {
    expect(check(text)).toBe(true);
  });
  test.each(bad)('%s is not', (text) => {
    expect(check(text)).toBe(false);
  });
});

test('isObject: an object, neither a list nor null', () => {
  expect([{}, { a: 1 }, [], null, 'text', 1].map(isObject)).toEqual([true, true, false, false, false, false]);
});

test('isWithin: both ends belong', () => {
  expect([1, 2, 3, 4].map((value) => isWithin(value, 2, 3))).toEqual([false, true, true, false]);
});

test('withoutTags: the words stay, the tags go', () => {
  expect(withoutTags('<p class="a">Hello <b>you</b></p>')).toBe('Hello you');
});

test('withoutSpecialCharacters: punctuation of any width goes, letters of any script stay', () => {
  expect(withoutSpecialCharacters('Zoë！ 小明，42% <ok>')).toBe('Zoë 小明42 ok');
});

test('characterCount: counts what a person sees', () => {
  expect(['e\u0301', '👨‍👩‍👧', 'กำ', 'ab'].map(characterCount)).toEqual([1, 1, 1, 2]);
});
