import ts from 'typescript';
import { lineOf, nodesOf, parse } from '../support/source-files.ts';

/** The limits of the house. A file or function may have one of its own, with the reason beside it. */
export const limits = {
  fileLines: 300,
  functionLines: 70,
  componentLines: 90,
  parameters: 3,
  nesting: 3,
  portMethods: 12,
} as const;

export interface Raised {
  /** `path` or `path functionName`. */
  readonly where: string;
  readonly limit: keyof typeof limits;
  readonly to: number;
  readonly reason: string;
}

export const raised: readonly Raised[] = [
  {
    where: 'src/core/di/provide.ts provide',
    limit: 'parameters',
    to: 4,
    reason: 'The compiler infers the maker from the tokens before it only when they are separate parameters.',
  },
  {
    where: 'src/core/query/account-key.ts accountKey',
    limit: 'parameters',
    to: 4,
    reason: 'The parameters are the key, in its order.',
  },
  {
    where: 'src/core/ports/presenter-port.ts',
    limit: 'portMethods',
    to: 14,
    reason:
      'Decisions of every back office are one method and what it tells people another; a port of their own would need its own way to the worker.',
  },
];

const limitAt = (limit: keyof typeof limits, path: string, name = ''): number =>
  raised.find((entry) => entry.limit === limit && (entry.where === path || entry.where === `${path} ${name}`))?.to ??
  limits[limit];

type FunctionNode =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration
  | ts.ConstructorDeclaration
  | ts.AccessorDeclaration;

const { SyntaxKind } = ts;

// A rule meets a million nodes, so what most of them are not is one look at their kind.
const functionKinds: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.ArrowFunction,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.Constructor,
  SyntaxKind.GetAccessor,
  SyntaxKind.SetAccessor,
]);
const isFunction = (node: ts.Node): node is FunctionNode => functionKinds.has(node.kind);

const branchKinds: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.IfStatement,
  SyntaxKind.ForStatement,
  SyntaxKind.ForInStatement,
  SyntaxKind.ForOfStatement,
  SyntaxKind.WhileStatement,
  SyntaxKind.DoStatement,
  SyntaxKind.SwitchStatement,
  SyntaxKind.TryStatement,
]);
const isBranch = (node: ts.Node): boolean => branchKinds.has(node.kind);

function nameOf(node: FunctionNode): string {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (node.name !== undefined) return node.name.getText();
  const holder = node.parent;
  return (ts.isVariableDeclaration(holder) || ts.isPropertyAssignment(holder)) && ts.isIdentifier(holder.name)
    ? holder.name.text
    : 'anonymous';
}

const linesOf = (node: ts.Node): number => {
  const file = node.getSourceFile();
  return (
    file.getLineAndCharacterOfPosition(node.getEnd()).line -
    file.getLineAndCharacterOfPosition(node.getStart(file)).line +
    1
  );
};

/** How deep branches and loops stand inside each other; `else if` is no step down, a function starts anew. */
function deepest(node: ts.Node, depth = 0): number {
  let most = depth;
  ts.forEachChild(node, (child) => {
    if (isFunction(child)) return;
    const isElseIf = ts.isIfStatement(child) && ts.isIfStatement(node) && node.elseStatement === child;
    most = Math.max(most, deepest(child, isBranch(child) && !isElseIf ? depth + 1 : depth));
  });
  return most;
}

function sizeFindings(file: ts.SourceFile): readonly string[] {
  const path = file.fileName;
  const found: string[] = [];
  const lines = file.getLineAndCharacterOfPosition(file.getEnd()).line;
  if (lines > limitAt('fileLines', path)) found.push(`${path}: ${lines} lines`);
  for (const node of nodesOf(file)) {
    if (!isFunction(node)) continue;
    const name = nameOf(node);
    const where = `${path}:${lineOf(node)} ${name}`;
    const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name);
    if (linesOf(node) > limitAt(isComponent ? 'componentLines' : 'functionLines', path, name))
      found.push(`${where}: ${linesOf(node)} lines`);
    if (node.parameters.length > limitAt('parameters', path, name))
      found.push(`${where}: ${node.parameters.length} parameters`);
    const depth = node.body === undefined ? 0 : deepest(node.body);
    if (depth > limitAt('nesting', path, name)) found.push(`${where}: nested ${depth} deep`);
  }
  return found;
}

