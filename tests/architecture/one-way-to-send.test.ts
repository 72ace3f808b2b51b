import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesBelow, isTest, nodesOf, parse, read } from '../support/source-files.ts';
import { valueImports } from '../support/imports.ts';
import { askedMethods, portMethods, type PortMethod } from './port-methods.ts';
import { moneyWrites, otherWrites } from './tables/writes.ts';

const nameOf = ({ port, method }: PortMethod): string => `${port}.${method}`;
/** The controls of the demo, which no real server has. */
const isReal = ({ port }: PortMethod): boolean => port !== 'PresenterPort';
const writes = portMethods().filter((entry) => isReal(entry) && /^(POST|PUT|DELETE) /.test(entry.wire ?? ''));

const builder = 'src/core/sending/use-money-request.ts';
const harmless: ReadonlySet<string> = new Set([...otherWrites.keys()].map((name) => name.replace(/.*\./, '')));
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
    (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
    node.name.getText().replaceAll("'", '') === 'send';
  return isSend || isInWay(node.parent);
}

/** Uses of a name as a value: not where it is declared, imported, or the name of a member. */
function usesOf(source: ts.SourceFile, name: string): readonly ts.Identifier[] {
  const isDeclaration = ({ parent }: ts.Identifier): boolean =>
    ts.isImportSpecifier(parent) ||
    (ts.isBindingElement(parent) && (parent.name.getText() === name || parent.propertyName?.getText() === name)) ||
    (ts.isVariableDeclaration(parent) && parent.name.getText() === name);
  const isMemberName = (node: ts.Identifier): boolean =>
    (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
    (ts.isPropertyAssignment(node.parent) && node.parent.name === node);
  return [...nodesOf(source)].filter(
    (node): node is ts.Identifier =>
      ts.isIdentifier(node) && node.text === name && !isDeclaration(node) && !isMemberName(node),
  );
}

/** A hook remakes what it returns when one of these changes. */
const isDependency = ({ parent }: ts.Node): boolean =>
  ts.isArrayLiteralExpression(parent) && ts.isCallExpression(parent.parent);

/** What the result of a hook is called: one name, or those that are taken out of it; undefined where it is used at once. */
function boundNames(use: ts.Identifier): readonly string[] | undefined {
  const call = use.parent;
  if (!ts.isCallExpression(call) || call.expression !== use || !ts.isVariableDeclaration(call.parent)) return undefined;
  const isTakenOut = ts.isObjectBindingPattern(call.parent.name);
  const names = [...nodesOf(call.parent.name)].filter((node) => ts.isIdentifier(node)).map(({ text }) => text);
  // One hook may also give what moves nothing.
  return isTakenOut ? names.filter((name) => !harmless.has(name)) : names;
}

/** Whether what sends is used in a way and nowhere else. */
function isForWaysAlone(source: ts.SourceFile, doer: string): boolean {
  return usesOf(source, doer).every((use) => {
    if (isInWay(use)) return true;
    const names = boundNames(use);
    return names?.every((name) => usesOf(source, name).every((one) => isInWay(one) || isDependency(one))) === true;
  });
}

const callsIn = (top: ts.Node, method: string): readonly ts.Node[] =>
  [...nodesOf(top)].filter(
    (node) =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === method,
  );

/** Whether a method is taken from something without being called at once: by brackets, out of it, or as a value. */
const isTakenUncalled = (source: ts.SourceFile, method: string): boolean =>
  [...nodesOf(source)].some(
    (node) =>
      (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === method) ||
      (ts.isElementAccessExpression(node) && node.argumentExpression.getText().slice(1, -1) === method) ||
      (ts.isPropertyAccessExpression(node) &&
        node.name.text === method &&
        !(ts.isCallExpression(node.parent) && node.parent.expression === node)),
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

interface User {
  readonly user: string;
  readonly own: string;
  readonly taken: readonly string[];
}

function sendsByRequests({ user, own, taken }: User): boolean {
  if (!buildsRequests(user, own)) return false;
  const source = parse(user, own);
  return taken.every((name) => name !== '*' && isForWaysAlone(source, name));
}

/** Files from which the money write goes out without a request. */
function strayFiles({ port, method }: PortMethod, texts: Texts): readonly string[] {
  return [...texts].flatMap(([path, text]) => {
    if (!text.includes(method) || !text.includes(port)) return [];
    const source = parse(path, text);
    if (isTakenUncalled(source, method)) return [path];
    if (!askedMethods(path, port, text).has(method)) return [];
    if (buildsRequests(path, text)) return callsIn(source, method).every(isInWay) ? [] : [path];
    const doers = doersIn(source, method);
    const users = [...texts].flatMap(([user, own]) => {
      const taken = takenFrom(path, user, own).filter((name) => name === '*' || doers.has(name));
      return taken.length === 0 ? [] : [{ user, own, taken }];
    });
    if (users.length === 0) return [path];
    return users.filter((one) => !sendsByRequests(one)).map(({ user }) => user);
  });
}

const program: Texts = new Map(
  ['src/app', 'src/core', 'src/features']
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
    .map((path) => [path, read(path)]),
);
const strayIn = (texts: Texts, names: ReadonlySet<string> = moneyWrites): readonly string[] =>
  writes
    .filter((entry) => names.has(nameOf(entry)))
    .flatMap((entry) => strayFiles(entry, texts).map((path) => `${nameOf(entry)}: ${path}`));

describe('R1 A21 one way to send', () => {
  const screen = 'src/features/trading/desk/panels/desk-frame.tsx';
  const book =
    "import { RequestBook } from '../../../../core/sending/use-money-request.ts'; const book = new RequestBook('x');";
  const placing = new Set(['TradingPort.placeSpotOrder']);
  const hook = "import { usePlaceSpotOrder } from '../../spot/data/place-spot-order.ts';";
  const inWay =
    'const place = usePlaceSpotOrder(); const way = useMemo(() => ({ send: (wish) => place(wish) }), [place]);';

  test('R1 A21 each call that is no GET either moves money or says why it does not', () => {
    const known = [...moneyWrites, ...otherWrites.keys()];
    expect(known.toSorted()).toEqual(writes.map(nameOf).toSorted());
  });

  test('R1 A21 a file whose ways alone send is let through', () => {
    expect(strayIn(new Map([...program, [screen, `${book} ${hook} ${inWay}`]]), placing)).toEqual([]);
  });

  test('R1 A21 what moves money goes out by a request that is sent once and kept', () => {
    expect(strayIn(program)).toEqual([]);
  });

  test.each([
    ['calls the port', "const a = useAccount(); a.port(TradingPort).closePosition({ id: '1' });"],
    [
      'has a request and passes it by',
      `import { RequestBook } from '../../../../core/sending/use-money-request.ts';
       const book = new RequestBook('x'); function f(a: TradingPort) { a.closePosition({ id: '1' }); }`,
    ],
    [
      'takes it out of the port',
      "const { closePosition } = useAccount().port(TradingPort); closePosition({ id: '1' });",
    ],
    [
      'takes it out under another name',
      "const { closePosition: go } = useAccount().port(TradingPort); go({ id: '1' });",
    ],
    ['names it in brackets', "const a = useAccount(); a.port(TradingPort)['closePosition']({ id: '1' });"],
    ['hands it on', 'const a = useAccount(); run(a.port(TradingPort).closePosition);'],
  ])('R1 A21 a screen that %s is named', (_how, text) => {
    const stray = strayIn(new Map([...program, [screen, text]]), new Set(['TradingPort.closePosition']));
    expect(stray).toEqual([`TradingPort.closePosition: ${screen}`]);
  });

  test('R1 A21 the frame of the app is no way around it', () => {
    const frame = 'src/app/shell/shell.tsx';
    const text = "function f(a: AccountScope) { a.port(TradingPort).closePosition({ id: '1' }); }";
    const stray = strayIn(new Map([...program, [frame, text]]), new Set(['TradingPort.closePosition']));
    expect(stray).toEqual([`TradingPort.closePosition: ${frame}`]);
  });

  test.each([
    ['takes the bare hook', `${hook} usePlaceSpotOrder();`],
    ['builds requests and takes the bare hook beside them', `${book} ${hook} usePlaceSpotOrder()(order);`],
    ['gives to a way what it also calls itself', `${book} ${hook} ${inWay} place(order);`],
    ['builds requests and hands on what sends', `${book} ${hook} ${inWay} const other = [place];`],
    ['gives the hook another name', `${book} ${hook} const bare = usePlaceSpotOrder;`],
  ])('R1 A21 a screen that %s is named', (_how, text) => {
    const stray = strayIn(new Map([...program, [screen, text]]), placing);
    expect(stray).toEqual([`TradingPort.placeSpotOrder: ${screen}`]);
  });
});
