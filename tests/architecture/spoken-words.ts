import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { filesBelow, nodesOf, parse, programFiles, read as textOf } from '../support/source-files.ts';

/** A declaration at the top of a file: `path name`. */
type Name = string;

interface Declared {
  /** Dictionaries that it asks for itself. */
  readonly words: ReadonlySet<string>;
  /** What it mentions, less what stands inside a `Suspense` of its own: that hides nothing but itself. */
  readonly mentions: ReadonlySet<Name>;
  /** What it mentions inside of one. */
  readonly guarded: ReadonlySet<Name>;
  /** Components that it fetches when they are wanted. */
  readonly fetches: ReadonlySet<Name>;
}

interface SourceModule {
  readonly path: string;
  readonly imports: ReadonlyMap<string, Name>;
  readonly declarations: ReadonlyMap<string, readonly ts.Node[]>;
}

const nameOf = (path: string, name: string): Name => `${path} ${name}`;

const resolve = (from: string, to: string): string | undefined => {
  const path = join(dirname(from), to);
  return to.startsWith('.') && /\.tsx?$/.test(path) && existsSync(path) ? path : undefined;
};

function importsOf(file: ts.SourceFile): ReadonlyMap<string, Name> {
  const imports = new Map<string, Name>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const path = resolve(file.fileName, statement.moduleSpecifier.text);
    const { name: whole, namedBindings: bindings } = statement.importClause ?? {};
    if (path === undefined) continue;
    if (whole !== undefined) imports.set(whole.text, nameOf(path, 'default'));
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName, isTypeOnly } of bindings.elements)
      if (!isTypeOnly) imports.set(name.text, nameOf(path, (propertyName ?? name).text));
  }
  return imports;
}

const isDefault = (statement: ts.FunctionDeclaration): boolean =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) === true;

function declarationsOf(file: ts.SourceFile): ReadonlyMap<string, readonly ts.Node[]> {
  const found = new Map<string, readonly ts.Node[]>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement)) {
      if (statement.name !== undefined) found.set(statement.name.text, [statement]);
      if (isDefault(statement)) found.set('default', [statement]);
    } else if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations)
        if (ts.isIdentifier(one.name)) found.set(one.name.text, [one]);
    }
  }
  return found;
}

const moduleOf = (path: string): SourceModule => {
  const file = parse(path);
  return { path, imports: importsOf(file), declarations: declarationsOf(file) };
};

const stringsIn = (node: ts.Node): readonly string[] =>
  [...nodesOf(node)].flatMap((one) => (ts.isStringLiteral(one) ? [one.text] : []));

const isCard = (text: unknown): boolean => typeof text === 'object' && text !== null && 'card' in text;
/** Dictionaries of products that bring a card along. */
const cards = filesBelow('locales/en')
  .filter((path) => /^locales\/en\/\w+\.json$/.test(path) && isCard(JSON.parse(textOf(path))))
  .map((path) => basename(path, '.json'));
/** Dictionaries that a call names by a list: those of `area-names.ts` and `use-area-name.ts`. */
const listed: ReadonlyMap<string, readonly string[]> = new Map([
  ['cardWords', cards],
  ['areaWords', ['home', ...cards]],
]);

const asking: ReadonlySet<string> = new Set(['useText', 'useTextsAhead']);

/** The dictionaries that a call asks for. */
function askedBy(node: ts.Node): readonly string[] {
  if (!ts.isCallExpression(node) || !asking.has(node.expression.getText())) return [];
  const [first] = node.arguments;
  if (first === undefined) return [];
  const lists = [...nodesOf(first)].flatMap((one) => (ts.isIdentifier(one) ? (listed.get(one.text) ?? []) : []));
  return [...stringsIn(first), ...lists];
}

const isSuspense = (node: ts.Node): boolean =>
  ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Suspense';

/** What a `Suspense` shows meanwhile stands in its opening tag, and is no part of what it guards. */
const isInSuspense = (node: ts.Node, top: ts.Node): boolean => {
  for (let at = node; at !== top; at = at.parent) if (isSuspense(at.parent) && !ts.isJsxOpeningElement(at)) return true;
  return false;
};

