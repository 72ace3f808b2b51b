import ts from 'typescript';
import { lineOf, nodesOf, parse } from '../support/source-files.ts';

/** Attributes that a person reads or hears. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'label',
  'placeholder',
  'title',
]);

const isWords = (text: string): boolean => /\p{Letter}{2}/u.test(text);

function findingIn(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return isWords(node.text) ? node.text.trim() : undefined;
  if (ts.isJsxExpression(node) && node.expression !== undefined && ts.isStringLiteralLike(node.expression)) {
    const isChild = ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);
    return isChild && isWords(node.expression.text) ? node.expression.text : undefined;
  }
  if (!ts.isJsxAttribute(node) || !spoken.has(node.name.getText()) || node.initializer === undefined) return undefined;
  const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
  return value !== undefined && ts.isStringLiteralLike(value) && isWords(value.text) ? value.text : undefined;
}

/** What a person would read that does not come from a dictionary: `path:line text`. */
export function textsInCode(path: string, text?: string): readonly string[] {
  const file = parse(path, text);
  return [...nodesOf(file)].flatMap((node) => {
    const found = findingIn(node);
    return found === undefined ? [] : [`${path}:${lineOf(node)} ${found}`];
  });
}
