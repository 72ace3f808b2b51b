import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../tests/support/source-files.ts';
import { rowsOf } from './new-product/rows.mjs';

/** What a product may change of the program that is there: the issue's own number. */
const mostChanged = 10;
const changed = [...new Set(rowsOf().map(({ file }) => file))];

let copy: string;
const lay = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/new-product.mjs', ...args, '--no-generate'], { cwd: copy, encoding: 'utf8' });
const written = (folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) => filesBelow(join(copy, folder))).map((path) => path.slice(copy.length + 1));
const readCopy = (path: string): string => readFileSync(join(copy, path), 'utf8');

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-product-'));
  for (const file of [...changed, '.oxfmtrc.json']) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  cpSync('scripts', join(copy, 'scripts'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

test('A19 new-product: a name is asked for', () => {
  expect(lay()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run new-product -- name') });
  expect(lay('Index Funds')).toMatchObject({ status: 1 });
});

test('A19 new-product: the files are laid under the name, and at most ten that are there are changed', () => {
  const templates = filesBelow('scripts/new-product/files').map((path) =>
    path.slice('scripts/new-product/files/'.length).replace(/\.template$/, ''),
  );
  const before = new Map(changed.map((file) => [file, readCopy(file)]));
  expect(lay('index-funds')).toMatchObject({ status: 0, stderr: '' });
  const now = written(['api-spec', 'docs', 'locales', 'src', 'tests']);
  const laid = now.filter((path) => !before.has(path));
  expect(laid).toHaveLength(templates.length);
  expect(laid.filter((path) => !/index-funds|indexFunds|IndexFunds/.test(path))).toEqual([]);
  const touched = [...before].filter(([file, text]) => readCopy(file) !== text).map(([file]) => file);
  expect(touched).toEqual(changed);
  expect(touched.length).toBeLessThanOrEqual(mostChanged);
  // No word of the templates is left, in a name or in a text.
  const word = /new.?product/i;
  expect(now.filter((path) => word.test(path) || word.test(readCopy(path)))).toEqual([]);
});

test('A19 new-product: each row is written as the formatter would', () => {
  const files = changed.filter((file) => /\.tsx?$/.test(file));
  expect(() => execFileSync(resolve('node_modules/.bin/oxfmt'), ['--check', ...files], { cwd: copy })).not.toThrow();
});

test('A19 new-product: a name that is taken changes nothing', () => {
  const before = changed.map(readCopy);
  expect(lay('index-funds')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('there is something of this name'),
  });
  expect(changed.map(readCopy)).toEqual(before);
});
