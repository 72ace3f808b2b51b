import { describe, expect, test } from 'vitest';
import { isDigits, isEmpty, isLettersOrDigits, isMainlandMobile, isNationalId, withoutTags } from './text-checks.ts';
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
  ['isDigits', isDigits, ['0', '0123'], ['1.0', '-1', '', '１']],
  ['isLettersOrDigits', isLettersOrDigits, ['a1', '1'], ['a_1', '']],
  [
    'isNationalId',
    isNationalId,
    ['11010519491231002X', '11010519491231002x'],
    ['110105194912310021', '11010519491331002X', '1101051949123100', ''],
  ],
  ['isEmpty', isEmpty, ['', '  ', '\t'], ['a', '0']],
];

describe.each(table)('%s', (_name, check, good, bad) => {
  test.each(good)('%s is', (text) => {
    expect(check(text)).toBe(true);
  });
  test.each(bad)('%s is not', (text) => {
    expect(check(text)).toBe(false);
  });
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
