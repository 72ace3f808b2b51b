import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { programFiles, read } from '../support/source-files.ts';

/** Fields whose look and language are the browser's, not the page's. */
const foreignField = /type="(?:date|datetime-local|time|month|week|color)"/;

/** Small lists beside a figure, which `opened-lists.css` gives the look of the program, and the field of tools. */
const smallLists: readonly string[] = [
  'src/core/ui/fields/list-choice.tsx',
  'src/core/ui/fields/select-field.tsx',
  'src/features/trading/chart/parts/drawing/drawing-strip.tsx',
  'src/features/trading/desk/panels/wide/pair-select.tsx',
  'src/features/trading/desk/panels/wide/watch-pane.tsx',
];
const tools = ['src/features/presenter/', 'src/features/studio/', 'src/core/ui/fields/'];
const isTool = (path: string): boolean => tools.some((folder) => path.startsWith(folder));

const drawn = programFiles().filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'));

test('no field brings a calendar or a clock of the browser, which speaks the language of the browser', () => {
  expect(drawn.filter((path) => foreignField.test(read(path)) && !isTool(path))).toEqual([]);
});

test('a list of the browser stands only where it is small, and people who trade choose from a sheet', () => {
  expect(drawn.filter((path) => /<select\b/.test(read(path)))).toEqual(smallLists);
  const fields = drawn.filter((path) => read(path).includes('<SelectField'));
  expect(fields.filter((path) => !isTool(path))).toEqual([]);
});

test('what folds out has the arrow of the house, not the triangle of the browser', () => {
  const folds = drawn.filter((path) => read(path).includes('<summary'));
  expect(folds.length).toBeGreaterThan(5);
  const stylesOf = (path: string): string =>
    [...read(path).matchAll(/from '([^']+\.css)'/g)].map(([, file = '']) => read(join(dirname(path), file))).join('');
  expect(
    folds.filter((path) => !read(path).includes('IconChevron') && !/summary::(?:before|after)/.test(stylesOf(path))),
  ).toEqual([]);
});
