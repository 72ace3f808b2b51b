import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../support/source-files.ts';

const filesMax = 30;

/** Folders that directly hold too many files, tests and styles included; what a script makes is not counted. */
function largeFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const path of files) {
    if (/\.gen\.tsx?$/.test(path)) continue;
    const folder = dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > filesMax).map(([folder, count]) => `${folder}: ${count} files`);
}

const many = (count: number, ending: string): readonly string[] =>
  Array.from({ length: count }, (_, index) => `src/a/file-${index}${ending}`);

describe('sizes of folders', () => {
  test(`no folder of src holds more than ${filesMax} files`, () => {
    const files = filesBelow('src');
    expect(files.length).toBeGreaterThan(1000);
    expect(largeFolders(files)).toEqual([]);
  });

  test('a test and a style count, a generated file does not', () => {
    expect(largeFolders([...many(filesMax, '.ts'), 'src/a/b.module.css'])).toEqual(['src/a: 31 files']);
    expect(largeFolders([...many(filesMax, '.ts'), 'src/a/b.test.ts'])).toEqual(['src/a: 31 files']);
    expect(largeFolders([...many(filesMax, '.ts'), ...many(99, '.gen.tsx')])).toEqual([]);
  });
});
