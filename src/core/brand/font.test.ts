import { expect, test } from 'vitest';
import { read } from '../../../tests/support/source-files.ts';
import { sheetOfBrand } from './brand-sheet.ts';
import { familiesOf, fontFileTrouble } from './font.ts';
import { judgeBrand } from './judge-brand.ts';

const tokens = read('src/core/ui/tokens.css');

test.each([
  ['Georgia, serif', "'Georgia', serif"],
  ['"Times New Roman" , Georgia', "'Times New Roman', 'Georgia'"],
  ["'Noto Sans CJK SC'", "'Noto Sans CJK SC'"],
  ['游ゴシック, system-ui', "'游ゴシック', system-ui"],
])('familiesOf: %s', (written, families) => {
  expect(familiesOf(written)).toBe(families);
});

test.each([
  '',
  'Georgia,',
  'inherit',
  'var(--font)',
  'url(a.woff2)',
  "'Georgia",
  'a;color:red',
  'Georgia}',
  '\\41',
  `${'a, '.repeat(100)}b`,
])('familiesOf: %j is no list of families', (written) => {
  expect(familiesOf(written)).toBeUndefined();
});

test.each([
  ['brand/acme.woff2', false, undefined],
  ['./brand/acme.ttf', false, undefined],
  ['https://fonts.example/acme.woff2', false, 'own host'],
  ['//fonts.example/acme.woff2', false, 'own host'],
  ['../acme.woff2', false, 'own host'],
  ['data:font/woff2;base64,AA', false, 'is no font'],
  [`data:font/woff2;base64,${btoa('wOF2 and more')}`, true, undefined],
  [`data:font/ttf;base64,${btoa('\0\x01\0\0 and more')}`, false, undefined],
  [`data:text/html;base64,${btoa('wOF2 and more')}`, true, 'is no font'],
  [`data:font/woff2;base64,${btoa('<svg/>')}`, true, 'is no font'],
  [`data:font/woff2,wOF2`, true, 'is no font'],
  [`data:font/woff2;base64,${'d09G'.repeat(50_000)}`, true, 'is longer than 200000 characters'],
  ["brand/a').woff2", false, 'own host'],
  ['brand/acme.svg', false, 'own host'],
  ['brand/acme.woff2', true, 'one file'],
])('fontFileTrouble: %s, of one file: %s', (address, isOneFile, why) => {
  const found = fontFileTrouble(address, isOneFile);
  if (why === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(why);
});

test('sheetOfBrand: what is refused leaves the type of the product, what is taken stands before its families', () => {
  const judged = (font: unknown) => judgeBrand({ font }, { tokens, isOneFile: false });
  const refused = judged({ family: 'a;b', file: 'https://fonts.example/a.woff2', size: 12 });
  expect(refused.refused.map(({ field }) => field)).toEqual(['font.size', 'font.family', 'font.file']);
  expect(sheetOfBrand(refused, tokens)).toBe('');
  const sheet = sheetOfBrand(judged({ family: 'Georgia', file: 'brand/acme.woff2' }), tokens);
  expect(sheet).toContain("src:url('brand/acme.woff2')");
  expect(sheet).toMatch(/:root:root\{--font:'brand', 'Georgia', system-ui, .*sans-serif;--font-width:1\.15\}$/);
});

test('sheetOfBrand: a font in the block itself has its family, and no address that a policy may forbid', () => {
  const file = `data:font/woff2;base64,${btoa('wOF2 and more')}`;
  const sheet = sheetOfBrand(judgeBrand({ font: { file } }, { tokens, isOneFile: true }), tokens);
  expect(sheet).toContain("--font:'brand', system-ui");
  expect(sheet).not.toContain('data:');
});

test('sheetOfBrand: the greys of both themes', () => {
  const sheet = sheetOfBrand(judgeBrand({ neutral: '#0040ff' }, { tokens, isOneFile: true }), tokens);
  expect(sheet).toMatch(
    /^:root\{--bg:#[\da-f]{6};.*--text-3:#[\da-f]{6};\}\n:root\[data-theme='light'\]\{--bg:#[\da-f]{6};.*\}$/,
  );
});
