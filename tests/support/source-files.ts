import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Folders of installed and built files. */
const isMade = (folder: string): boolean => /(^|\/)(node_modules|dist)(\/|$)/.test(folder);

/** Every file below a folder except installed and built ones, sorted, relative to the project. Empty for a missing folder. */
export function filesBelow(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isMade(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch {
    return [];
  }
}

export const read = (path: string): string => readFileSync(path, 'utf8');

export const isGenerated = (path: string): boolean => path.endsWith('.gen.ts');
export const isScript = (path: string): boolean => /\.tsx?$/.test(path);
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** The program itself: no tests, nothing generated. */
export const programFiles = (): readonly string[] =>
  filesBelow('src').filter((path) => isScript(path) && !isTest(path) && !isGenerated(path));

const parseText = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.ES2022,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** A dozen rules read the whole program, and parsing it takes five seconds: the files of one worker share it. */
const parsed = new Map<string, ts.SourceFile>();

export function parse(path: string, text: string = read(path)): ts.SourceFile {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const file = parseText(path, text);
  parsed.set(path, file);
  return file;
}

/** A node and all its descendants, top down. */
export function* nodesOf(top: ts.Node): Generator<ts.Node> {
  const left = [top];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    yield node;
    const children: ts.Node[] = [];
    node.forEachChild((child) => {
      children.push(child);
    });
    left.push(...children.toReversed());
  }
}

export const lineOf = (node: ts.Node): number => {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
};
