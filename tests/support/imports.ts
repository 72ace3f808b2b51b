import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { nodesOf, parse } from './source-files.ts';

interface Import {
  /** Path of the file from the project. */
  readonly path: string;
  /** Names of what is imported from it as values; of a whole module `*`. */
  readonly names: readonly string[];
}

/** What one file takes from other files of the project, as values: types leave no trace when the program runs. */
export function valueImports(path: string, text?: string): readonly Import[] {
  return [...nodesOf(parse(path, text))].flatMap((node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      return importOf(path, node.arguments[0], ['*']);
    if (!ts.isImportDeclaration(node) || node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    const { name, namedBindings } = node.importClause ?? {};
    const named =
      namedBindings !== undefined && ts.isNamedImports(namedBindings)
        ? namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map((one) => one.name.text)
        : namedBindings === undefined
          ? []
          : ['*'];
    const names = name === undefined ? named : ['default', ...named];
    return names.length === 0 ? [] : importOf(path, node.moduleSpecifier, names);
  });
}

function importOf(from: string, to: ts.Node | undefined, names: readonly string[]): readonly Import[] {
  if (to === undefined || !ts.isStringLiteral(to) || !to.text.startsWith('.')) return [];
  const path = normalize(join(dirname(from), to.text));
  return existsSync(path) ? [{ path, names }] : [];
}
