import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { nodesOf, parse } from '../support/source-files.ts';

/** A text below a field: where it is asked for, and its key; what a template fills in is `*`. */
export interface Hint {
  readonly path: string;
  readonly dictionary: string;
  readonly key: string;
}

export interface HintsOfFile {
  readonly hints: readonly Hint[];
  /** Expressions that put several texts below one field. */
  readonly joined: readonly string[];
}

/** Of a field and of a switch. */
const attributes: ReadonlySet<string> = new Set(['hint', 'description']);

const isAsHint = (node: ts.JsxElement): boolean =>
  node.openingElement.attributes.properties.some(
    (one) => ts.isJsxAttribute(one) && one.name.getText() === 'className' && /styles\['hint'\]/.test(one.getText()),
  );

/** What is shown below a field: an attribute, a value on its way to one, or a paragraph in its look. */
function shownBy(node: ts.Node): readonly ts.Node[] {
  if (ts.isJsxAttribute(node))
    return attributes.has(node.name.getText()) && node.initializer !== undefined ? [node.initializer] : [];
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node))
    return node.name.getText() === 'hint' && node.initializer !== undefined ? [node.initializer] : [];
  return ts.isJsxElement(node) && isAsHint(node) ? node.children : [];
}

/** The function of this or of an imported file, or the local variable, that a name stands for. */
function declarationOf(name: ts.Identifier): ts.Node | undefined {
  const file = name.getSourceFile();
  for (const node of nodesOf(file)) {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name.text) return node.body;
    if (ts.isVariableDeclaration(node) && node.name.getText() === name.text) return node.initializer;
  }
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    if (!bindings.elements.some((one) => one.name.text === name.text)) continue;
    const path = join(dirname(file.fileName), statement.moduleSpecifier.text);
    if (!/\/use-[\w-]+\.tsx?$/.test(path) || !existsSync(path)) return undefined;
    return [...nodesOf(parse(path))].find(
      (node): node is ts.FunctionDeclaration => ts.isFunctionDeclaration(node) && node.name?.text === name.text,
    )?.body;
  }
  return undefined;
}

const dictionaryOf = (translator: ts.Expression): string | undefined => {
  for (const node of nodesOf(translator.getSourceFile()))
    if (
      ts.isVariableDeclaration(node) &&
      node.name.getText() === translator.getText() &&
      node.initializer !== undefined &&
      ts.isCallExpression(node.initializer) &&
      node.initializer.expression.getText() === 'useText'
    ) {
      const [name] = node.initializer.arguments;
      return name !== undefined && ts.isStringLiteral(name) ? name.text : undefined;
    }
  return undefined;
};

/** What a list of the file says for each of its lines: `hint: 'form.sumHint'`. */
const listedIn = (file: ts.SourceFile): readonly string[] =>
  [...nodesOf(file)].flatMap((node) =>
    ts.isPropertyAssignment(node) && node.name.getText() === 'hint' && ts.isStringLiteral(node.initializer)
      ? [node.initializer.text]
      : [],
  );

const keysIn = (asked: ts.Node): readonly string[] =>
  [...nodesOf(asked)].flatMap((node) => {
    if (ts.isIdentifier(node) && node.text === 'hint') return listedIn(node.getSourceFile());
    if (ts.isStringLiteralLike(node) && node.parent.kind !== ts.SyntaxKind.BinaryExpression) return [node.text];
    if (!ts.isTemplateExpression(node)) return [];
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('*')];
  });

const isText = (node: ts.Node): boolean => ts.isCallExpression(node) && dictionaryOf(node.expression) !== undefined;

/** Several texts made one: a list that is joined, a template with two of them. */
function isJoined(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node))
    return node.templateSpans.filter(({ expression }) => isText(expression)).length > 1;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  return node.expression.name.text === 'join' && [...nodesOf(node.expression.expression)].some(isText);
}

/** The paragraph in that look right above this one. */
function hintAbove(node: ts.Node): ts.Node | undefined {
  const { parent } = node;
  if (!ts.isJsxElement(parent) && !ts.isJsxFragment(parent)) return undefined;
  const shown = parent.children.filter((child) => !ts.isJsxText(child) || child.text.trim() !== '');
  const above = shown[shown.findIndex((child) => child === node) - 1];
  return above !== undefined && ts.isJsxElement(above) && isAsHint(above) ? above : undefined;
}

const isMember = (name: ts.Identifier): boolean =>
  ts.isPropertyAccessExpression(name.parent) && name.parent.name === name;

/** The texts that a file shows below its fields. */
export function hintsOf(path: string, text?: string): HintsOfFile {
  const found = new Map<string, Hint>();
  const joined = new Set<string>();
  const seen = new Set<ts.Node>();
  const follow = (top: ts.Node): void => {
    if (seen.has(top)) return;
    seen.add(top);
    for (const node of nodesOf(top)) {
      if (isJoined(node)) joined.add(`${path}: ${node.getText()}`);
      if (ts.isCallExpression(node)) {
        const dictionary = dictionaryOf(node.expression);
        const [asked] = node.arguments;
        if (dictionary !== undefined && asked !== undefined)
          for (const key of keysIn(asked)) found.set(`${dictionary}.${key}`, { path, dictionary, key });
      }
      const declared = ts.isIdentifier(node) && !isMember(node) ? declarationOf(node) : undefined;
      if (declared !== undefined) follow(declared);
    }
  };
  for (const node of nodesOf(parse(path, text))) {
    for (const shown of shownBy(node)) follow(shown);
    if (ts.isJsxElement(node) && isAsHint(node) && hintAbove(node) !== undefined)
      joined.add(`${path}: ${node.getText()}`);
  }
  return { hints: [...found.values()], joined: [...joined] };
}

/** How many sentences a text has: each ends with a mark, the last one may do without. */
export const sentencesIn = (text: string): number =>
  text
    .replaceAll(/\{\{[^}]*\}\}/g, 'x')
    .split(/[.!?…](?=\s|$)|[。！？]/u)
    .filter((part) => /[\p{Letter}\p{Number}]/u.test(part)).length;
