import type { DialectName } from '../../src/core/domain/server/dialect-name.ts';
import type { Difference } from '../contract/promises/port-promise.ts';
import type { Advice } from './advice.ts';
import { allProducts, type Product } from './products.ts';

/**
 * - `missing`: there is no such call. `status`: another HTTP status than 200. `no-answer`: none came. `not-json`: the
 *   answer is something else.
 * - `code`: a wrong code of the envelope. `field`: a field is missing or of another kind. `language`: a text in Chinese
 *   where English was asked for.
 * - `refused`: refused where it should be accepted. `promise`: well formed, and not what the call promises.
 */
export type FindingKind =
  | 'missing'
  | 'status'
  | 'no-answer'
  | 'not-json'
  | 'code'
  | 'field'
  | 'language'
  | 'refused'
  | 'promise';

export interface Finding extends Difference {
  readonly kind: FindingKind;
  /** In how many answers it was seen. */
  readonly times: number;
  /** The app cannot read the answer; otherwise it understands it all the same. */
  readonly stopsApp: boolean;
}

/** What a finding got where a server has something else under the call that the app neither sells nor shows. */
export const otherProduct = 'another product under the same call';

/** `no rows`: what was tried holds, but every list was empty, so nothing is known of its rows. */
export type Verdict = 'holds' | 'no rows' | 'differs' | 'missing' | 'not tried';

export interface Row {
  /** Name of the port's method. */
  readonly call: string;
  /** `GET /coin/list`, or `event kline`. */
  readonly operation: string;
  /** The part of the app that needs it. */
  readonly product: string;
  /** The other way by which the server takes it. */
  readonly takenBy: string | undefined;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** Promises that hold. */
  readonly held: readonly string[];
  readonly notTried: readonly { readonly what: string; readonly why: string }[];
}

export const isOtherProduct = ({ findings }: Pick<Row, 'findings'>): boolean =>
  findings.some(({ got }) => got === otherProduct);

export interface Report {
  readonly server: string;
  /** ISO time. */
  readonly at: string;
  readonly wrote: 'nothing' | 'simulated' | 'live';
  /** What the realtime connection speaks, e.g. `socket.io 3 and 4`; empty when there is none. */
  readonly realtime: string;
  /** The family of servers that it looks like. */
  readonly family: DialectName;
  readonly rows: readonly Row[];
  readonly advice: Advice;
  /** What was written and could not be taken back. */
  readonly leftBehind: readonly string[];
}

export const isConforming = ({ rows, leftBehind }: Report): boolean =>
  leftBehind.length === 0 && rows.every(({ verdict }) => verdict !== 'differs' && verdict !== 'missing');

const verdicts: readonly Verdict[] = ['holds', 'no rows', 'differs', 'missing', 'not tried'];

export const countsOf = ({ rows }: Report): Readonly<Record<string, number>> =>
  Object.fromEntries(verdicts.map((verdict) => [verdict, rows.filter((row) => row.verdict === verdict).length]));

export const countsInWords = (counts: Readonly<Record<string, number>>): string =>
  verdicts.map((verdict) => `${counts[verdict] ?? 0} ${verdict}`).join(', ');

const findingLine = ({ kind, at, expected, got, times, stopsApp }: Finding): string =>
  [
    `    ${kind}: ${at}: expected ${expected}, got ${got}`,
    times > 1 ? ` (${times} times)` : '',
    kind === 'field' || kind === 'language' ? (stopsApp ? '; the app cannot read it' : '; the app copes') : '',
  ].join('');

function rowLines(row: Row, width: number): readonly string[] {
  const way = row.takenBy === undefined ? '' : `, by ${row.takenBy}`;
  const head = `${row.verdict.padEnd(9)}  ${row.operation.padEnd(width)}  ${row.call}${way}`;
  const reasons = [...new Set(row.notTried.map(({ why }) => why))];
  return [
    row.findings.length === 0 && reasons.length > 0
      ? `${head}: ${row.verdict === 'holds' ? 'in part; ' : ''}${reasons.join('; ')}`
      : head,
    ...row.findings.map(findingLine),
  ];
}

const productLines = ({ rows }: Report, { name, screens }: Product, width: number): readonly string[] => {
  const own = rows.filter(({ product }) => product === name);
  return own.length === 0 ? [] : ['', `${name} (${screens})`, ...own.flatMap((row) => rowLines(row, width))];
};

/** What to set and what to ask for, at the end, where people look. */
export function adviceLines({ config, asks }: Advice): readonly string[] {
  const isPlain = Object.keys(config).length === 0;
  return [
    ...(isPlain ? ['config.json needs nothing special.'] : ['config.json:', JSON.stringify(config, undefined, 2)]),
    ...(asks.length === 0 ? [] : ['', 'To ask of the operator, what harms people most first:']),
    ...asks.map((ask, index) => `${index + 1}. ${ask}`),
  ];
}

/** The report as a table for a terminal. */
export function reportText(report: Report): string {
  const width = Math.max(...report.rows.map(({ operation }) => operation.length));
  return [
    `${report.server}, ${report.at}`,
    `realtime: ${report.realtime === '' ? 'none' : report.realtime}; written to: ${report.wrote}`,
    `family: ${report.family}`,
    ...allProducts.flatMap((product) => productLines(report, product, width)),
    '',
    countsInWords(countsOf(report)),
    ...report.leftBehind.map((what) => `LEFT BEHIND: ${what}`),
    '',
    ...adviceLines(report.advice),
  ].join('\n');
}

const formsOf = (secrets: readonly string[]): readonly string[] =>
  secrets.flatMap((secret) => (secret === '' ? [] : [secret, encodeURIComponent(secret)]));

/** A text with every occurrence of the secrets taken out. */
export const withoutSecretsIn = (text: string, secrets: readonly string[]): string =>
  formsOf(secrets).reduce((cleaned, form) => cleaned.replaceAll(form, '(secret)'), text);

/** The report with every occurrence of the secrets taken out, wherever a server may have repeated them. */
export function withoutSecrets(report: Report, secrets: readonly string[]): Report {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutSecretsIn(value, secrets);
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
  };
  return clean(report) as Report;
}
