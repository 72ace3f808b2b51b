import ts from 'typescript';
import { lineOf, nodesOf } from '../support/source-files.ts';

/** Lexical or numeric on text, so wrong on decimals even where it compiles. Equality of canonical text is right. */
const wrongOperators = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.PlusEqualsToken,
  ts.SyntaxKind.MinusEqualsToken,
  ts.SyntaxKind.AsteriskEqualsToken,
  ts.SyntaxKind.SlashEqualsToken,
  ts.SyntaxKind.AmpersandToken,
  ts.SyntaxKind.BarToken,
  ts.SyntaxKind.CaretToken,
]);

const wrongFunctions = new Set(['Number', 'parseFloat', 'parseInt', 'BigInt', 'Number.parseFloat', 'Number.parseInt']);
const wrongMethods = new Set(['toFixed', 'toPrecision', 'localeCompare']);
const sorting = new Set(['sort', 'toSorted']);

/** The brand is a property named by the unique symbol `unit` of core/money/amount.ts. */
const isBrand = (symbol: ts.Symbol): boolean => symbol.escapedName.toString().startsWith('__@unit@');

function holdsDecimal(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some((member) => holdsDecimal(checker, member));
  if (type.isIntersection()) return type.types.some((member) => member.getProperties().some(isBrand));
  const constraint =
    (type.flags & ts.TypeFlags.TypeParameter) === 0 ? undefined : checker.getBaseConstraintOfType(type);
  return constraint !== undefined && constraint !== type && holdsDecimal(checker, constraint);
}

function elementIsDecimal(checker: ts.TypeChecker, list: ts.Expression): boolean {
  const element = checker.getIndexTypeOfType(checker.getTypeAtLocation(list), ts.IndexKind.Number);
  return element !== undefined && holdsDecimal(checker, element);
}

function wrongCall(
  node: ts.CallExpression,
  isDecimal: (expression: ts.Expression) => boolean,
  checker: ts.TypeChecker,
): string | undefined {
  const callee = node.expression.getText();
  const [first] = node.arguments;
  if (wrongFunctions.has(callee) && first !== undefined && isDecimal(first)) return `${callee}()`;
  if (!ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression } = node.expression;
  if (wrongMethods.has(name.text) && isDecimal(expression)) return `.${name.text}()`;
  // Without a comparison of its own, sorting is lexical: 10 before 9.
  return sorting.has(name.text) && first === undefined && elementIsDecimal(checker, expression)
    ? `.${name.text}()`
    : undefined;
}

function wrongUse(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  const isDecimal = (expression: ts.Expression): boolean =>
    holdsDecimal(checker, checker.getTypeAtLocation(expression));
  if (ts.isBinaryExpression(node)) {
    const isWrong = wrongOperators.has(node.operatorToken.kind) && (isDecimal(node.left) || isDecimal(node.right));
    return isWrong ? node.operatorToken.getText() : undefined;
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator !== ts.SyntaxKind.ExclamationToken) {
    return isDecimal(node.operand) ? `unary ${ts.tokenToString(node.operator) ?? ''}` : undefined;
  }
  if (ts.isPostfixUnaryExpression(node)) return isDecimal(node.operand) ? ts.tokenToString(node.operator) : undefined;
  if (ts.isCallExpression(node)) return wrongCall(node, isDecimal, checker);
  return undefined;
}

/** Where the files of a program treat decimal text as if it were a number: `path:line: what`. */
export function moneyFindings(program: ts.Program, isOurs: (path: string) => boolean): readonly string[] {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && isOurs(fileName))
    .flatMap((file) =>
      [...nodesOf(file)].flatMap((node) => {
        const what = wrongUse(node, checker);
        return what === undefined ? [] : [`${file.fileName}:${lineOf(node)}: ${what}`];
      }),
    );
}

/** A program of the project's own files, with some that exist only here. */
export function programWith(paths: readonly string[], imagined: Readonly<Record<string, string>> = {}): ts.Program {
  const config = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile } = host;
  const textOf = (path: string): string | undefined =>
    Object.entries(imagined).find(([name]) => path.endsWith(name))?.[1];
  host.fileExists = (path) => textOf(path) !== undefined || fileExists(path);
  host.readFile = (path) => textOf(path) ?? readFile(path);
  return ts.createProgram([...paths, ...Object.keys(imagined)], options, host);
}
