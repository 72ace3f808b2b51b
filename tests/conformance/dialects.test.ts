import { expect, test } from 'vitest';
import { tries } from '../support/breadth.ts';
import { publicFamilies, startDialectSandbox, type PublicFamily } from '../support/dialect-sandbox.ts';
import type { AdvisedConfig } from './advice.ts';
import { exceptions, specifiedCalls, wayAmong } from './family-exceptions.ts';
import type { Report } from './report.ts';
import { runConformance } from './run-conformance.ts';
import { isReading } from './written-calls.ts';

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
const others: Readonly<Record<PublicFamily, readonly string[]>> = {
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

const wishes = { user: 'demo@tandem.test', password: 'demo1234', timeoutMs: 15_000 };

const zones = { a: 'Etc/GMT+3', b: 'Etc/GMT-8', c: 'Etc/GMT-9', d: 'Etc/GMT-8' } as const;

/** All that hangs on one list is off with it, and on C another product stands under the name of dual investment. */
const configOf = (family: PublicFamily): AdvisedConfig => ({
  dialect: { family },
  serverTimeZone: zones[family],
  products: {
    ...(family === 'c' ? { invest: false } : {}),
    simulated: false,
    borrowing: false,
    quickBuy: false,
    c2c: false,
    otc: false,
  },
});

/** Before what is asked for where it is easy. */
const asksOf: Readonly<Record<PublicFamily, readonly string[]>> = {
  a: [
    'Messages: route GET /mailMessage/getCount, GET /mailMessage/getList, GET /mailMessage/detail. Until then news from the operator is missed.',
  ],
  b: [],
  c: [
    'Withdrawals: mend the answers of POST /wallet/get_info for currencies without a wallet. All others are answered.',
  ],
  d: [],
};

test.each(publicFamilies)(
  'W12 family %s: the contract suite holds but for what the dialect does otherwise, and its report is right',
  { timeout: patience },
  async (family) => {
    const { dialect, address, stop } = await startDialectSandbox(family);
    try {
      const report = await runConformance({ ...wishes, url: address, socketUrl: address, writeTo: 'live' });
      const lacking = lackingIn(Object.keys(dialect.calls)).filter((operation) => !isNeverAsked(operation));
      expect(missingIn(report).toSorted()).toEqual(lacking.toSorted());
      expect(waysFound(report).toSorted()).toEqual(others[family].toSorted());
      expect(brokenIn(report).toSorted()).toEqual(Object.keys(exceptions[family]).toSorted());
      expect(report.leftBehind).toEqual([]);
      expect(report.family).toBe(family);
      expect(report.advice.config).toEqual(configOf(family));
    } finally {
      await stop();
    }
  },
);

// The family with most ways of its own; in `npm run walk` all four.
test.each(publicFamilies.filter((family) => family === 'c' || tries(1, 0) === 1))(
  'family %s: without --write it is asked by GET, OPTIONS and reads alone, and the report says as much of it',
  { timeout: patience },
  async (family) => {
    const { dialect, address, asked, stop } = await startDialectSandbox(family);
    try {
      const report = await runConformance({ ...wishes, url: address, socketUrl: address, writeTo: 'nothing' });
      const acting = asked.filter((line) => !/^(?:GET|HEAD|OPTIONS) /.test(line));
      const operations = new Set(acting.map((line) => line.replace(/ \d+$/, '')));
      const openReads = ['POST /news/list', 'POST /news/detail', 'POST /user/check_email', 'POST /user/login'];
      expect([...operations].filter((one) => !isReading(one)).toSorted()).toEqual(openReads.toSorted());
      const lacking = lackingIn(Object.keys(dialect.calls)).filter((operation) => !isNeverAsked(operation));
      expect(missingIn(report).toSorted()).toEqual(lacking.toSorted());
      expect(waysFound(report).toSorted()).toEqual(others[family].toSorted());
      expect(report.advice.config).toEqual(configOf(family));
      expect(report.advice.asks.slice(0, -1)).toEqual(asksOf[family]);
    } finally {
      await stop();
    }
  },
);
