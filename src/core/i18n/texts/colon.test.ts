import { expect, test } from 'vitest';
import { colonOf } from './colon.ts';

test('a label is set off as the language does it', () => {
  expect(['en', 'fr', 'ja', 'zh-CN', 'zh-HK', 'ko'].map((tag) => `Sort${colonOf(tag)}Term`)).toEqual([
    'Sort: Term',
    'Sort\u00A0: Term',
    'Sort：Term',
    'Sort：Term',
    'Sort：Term',
    'Sort: Term',
  ]);
});
