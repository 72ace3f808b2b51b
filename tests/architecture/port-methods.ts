import ts from 'typescript';
import { filesBelow, nodesOf, parse, read } from '../support/source-files.ts';

export interface PortMethod {
  readonly port: string;
  readonly method: string;
  /** Verb and path of the docstring's `@wire`; undefined for what is only listened to or never leaves the device. */
  readonly wire: string | undefined;
  /** Its docstring names an `@event`. */
  readonly listens: boolean;
}

const tagOf = (node: ts.Node, name: string): string | undefined => {
  const tag = ts.getJSDocTags(node).find((found) => found.tagName.text === name);
  return tag === undefined ? undefined : (ts.getTextOfJSDocComment(tag.comment) ?? '').trim();
};

function methodsOf(declaration: ts.InterfaceDeclaration): readonly PortMethod[] {
  return declaration.members
    .filter((member) => ts.isMethodSignature(member))
    .map((member) => ({
      port: declaration.name.text,
      method: member.name.getText(),
      wire: tagOf(member, 'wire'),
      listens: tagOf(member, 'event') !== undefined,
    }));
}

/** Every method of every port in core/ports. */
export const portMethods = (): readonly PortMethod[] =>
  filesBelow('src/core/ports')
    .filter((path) => path.endsWith('-port.ts'))
    .flatMap((path) => [...nodesOf(parse(path))])
    .filter((node) => ts.isInterfaceDeclaration(node))
    .filter(({ name }) => name.text.endsWith('Port'))
    .flatMap(methodsOf);

/** Functions of a file whose result is a port, with the methods of the object that they make. */
export function adaptersIn(
  path: string,
  text?: string,
): readonly { readonly port: string; readonly methods: readonly string[] }[] {
  return [...nodesOf(parse(path, text))]
    .filter((node) => ts.isArrowFunction(node) || ts.isFunctionDeclaration(node))
    .flatMap((node) => {
      const port = node.type?.getText() ?? '';
      const made = [...nodesOf(node)].find((inner) => ts.isObjectLiteralExpression(inner));
      return port.endsWith('Port') && made !== undefined
        ? [{ port, methods: made.properties.map((property) => property.name?.getText() ?? '') }]
        : [];
    });
}

/** The operations that a file of the backend answers, as patterns: a path may be made for both accounts at once. */
export function answeredOperations(path: string, text?: string): readonly RegExp[] {
  const escape = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...nodesOf(parse(path, text))].flatMap((node) => {
    const parts = ts.isStringLiteralLike(node)
      ? [node.text]
      : ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
        : [];
    return /^(GET|POST|PUT|DELETE) \//.test(parts[0] ?? '')
      ? [new RegExp(`^${parts.map(escape).join('[\\w-]+')}$`)]
      : [];
  });
}

/** The titles of a file's tests, or of the promises that tests try: literal ones, and the fixed beginning of those made from a template. */
export function testTitlesIn(path: string, text?: string): readonly string[] {
  return [...nodesOf(parse(path, text))]
    .filter((node) => ts.isCallExpression(node))
    .flatMap((node) => {
      const [title] = node.arguments;
      const callee = node.expression.getText();
      if (title === undefined || !/^(test|it|promise|refusal)\b/.test(callee)) return [];
      if (ts.isStringLiteralLike(title)) return [title.text];
      return ts.isTemplateExpression(title) ? [title.head.text] : [];
    });
}

const mentions = (node: ts.Node, name: string): boolean =>
  [...nodesOf(node)].some((inner) => ts.isIdentifier(inner) && inner.text === name);

const isNamed = (
  node: ts.Node,
): node is ts.VariableDeclaration | ts.ParameterDeclaration | ts.PropertySignature | ts.PropertyDeclaration =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node);

const privateMark = /^#/;

/** What a file calls an instance of a port: a constant got with its token, or whatever is of its type. */
function holdersOf(nodes: readonly ts.Node[], port: string): ReadonlySet<string> {
  const isHolder = (node: ts.Node): boolean => {
    if (!isNamed(node)) return false;
    if (node.type !== undefined && mentions(node.type, port)) return true;
    const made = ts.isVariableDeclaration(node) ? node.initializer : undefined;
    return made !== undefined && !ts.isArrowFunction(made) && mentions(made, port);
  };
  return new Set(
    nodes.filter(isHolder).flatMap((node) => (isNamed(node) ? [node.name.getText().replace(privateMark, '')] : [])),
  );
}

/** Whether an expression stands for the port: its holder, a field that holds it, or the call that gets it. */
function standsFor(expression: ts.Expression, port: string, holders: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(expression)) return holders.has(expression.text);
  if (ts.isPropertyAccessExpression(expression)) return holders.has(expression.name.text.replace(privateMark, ''));
  return ts.isCallExpression(expression) && expression.arguments.some((argument) => argument.getText() === port);
}

/** The methods that a file calls on a port. */
export function askedMethods(path: string, port: string, text: string = read(path)): ReadonlySet<string> {
  if (!text.includes(port)) return new Set();
  const nodes = [...nodesOf(parse(path, text))];
  const holders = holdersOf(nodes, port);
  const called = nodes.flatMap((node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
    const { expression, name } = node.expression;
    const isPort = standsFor(expression, port, holders);
    return isPort ? [name.text] : [];
  });
  return new Set(called);
}
