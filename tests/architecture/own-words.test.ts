import ts from 'typescript';
import { expect, test } from 'vitest';
import { failedCalls } from '../../src/core/ui/failures/failed-calls.ts';
import { filesBelow, isTest, nodesOf, parse, read } from '../support/source-files.ts';
import { isExtension } from '../wire/specification.ts';
import { portMethods } from './port-methods.ts';

const shown = ['src/app', 'src/core', 'src/features']
  .flatMap((folder) => filesBelow(folder))
  .filter((path) => /\.tsx?$/.test(path) && !isTest(path));

/** What reads the words of an error, and why that shows none of them alone. */
const readers: Readonly<Record<string, string>> = {
  'src/core/i18n/use-reason-text.ts': 'the one place that hands them on',
  'src/app/observability-sources.ts': 'takes them out of what is sent',
  'src/app/shell/toaster.tsx': 'compares two failures',
  'src/app/start-failure/start-failure-script.ts': 'an error of the browser',
  'src/core/config/runtime-config.ts': 'a mistake in config.json',
  'src/core/navigation/cannot-start.ts': 'an error of the program',
  'src/features/access/panels/code-row.tsx': 'compared by the next',
  'src/features/access/screens/forget-screen.tsx': 'compares two refusals',
  'src/features/access/screens/register-screen.tsx': 'compares two refusals',
  'src/features/content/help/data/troubles.ts': 'compares two failures',
  'src/features/content/help/model/help-report.ts': 'a report, for support',
};

/** Where a reason stands, and the sentence of ours that is in front of it or above it. */
const reasons: Readonly<Record<string, string>> = {
  'src/app/shell/use-activity-recorder.ts': "t('failed')",
  'src/features/funds/payees/screens/addresses-screen.tsx': "t('addresses.notDeleted', {",
  'src/features/shared/forms/operations/use-problem-texts.ts': "${t('refused')} ${reason}",
  'src/features/shared/pictures/panels/picture-field.tsx': "t('notSent', {",
  'src/features/shared/request-form/parts/outcome-notice.tsx': "title={t('outcome.refused')}",
  'src/features/trading/contracts/operations/use-saving-stops.ts': "t('position.stopsFailed', { reason })",
  'src/features/trading/contracts/panels/close-many.tsx': "t('position.failed', { reason })",
  'src/features/trading/contracts/parts/reversal-notice.tsx': "t('reverse.notClosed', named)",
  'src/features/trading/contracts/parts/stops-notice.tsx': 'title={t(missing)}',
  'src/core/ui/failures/use-failed-text.ts': 'the files of this list that use it',
  'src/core/ui/failures/use-sending-reason.ts': 'the files of this list that use it',
  'src/features/trading/mode/operations/use-closing.ts': "t('position.failed', { reason })",
  'src/features/trading/orders/parts/cancel-all-sheet.tsx': "records('notCancelled', {",
  'src/features/trading/orders/parts/outcome-notice.tsx': "title={t('outcome.refused')}",
  'src/features/trading/orders/parts/use-refusal-text.ts': 'the files of this list that use it',
  'src/features/trading/ticket/parts/ladder-row.tsx': "t('ladder.row.refused', {",
  'src/features/trading/ticket/parts/move-order-sheet.tsx': "records('notCancelled', {",
};
/** A reason that goes to another file is told there. */
const toldIn: Readonly<Record<string, readonly [file: string, sentence: string]>> = {
  'a spot order': ['src/features/trading/spot/panels/order-list-view.tsx', "words('notCancelled', {"],
  'a contract order': ['src/features/trading/contracts/panels/contract-orders-panel.tsx', "words('notCancelled', {"],
};

/** Of a field of a form: the words are ours. */
const ofField = /\b(?:errors|fieldState|formState)\b/;

test('W24 nothing but one place hands on the words of an error', () => {
  const found = shown.filter((path) =>
    [...nodesOf(parse(path))].some(
      (node) =>
        ts.isPropertyAccessExpression(node) &&
        node.name.text === 'message' &&
        !ofField.test(node.expression.getText()) &&
        node.expression.getText() !== 'port',
    ),
  );
  expect(found.toSorted()).toEqual(Object.keys(readers).toSorted());
});

test("W24 a server's words stand behind a sentence of ours, wherever they are shown", () => {
  const asks = /\b(?:useReasonText|useSendingReason|useRefusalText|useFailedTextOf)\(\)|\buseFailedText\((?:\{|words)/;
  const users = shown.filter((path) => asks.test(read(path)) && !path.endsWith('/use-reason-text.ts'));
  expect(users.toSorted()).toEqual(Object.keys(reasons).toSorted());
  const untold = Object.entries(reasons).filter(([path, told]) => told.includes("t('") && !read(path).includes(told));
  expect(untold).toEqual([]);
  expect(Object.values(toldIn).filter(([path, told]) => !read(path).includes(told))).toEqual([]);
});

test('W24 the quoted words go through these places alone', () => {
  expect(shown.filter((path) => /\bquotedIn\(/.test(read(path))).toSorted()).toEqual([
    'src/core/i18n/use-reason-text.ts',
    'src/core/ui/failures/failure-text.tsx',
    'src/features/shared/forms/operations/use-problem-texts.ts',
  ]);
});

// A product of our own may do with the general sentence.
test('W24 every call of the protocol has a sentence that says what failed', () => {
  const calls = portMethods()
    .filter(({ port, wire }) => port !== 'PresenterPort' && wire !== undefined && !isExtension(wire))
    .map(({ method }) => method);
  expect(calls.filter((method) => !Object.hasOwn(failedCalls, method))).toEqual([]);
  const methods = new Set(portMethods().map(({ method }) => method));
  expect(Object.keys(failedCalls).filter((call) => !methods.has(call))).toEqual([]);
});

test('W24 a message that passes tells of a failure by what failed, never by words of its own', () => {
  const said = shown.flatMap((path) =>
    [...nodesOf(parse(path))]
      .filter((node) => ts.isCallExpression(node) && /^notify\.(?:problem|info)$/.test(node.expression.getText()))
      .filter((node) => ts.isCallExpression(node) && /^(?:error|failure)\w*\(/.test(node.arguments[0]?.getText() ?? ''))
      .map(() => path),
  );
  expect(said).toEqual([]);
});
