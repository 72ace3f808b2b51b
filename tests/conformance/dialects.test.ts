import { expect, test } from 'vitest';
import { publicFamilies, startDialectSandbox } from '../support/dialect-sandbox.ts';
import { exceptions, specifiedCalls, wayAmong } from './family-exceptions.ts';
import type { Report } from './report.ts';
import { runConformance } from './run-conformance.ts';

const patience = 90_000;

/** The calls that a server with these routes cannot take by any way. */
const lackingIn = (routes: readonly string[]): readonly string[] =>
  specifiedCalls()
    .filter((ways) => wayAmong(routes, ways) === undefined)
    .map(([first = '']) => first);

/** Calls that are never made: whether the server has them stays unknown. */
const isNeverAsked = (operation: string): boolean => /\/(registerdapp|forget|sms_mail|register)$/.test(operation);

const missingIn = ({ rows }: Report): readonly string[] =>
  rows.filter(({ verdict }) => verdict === 'missing').map(({ operation }) => operation);

const waysFound = ({ rows }: Report): readonly string[] =>
  rows.flatMap(({ call, takenBy }) => (takenBy === undefined ? [] : [`${call}: ${takenBy}`]));

/** By which other way each family takes a call. */
const others: Readonly<Record<(typeof publicFamilies)[number], readonly string[]>> = {
  a: [],
  b: [],
  c: [
    'cancelSpotOrder: GET /coin/canceltrade',
    'miningCurrencies: GET /getbizcate',
    'dualHoldings: GET /dual/dual_list',
  ],
  d: ['deleteAddress: POST /user/del/wallet', 'cancelSpotOrder: POST /coin/canceltrade'],
};

/** `<call>: <kind>` of whatever stops the app, or is not what the suite expects. */
const brokenIn = ({ rows }: Report): readonly string[] => [
  ...new Set(
    rows.flatMap(({ call, findings }) =>
      findings
        .filter(({ kind, stopsApp }) => kind !== 'missing' && (stopsApp || (kind !== 'field' && kind !== 'language')))
        .map(({ kind }) => `${call}: ${kind}`),
    ),
  ),
];

test.each(publicFamilies)(
  'W12 family %s: the contract suite holds but for what the dialect does otherwise, and its report is right',
  { timeout: patience },
  async (family) => {
    const { dialect, address, stop } = await startDialectSandbox(family);
    try {
      const report = await runConformance({
        url: address,
        socketUrl: address,
        user: 'demo@tandem.test',
        password: 'demo1234',
        writeTo: 'live',
        timeoutMs: 15_000,
      });
      const lacking = lackingIn(Object.keys(dialect.calls)).filter((operation) => !isNeverAsked(operation));
      expect(missingIn(report).toSorted()).toEqual(lacking.toSorted());
      expect(waysFound(report).toSorted()).toEqual(others[family].toSorted());
      expect(brokenIn(report).toSorted()).toEqual(Object.keys(exceptions[family]).toSorted());
      expect(report.leftBehind).toEqual([]);
      expect(report.family).toBe(family);
      expect(report.advice.config).toEqual({
        dialect: { family },
        products: { simulated: false, borrowing: false, c2c: false },
      });
    } finally {
      await stop();
    }
  },
);
