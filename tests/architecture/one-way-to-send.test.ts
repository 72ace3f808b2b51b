import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesBelow, isTest, nodesOf, parse, read } from '../support/source-files.ts';
import { valueImports } from '../support/imports.ts';
import { askedMethods, portMethods, type PortMethod } from './port-methods.ts';
import { moneyWrites, notYet, otherWrites } from './tables/writes.ts';

const nameOf = ({ port, method }: PortMethod): string => `${port}.${method}`;
/** The controls of the demo, which no real server has. */
const isReal = ({ port }: PortMethod): boolean => port !== 'PresenterPort';
const writes = portMethods().filter((entry) => isReal(entry) && /^(POST|PUT|DELETE) /.test(entry.wire ?? ''));

const builder = 'src/core/sending/use-money-request.ts';
type Texts = ReadonlyMap<string, string>;

/** What a file takes of another; a file that does not name the other is not read closely. */
const takenFrom = (other: string, path: string, text: string): readonly string[] =>
  text.includes(`/${basename(other)}'`)
    ? valueImports(path, text).flatMap((one) => (one.path === other ? one.names : []))
    : [];

const buildsRequests = (path: string, text: string): boolean => takenFrom(builder, path, text).includes('RequestBook');

/** Whether a call stands in the function of a way that sends. */
function isInWay(node: ts.Node): boolean {
  if (ts.isSourceFile(node)) return false;
  const isSend =
    (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
    node.name.getText().replaceAll("'", '') === 'send';
  return isSend || isInWay(node.parent);
}

const callsIn = (top: ts.Node, method: string): readonly ts.Node[] =>
  [...nodesOf(top)].filter(
    (node) =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === method,
  );

/** Names that a file declares at its top, with the statements that do it. */
const declaredIn = (source: ts.SourceFile): readonly (readonly [string, ts.Node])[] =>
  source.statements.flatMap((statement): readonly (readonly [string, ts.Node])[] => {
    if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? 'default', statement] as const];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map((one) => [one.name.getText(), one] as const);
  });

/** What a file declares that calls the method, itself or by something else that the file declares. */
function doersIn(source: ts.SourceFile, method: string): ReadonlySet<string> {
  const declared = declaredIn(source);
  const doers = new Set(declared.filter(([, node]) => callsIn(node, method).length > 0).map(([name]) => name));
  for (let known = -1; known < doers.size;) {
    known = doers.size;
    for (const [name, node] of declared)
      if ([...nodesOf(node)].some((one) => ts.isIdentifier(one) && one.text !== name && doers.has(one.text)))
        doers.add(name);
  }
  return doers;
}

/** Files from which the money write goes out without a request. */
function strayFiles({ port, method }: PortMethod, texts: Texts): readonly string[] {
  return [...texts].flatMap(([path, text]) => {
    if (!text.includes(method) || !askedMethods(path, port, text).has(method)) return [];
    const source = parse(path, text);
    if (buildsRequests(path, text)) return callsIn(source, method).every(isInWay) ? [] : [path];
    const doers = doersIn(source, method);
    const users = [...texts].filter(([user, own]) =>
      takenFrom(path, user, own).some((name) => name === '*' || doers.has(name)),
    );
    if (users.length === 0) return [path];
    return users.filter(([user, own]) => !buildsRequests(user, own)).map(([user]) => user);
  });
}

const program: Texts = new Map(
  filesBelow('src/features')
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
    .map((path) => [path, read(path)]),
);
const strayIn = (texts: Texts, names: ReadonlySet<string> = moneyWrites): readonly string[] =>
  writes
    .filter((entry) => names.has(nameOf(entry)) && !notYet.has(nameOf(entry)))
    .flatMap((entry) => strayFiles(entry, texts).map((path) => `${nameOf(entry)}: ${path}`));

describe('R1 A21 one way to send', () => {
  test('R1 A21 each call that is no GET either moves money or says why it does not', () => {
    const known = [...moneyWrites, ...otherWrites.keys()];
    expect(known.toSorted()).toEqual(writes.map(nameOf).toSorted());
    expect([...notYet.keys()].filter((name) => !moneyWrites.has(name))).toEqual([]);
  });

  test('R1 A21 what moves money goes out by a request that is sent once and kept', () => {
    expect(strayIn(program)).toEqual([]);
  });

  test('R1 A21 what does not yet go that way can only become less', () => {
    const stray = writes.filter((entry) => notYet.has(nameOf(entry)) && strayFiles(entry, program).length > 0);
    expect(stray.map(nameOf)).toEqual([...notYet.keys()]);
    expect(notYet.size).toBeLessThanOrEqual(1);
  });

  const screen = 'src/features/trading/screens/desk-frame.tsx';
  test.each([
    ['calls the port', "const a = useAccount(); a.port(TradingPort).closePosition({ id: '1' });"],
    [
      'has a request and passes it by',
      `import { RequestBook } from '../../../core/sending/use-money-request.ts';
       const book = new RequestBook('x'); function f(a: TradingPort) { a.closePosition({ id: '1' }); }`,
    ],
  ])('R1 A21 a screen that %s is named', (_how, text) => {
    expect(strayIn(new Map([...program, [screen, text]]))).toEqual([`TradingPort.closePosition: ${screen}`]);
  });

  test('R1 A21 a screen that takes the bare hook is named', () => {
    const text = "import { usePlaceSpotOrder } from '../data/place-spot-order.ts'; usePlaceSpotOrder();";
    expect(strayIn(new Map([...program, [screen, text]]))).toEqual([`TradingPort.placeSpotOrder: ${screen}`]);
  });
});