function portFindings(file: ts.SourceFile): readonly string[] {
  return [...nodesOf(file)]
    .filter((node) => ts.isInterfaceDeclaration(node))
    .filter(({ name, members }) => name.text.endsWith('Port') && members.length > limitAt('portMethods', file.fileName))
    .map((node) => `${file.fileName}:${lineOf(node)} ${node.name.text}: ${node.members.length} methods`);
}

const castsAllowed = /-codec\.ts$|\/(decode|wire-json)\.ts$|^src\/core\/(money|di)\/|\.d\.ts$/;
const timeAllowed = /(^|[/-])(clock|ids)[^/]*\.ts$/;

const isConstAssertion = (node: ts.AsExpression): boolean =>
  ts.isTypeReferenceNode(node.type) && node.type.getText() === 'const';

/** `now` in `Date.now`, and the like. */
const isMember = (node: ts.Node, object: string, member?: string): boolean =>
  ts.isPropertyAccessExpression(node) &&
  node.expression.getText() === object &&
  (member === undefined || node.name.text === member);

interface Ban {
  readonly what: string;
  readonly allowed?: RegExp;
  /** The kinds of node that may be it. */
  readonly kinds: readonly ts.SyntaxKind[];
  readonly is?: (node: ts.Node) => boolean;
}

const decides = (node: ts.Node): boolean =>
  isBranch(node) ||
  ts.isConditionalExpression(node) ||
  (ts.isBinaryExpression(node) && /^(\|\||&&|\?\?)$/.test(node.operatorToken.getText()));

/** A `use` that a render may leave out: React complains when it has waited for it before. */
function isConditionalUse(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'use') return false;
  let around = node.parent;
  while (!isFunction(around) && !ts.isSourceFile(around) && !decides(around)) around = around.parent;
  return decides(around);
}

const bans: readonly Ban[] = [
  // Adapters draw nothing.
  {
    what: 'a conditional use()',
    allowed: /^src\/adapters\//,
    kinds: [SyntaxKind.CallExpression],
    is: isConditionalUse,
  },
  { what: 'any', kinds: [SyntaxKind.AnyKeyword] },
  { what: 'a non-null assertion', kinds: [SyntaxKind.NonNullExpression] },
  {
    what: 'a cast outside codecs, core/money and core/di',
    allowed: castsAllowed,
    kinds: [SyntaxKind.AsExpression, SyntaxKind.TypeAssertionExpression],
    is: (node) => !ts.isAsExpression(node) || !isConstAssertion(node),
  },
  {
    what: 'a default export',
    allowed: /^src\/features\/.*\/screens\/[^/]+-screen\.tsx$/,
    kinds: [SyntaxKind.ExportAssignment, SyntaxKind.DefaultKeyword],
  },
  {
    what: 'a re-export',
    kinds: [SyntaxKind.ExportDeclaration],
    is: (node) => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined,
  },
  // The sandbox is a command: it speaks on the console.
  {
    what: 'console',
    allowed: /^src\/adapters\/mock\/doors\/node\/sandbox\.ts$/,
    kinds: [SyntaxKind.PropertyAccessExpression],
    is: (node) => isMember(node, 'console'),
  },
  {
    what: 'Date.now outside the clock',
    allowed: timeAllowed,
    kinds: [SyntaxKind.PropertyAccessExpression],
    is: (node) => isMember(node, 'Date', 'now'),
  },
  {
    what: 'new Date() outside the clock',
    allowed: timeAllowed,
    kinds: [SyntaxKind.NewExpression],
    is: (node) =>
      ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments ?? []).length === 0,
  },
  {
    what: 'Math.random outside the ids',
    allowed: timeAllowed,
    kinds: [SyntaxKind.PropertyAccessExpression],
    is: (node) => isMember(node, 'Math', 'random'),
  },
];

function banFindings(file: ts.SourceFile): readonly string[] {
  const applying = bans.filter(({ allowed }) => allowed?.test(file.fileName) !== true);
  const kinds = new Set(applying.flatMap((ban) => ban.kinds));
  return [...nodesOf(file)]
    .filter(({ kind }) => kinds.has(kind))
    .flatMap((node) =>
      applying
        .filter((ban) => ban.kinds.includes(node.kind) && (ban.is?.(node) ?? true))
        .map(({ what }) => `${file.fileName}:${lineOf(node)}: ${what}`),
    );
}

