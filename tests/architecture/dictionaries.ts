import ts from 'typescript';
import { filesBelow, nodesOf, parse, read } from '../support/source-files.ts';

export type Texts = ReadonlyMap<string, string>;

interface TextTree {
  readonly [key: string]: string | TextTree;
}

function* entriesOf(tree: TextTree, path = ''): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(tree)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') yield [here, value];
    else yield* entriesOf(value, here);
  }
}

/** The texts of a file by their full keys. */
export const textsIn = (path: string): Texts => new Map(entriesOf(JSON.parse(read(path)) as TextTree));

/** The dictionaries of a folder by name; empty when the folder is not there. The backend's own stand one folder below. */
export const dictionariesIn = (folder: string): ReadonlyMap<string, Texts> =>
  new Map(
    filesBelow(folder)
      .filter((path) => path.endsWith('.json') && !path.slice(folder.length + 1).includes('/'))
      .map((path) => [path.slice(folder.length + 1, -'.json'.length), textsIn(path)]),
  );

export interface UnreviewedText {
  readonly language: string;
  readonly dictionary: string;
  readonly key: string;
}

/** The texts that no speaker of the language has read yet, from the list of them. */
export const unreviewedTexts = (list: string): readonly UnreviewedText[] =>
  list
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, language = '', dictionary = '', key = ''] = /^(\S+) ([^.\s]+)\.(\S+)$/.exec(line) ?? [line];
      return { language, dictionary, key };
    });

export const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name = '']) => name).toSorted();

const plural = /_(zero|one|two|few|many|other)$/;
export const stemOf = (key: string): string => key.replace(plural, '');
export const pluralFormOf = (key: string): string | undefined => plural.exec(key)?.[1];

/** Texts with one key: one, or the plural forms. */
export function byStem(texts: Texts): ReadonlyMap<string, readonly (readonly [key: string, text: string])[]> {
  const stems = new Map<string, (readonly [string, string])[]>();
  for (const entry of texts) stems.set(stemOf(entry[0]), [...(stems.get(stemOf(entry[0])) ?? []), entry]);
  return stems;
}

/** Names of the parameters over all plural forms, `count` left aside: a form may spell it out. */
export const parametersOf = (forms: readonly (readonly [string, string])[]): readonly string[] =>
  [...new Set(forms.flatMap(([, text]) => placeholdersOf(text)))].filter((name) => name !== 'count').toSorted();

/** Where `own` differs from `english`, the same dictionary in English. */
export function differences(english: Texts, own: Texts, pluralForms: readonly string[]): readonly string[] {
  const [wanted, found] = [byStem(english), byStem(own)];
  const missing = [...wanted.keys()].filter((stem) => !found.has(stem)).map((stem) => `${stem}: missing`);
  const surplus = [...found.keys()].filter((stem) => !wanted.has(stem)).map((stem) => `${stem}: not in English`);
  const differing = [...wanted].flatMap(([stem, forms]) => {
    const ownForms = found.get(stem);
    if (ownForms === undefined) return [];
    const isPlural = forms.some(([key]) => pluralFormOf(key) !== undefined);
    const given = ownForms.map(([key]) => pluralFormOf(key));
    const absent = isPlural ? pluralForms.filter((form) => !given.includes(form)) : [];
    const sameParameters = parametersOf(forms).join() === parametersOf(ownForms).join();
    return [
      ...absent.map((form) => `${stem}: no form for ${form}`),
      ...(sameParameters
        ? []
        : [`${stem}: parameters ${parametersOf(ownForms).join()} instead of ${parametersOf(forms).join()}`]),
    ];
  });
  return [...missing, ...surplus, ...differing];
}

/**
 * A number that stands alone belongs into a parameter. Names such as C2C, 24h or Lv1 are words, and a text whose key
 * names a number (`range.15min`) may spell it out.
 */
const loneNumber = /(?<![\p{Script=Latin}\d{.])\d+(?:[.,]\d+)*(?![\p{Script=Latin}\d}])/u;

/** What no text may have, whatever the language. */
export function textFindings(key: string, text: string): readonly string[] {
  const spoken = text.replace(/\{\{[^}]*\}\}/g, '');
  return [
    ...(text.trim() === '' ? [`${key}: empty`] : []),
    ...(text === text.trim() ? [] : [`${key}: space at an end`]),
    ...(loneNumber.test(spoken) && !/\d[^.]*$/.test(stemOf(key)) ? [`${key}: a number in "${text}"`] : []),
    ...(/<[a-z/]/i.test(text) ? [`${key}: markup in "${text}"`] : []),
  ];
}

/** Everything a file says that may be a key: literal texts, and patterns for template texts with a fixed part. */
export function spokenKeys(
  path: string,
  text?: string,
): { readonly literals: ReadonlySet<string>; readonly patterns: readonly RegExp[] } {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const escaped = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  for (const node of nodesOf(parse(path, text))) {
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    if (ts.isTemplateExpression(node) || ts.isTemplateLiteralTypeNode(node)) {
      const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      if (parts.some((part) => /[a-z]{2,}/i.test(part)) && parts.every((part) => /^[\w.]*$/.test(part))) {
        patterns.push(new RegExp(`^${parts.map(escaped).join('[\\w-]+')}$`));
      }
    }
  }
  return { literals, patterns };
}

/** Calls `t('key')` of texts that a file got by `useText('name')`. */
export function askedKeys(
  path: string,
  text?: string,
): readonly { readonly dictionary: string; readonly key: string }[] {
  const file = parse(path, text);
  const dictionaries = new Map<string, string>();
  const asked: { dictionary: string; key: string }[] = [];
  for (const node of nodesOf(file)) {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isCallExpression(node.initializer)) {
      const [name] = node.initializer.arguments;
      if (node.initializer.expression.getText() === 'useText' && name !== undefined && ts.isStringLiteral(name))
        dictionaries.set(node.name.getText(), name.text);
    }
    if (!ts.isCallExpression(node)) continue;
    const dictionary = dictionaries.get(node.expression.getText());
    const [key] = node.arguments;
    if (dictionary !== undefined && key !== undefined && ts.isStringLiteralLike(key))
      asked.push({ dictionary, key: key.text });
  }
  return asked;
}
