import { expect, test } from 'vitest';
import { readCount, readSum } from './typed-limits.ts';

test.each([
  ['', undefined],
  [' 7 ', 7],
  ['0', 'invalid'],
  ['1000', 'invalid'],
  ['1.5', 'invalid'],
])('E29 readCount: %o is %s', (text, count) => {
  expect(readCount(text)).toBe(count);
});

test.each([
  ['', undefined],
  ['50', '50'],
  ['1,234', 'invalid'],
  ['0', 'invalid'],
  ['-5', 'invalid'],
])('E29 readSum: %o is %s', (text, sum) => {
  expect(readSum(text, 'en')).toBe(sum);
});
