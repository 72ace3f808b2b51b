import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../src/core/i18n/languages.ts';
import { termIds } from '../../src/features/shared/glossary/model/terms.ts';
import { textsIn } from './dictionaries.ts';
import { filesBelow, isTest, nodesOf, parse } from '../support/source-files.ts';

const isTermTag = (node: ts.JsxAttribute): boolean => node.parent.parent.tagName.getText() === 'Term';

function* textsBelow(node: ts.Node): Generator<string> {
  for (const below of nodesOf(node)) if (ts.isStringLiteral(below)) yield below.text;
}

/** What a file asks the glossary about: by name, or out of a list where the name is a variable. */
function askedIn(path: string, text?: string): ReadonlySet<string> {
  const asked = new Set<string>();
  const nodes = [...nodesOf(parse(path, text))];
  let isFromList = false;
  for (const node of nodes) {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'term')
      for (const term of textsBelow(node.initializer)) asked.add(term);
    if (!ts.isJsxAttribute(node) || node.initializer === undefined) continue;
    const name = node.name.getText();
    if (name !== 'term' && name !== 'ids' && !(name === 'id' && isTermTag(node))) continue;
    const named = [...textsBelow(node.initializer)];
    if (named.length === 0) isFromList = true;
    for (const term of named) asked.add(term);
  }
  if (!isFromList) return asked;
  for (const node of nodes) {
    const list = node.parent;
    if (!ts.isStringLiteral(node) || list === undefined) continue;
    const isId = ts.isPropertyAssignment(list) && list.name.getText() === 'id';
    if (ts.isArrayLiteralExpression(list) || isId) asked.add(node.text);
  }
  return asked;
}

const asked = new Set(
  filesBelow('src/features/trading')
    .filter((path) => path.endsWith('.tsx') && !isTest(path))
    .flatMap((path) => [...askedIn(path)]),
);

describe('E28 glossary', () => {
  test.each(languageCodes)('E28: each term has a name and an explanation in %s', (language) => {
    const texts = textsIn(`locales/${language}/glossary.json`);
    const missing = termIds.filter((id) => {
      const text = texts.get(`${id}.text`) ?? '';
      // A sentence, not a word: the languages that write a word as one character are shorter.
      return (texts.get(`${id}.name`) ?? '') === '' || Array.from(text).length < 20;
    });
    expect(missing).toEqual([]);
  });

  test.each(termIds)('E28: “%s” can be tapped on a ticket, its order or its position', (id) => {
    expect([...asked]).toContain(id);
  });

  test('E28: a word that merely stands in a file is no way to its meaning', () => {
    const file = `const kind = order === 'market' ? 'limit' : 'stake'; const shown = <p title="margin">{kind}</p>;`;
    expect([...askedIn('sample.tsx', file)]).toEqual([]);
    expect([...askedIn('sample.tsx', `const shown = <Term id="margin">{kind}</Term>;`)]).toEqual(['margin']);
  });
});
