import { expect, test } from 'vitest';
import { judgedBlock } from './judged-block.ts';

const refusedOf = (file: string) => judgedBlock({ font: { file } }).refused.map(({ field }) => field);

test('judgedBlock: a font beside a hosted page is right there, and not refused for what the studio cannot show', () => {
  expect(refusedOf('brand/acme.woff2')).toEqual([]);
  expect(refusedOf('https://fonts.example/acme.woff2')).toEqual(['font.file']);
  expect(refusedOf('data:font/none;base64,AA')).toEqual(['font.file']);
});
