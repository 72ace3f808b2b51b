import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildId } from './build-id.ts';

let top: string;
const put = (path: string, text: string): void => writeFileSync(join(top, path), text);

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'build-id-'));
  for (const folder of ['src', 'locales']) mkdirSync(join(top, folder));
  for (const file of ['index.html', 'package-lock.json', 'src/main.tsx', 'locales/en.json']) put(file, file);
});
afterEach(() => rmSync(top, { recursive: true }));

test('E45 buildId: the same sources have the same id, wherever they lie', () => {
  const first = buildId(top);
  expect(first).toMatch(/^[\da-f]{10}$/);
  expect(buildId(top)).toBe(first);
});

test.each(['src/main.tsx', 'locales/en.json', 'package-lock.json'])(
  'E45 buildId: another %s is another build',
  (path) => {
    const before = buildId(top);
    put(path, 'changed');
    expect(buildId(top)).not.toBe(before);
  },
);

test('E45 buildId: tests and what is only read by people are no part of a build', () => {
  const before = buildId(top);
  put('src/main.test.ts', 'x');
  put('src/README.md', 'x');
  expect(buildId(top)).toBe(before);
});