/** `(await import('./x.tsx')).Part`, `const { Part } = await import('./x.tsx')`; what is fetched whole is its default. */
function partOf(fetching: ts.CallExpression): string {
  const awaited = ts.isAwaitExpression(fetching.parent) ? fetching.parent : fetching;
  const around = ts.isParenthesizedExpression(awaited.parent) ? awaited.parent.parent : awaited.parent;
  if (ts.isPropertyAccessExpression(around)) return around.name.text;
  if (ts.isVariableDeclaration(around) && ts.isObjectBindingPattern(around.name))
    return around.name.elements[0]?.name.getText() ?? 'default';
  return 'default';
}

function fetchedBy(node: ts.Node, path: string): Name | undefined {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [asked] = node.arguments;
  const found = asked !== undefined && ts.isStringLiteral(asked) ? resolve(path, asked.text) : undefined;
  return found === undefined ? undefined : nameOf(found, partOf(node));
}

function read(top: ts.Node, { path, imports, declarations }: SourceModule): Declared {
  const [words, mentions, guarded, fetches] = [
    new Set<string>(),
    new Set<Name>(),
    new Set<Name>(),
    new Set<Name>(),
  ] as const;
  for (const node of nodesOf(top)) {
    for (const word of askedBy(node)) words.add(word);
    const fetched = fetchedBy(node, path);
    if (fetched !== undefined) fetches.add(fetched);
    if (!ts.isIdentifier(node)) continue;
    const named = declarations.has(node.text) ? nameOf(path, node.text) : imports.get(node.text);
    if (named !== undefined) (isInSuspense(node, top) ? guarded : mentions).add(named);
  }
  return { words, mentions, guarded, fetches };
}

export class SpokenWords {
  readonly #declared = new Map<Name, Declared>();
  readonly #reached = new Map<Name, ReadonlySet<Name>>();
  readonly #reachedWithGuarded = new Map<Name, ReadonlySet<Name>>();

  constructor() {
    for (const path of programFiles()) {
      const module = moduleOf(path);
      for (const [name, nodes] of module.declarations)
        for (const node of nodes) this.#declared.set(nameOf(path, name), read(node, module));
    }
  }

  /** All that is reached from a declaration without a fetch. */
  #reach(from: Name, isGuardedToo: boolean): ReadonlySet<Name> {
    const known = isGuardedToo ? this.#reachedWithGuarded : this.#reached;
    const found = known.get(from);
    if (found !== undefined) return found;
    const reached = new Set([from]);
    known.set(from, reached);
    for (const name of reached) {
      const { mentions, guarded } = this.#declared.get(name) ?? { mentions: [], guarded: [] };
      for (const next of mentions) reached.add(next);
      if (isGuardedToo) for (const next of guarded) reached.add(next);
    }
    return reached;
  }

  /** The dictionaries of a component and of all that it may come to show, less what guards itself. */
  of(part: Name): ReadonlySet<string> {
    return new Set([...this.#reach(part, false)].flatMap((name) => [...(this.#declared.get(name)?.words ?? [])]));
  }

  /** The dictionaries that a component waits for before it is shown at all. */
  waitedForBy(part: Name): ReadonlySet<string> {
    return this.#declared.get(part)?.words ?? new Set();
  }

  /** Components that are fetched when they are wanted, each with the declarations that fetch it. */
  fetched(): ReadonlyMap<Name, readonly Name[]> {
    const found = new Map<Name, readonly Name[]>();
    for (const [name, { fetches }] of this.#declared)
      for (const part of fetches)
        if (/ (default|[A-Z]\w*)$/.test(part) && this.#declared.has(part))
          found.set(part, [...(found.get(part) ?? []), name]);
    return found;
  }

  /** Which of some components may come to show a declaration. */
  showing(name: Name, parts: Iterable<Name>): readonly Name[] {
    return [...parts].filter((part) => this.#reach(part, true).has(name));
  }
}
