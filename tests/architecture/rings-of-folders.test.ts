import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { isScript, programFiles, read } from '../support/source-files.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The paths in a file's imports: of values, of types, and of what arrives later. */
const importedPaths = (text: string): readonly string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** The scripts that one file imports, without styles and texts. A query after a path (`?worker`) names the same file. */
const importsOf = (path: string): readonly string[] =>
  importedPaths(read(path))
    .filter((text) => text.startsWith('.'))
    .map((text) => normalize(join(dirname(path), text.replace(/\?.*$/, ''))))
    .filter((target) => isScript(target) && existsSync(target));

/** Which folder imports which others. */
function foldersOf(imports: readonly (readonly [from: string, to: string])[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [lower, upper] = [dirname(to), dirname(from)];
    if (lower !== upper) graph.set(upper, (graph.get(upper) ?? new Set()).add(lower));
  }
  return graph;
}

/** Each ring once, as the folders on the way back to the first. Depth first: a folder that is left is in no other ring. */
function ringsIn(graph: Graph): readonly string[] {
  const rings: string[] = [];
  const left = new Set<string>();
  const way: string[] = [];
  const enter = (folder: string): void => {
    const start = way.indexOf(folder);
    if (start !== -1) {
      rings.push([...way.slice(start), folder].join(' → '));
      return;
    }
    if (left.has(folder)) return;
    way.push(folder);
    for (const next of graph.get(folder) ?? []) enter(next);
    way.pop();
    left.add(folder);
  };
  for (const folder of graph.keys()) enter(folder);
  return rings;
}

describe('rings of folders', () => {
  test('no folder of src imports one that imports it, however long the way', () => {
    const files = programFiles();
    const imports = files.flatMap((from) => importsOf(from).map((to) => [from, to] as const));
    expect(imports.length).toBeGreaterThan(files.length);
    expect(ringsIn(foldersOf(imports))).toEqual([]);
  });

  test('a ring of two and a ring of three are found', () => {
    const pairs = [
      ['a/one.ts', 'b/one.ts'],
      ['b/two.ts', 'a/two.ts'],
      ['c/one.ts', 'd/one.ts'],
      ['d/one.ts', 'e/one.ts'],
      ['e/one.ts', 'c/two.ts'],
      ['f/one.ts', 'a/one.ts'],
    ] as const;
    expect(ringsIn(foldersOf(pairs))).toEqual(['a → b → a', 'c → d → e → c']);
  });

  test('types, what arrives later and workers count', () => {
    const text = [
      "import type { A } from './a.ts';",
      "export const b = () => import('./b.ts?worker&url');",
      "export type C = import('./c.ts').C;",
      "import 'react';",
    ].join('\n');
    expect(importedPaths(text)).toEqual(['./a.ts', './b.ts?worker&url', './c.ts', 'react']);
  });
});
