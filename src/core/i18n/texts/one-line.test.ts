import { expect, test } from 'vitest';
import { languageCodes, languageTags } from '../languages.ts';
import { inOneLine } from './one-line.ts';

test.each(languageCodes)('%s: sentences stand one after the other as the language writes them', (code) => {
  const isWide = code === 'zh' || code === 'hk' || code === 'jp';
  expect(inOneLine(languageTags[code], ['一。', '二。'])).toBe(isWide ? '一。二。' : '一。 二。');
});
