import ts from 'typescript';
import { expect, test } from 'vitest';
import { nodesOf, parse, programFiles, read } from '../support/source-files.ts';

/** What tells, or waits, where code cannot be fetched. */
const careful: ReadonlySet<string> = new Set(['whenWanted', 'laterPart', 'lazyScreen']);
/** Files of the program's start, which has a page of last resort, and doors that the program opens with care itself. */
const isOther = (path: string): boolean =>
  [
    'src/main.tsx',
    'src/app/compose.ts',
    'src/features/presenter/presenter-door.tsx',
    'src/features/settings/lock-door.ts',
    'src/features/studio/studio-door.tsx',
  ].includes(path);

const isImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

const calledAround = (node: ts.Node): readonly string[] => {
  if (ts.isSourceFile(node)) return [];
  const own = ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? [node.expression.text] : [];
  return [...own, ...calledAround(node.parent)];
};

/** Names that are given to something careful by a file. */
const givenNames = (source: ts.SourceFile): ReadonlySet<string> =>
  new Set(
    [...nodesOf(source)].flatMap((node) =>
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) && careful.has(node.expression.text)
        ? node.arguments.filter((one) => ts.isIdentifier(one)).map((one) => one.getText())
        : [],
    ),
  );

function isCared(node: ts.Node, given: ReadonlySet<string>): boolean {
  if (calledAround(node).some((name) => careful.has(name))) return true;
  for (let up: ts.Node = node; !ts.isSourceFile(up); up = up.parent)
    if (ts.isVariableDeclaration(up) && given.has(up.name.getText())) return true;
  return false;
}

/** Parts whose code comes later, with what they are asked for by. */
function partsIn(path: string, text: string = read(path)): readonly (readonly [part: string, isCared: boolean])[] {
  if (!text.includes('import(')) return [];
  const source = parse(path, text);
  const given = givenNames(source);
  return [...nodesOf(source)].filter(isImport).flatMap((node) => {
    const part = node.arguments[0]?.getText().replaceAll("'", '') ?? '';
    return part.endsWith('.tsx') ? [[`${path}: ${part}`, isCared(node, given)] as const] : [];
  });
}

const parts = programFiles()
  .filter((path) => !isOther(path))
  .flatMap((path) => partsIn(path));

test.each(parts)('4.2 %s: where it cannot be fetched, the page stays', (_part, isSafe) => {
  expect(isSafe).toBe(true);
});

test('4.2 a part that takes the page with it is found', () => {
  expect(parts.length).toBeGreaterThan(60);
  const bare = "const Part = lazy(async () => ({ default: (await import('./part.tsx')).Part }));";
  expect(partsIn('src/app/a.tsx', bare)).toEqual([['src/app/a.tsx: ./part.tsx', false]]);
});