/** What is wrong with one file of the program. */
export function scriptFindings(path: string, text?: string): readonly string[] {
  const file = parse(path, text);
  return [...sizeFindings(file), ...portFindings(file), ...banFindings(file)];
}

const colourFunction = /(?<![\w-])(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const hexColour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/i;
const namedColour =
  /:[^;{}]*(?<![\w-])(white|black|red|green|blue|grey|gray|orange|yellow|purple|pink|silver|gold)(?![\w-])/i;

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/** Colours that are written out instead of being taken from the tokens. */
export function colourFindings(path: string, text: string): readonly string[] {
  const isStyle = path.endsWith('.css');
  const lines = withoutComments(text).split('\n');
  return lines.flatMap((line, index) => {
    const styled =
      isStyle &&
      (colourFunction.test(line.replace(/color-mix\(/g, '')) || hexColour.test(line) || namedColour.test(line));
    const quoted =
      !isStyle && /(['"`])(#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})|(?:rgba?|hsla?|oklch)\([^)]*\))\1/i.test(line);
    return styled || quoted ? [`${path}:${index + 1}: ${line.trim()}`] : [];
  });
}

const kebab =
  /^[a-z\d]+(-[a-z\d]+)*(\.(contract|module|gen|d|demo|live|journey|walk|config|fixture))*(\.test)?\.[a-z\d]+$/;

/** Whole words in lower case with dashes between, and no file that only forwards to others. */
export function nameFindings(path: string): readonly string[] {
  const parts = path.split('/').slice(1);
  const name = parts.at(-1) ?? '';
  const folders = parts.slice(0, -1).filter((folder) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(folder));
  return [
    ...folders.map((folder) => `${path}: folder ${folder}`),
    ...(kebab.test(name) ? [] : [`${path}: not in kebab-case`]),
    ...(/^(index|utils?|helpers?|common)\.tsx?$/.test(name) ? [`${path}: a name that says nothing`] : []),
  ];
}

/** Marks are written in capitals; in small letters they are words of Spanish. */
const unfinishedMark = /\b(TODO|FIXME)\b(?!\s*\(?#\d+)/;
const unfinishedWords = /coming soon|not implemented|lorem ipsum/i;
const isUnfinished = (line: string): boolean => unfinishedMark.test(line) || unfinishedWords.test(line);

export const unfinishedFindings = (path: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) => (isUnfinished(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));

const translatedWords = /\b(whoever|somebody|nobody|what[\s*/#]+became[\s*/#]+of)\b/gi;

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);

/** The code with its texts blanked, so that only a comment looks like one. Positions stay. */
function withoutTexts(path: string, text: string): string {
  const file = parse(path, text);
  let rest = text;
  for (const node of nodesOf(file)) {
    if (!isText(node)) continue;
    const start = node.getStart(file);
    rest = rest.slice(0, start) + text.slice(start, node.end).replace(/[^\n]/g, ' ') + rest.slice(node.end);
  }
  return rest;
}

/** A document without what it quotes: commands, names, words on the screen. Quotes of YAML hold prose. */
const withoutQuotes = (path: string, text: string): string =>
  text.replace(path.endsWith('.md') ? /`[^`]*`|"[^"\n]*"/g : /`[^`]*`/g, (quoted) => quoted.replace(/[^\n]/g, ' '));

const foundIn = (path: string, text: string): readonly string[] =>
  [...text.matchAll(translatedWords)].map(({ 0: found, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line}: ${found.toLowerCase()}`;
  });

/** Words in comments, documents and the specification that read like a translation. */
export function wordFindings(path: string, text: string): readonly string[] {
  if (text.search(translatedWords) < 0) return [];
  if (/\.(md|ya?ml)$/.test(path)) return foundIn(path, withoutQuotes(path, text));
  const code = path.endsWith('.css') ? text : withoutTexts(path, text);
  return [...code.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g)].flatMap(({ 0: comment, index }) =>
    [...comment.matchAll(translatedWords)].map((found) => {
      const line = code.slice(0, index + found.index).split('\n').length;
      return `${path}:${line}: ${found[0].toLowerCase()}`;
    }),
  );
}
