import type { Difference } from '../contract/promises/port-promise.ts';

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

export type Verdict = 'holds' | 'differs' | 'missing' | 'not tried';

export interface Row {
  /** Name of the port's method. */
  readonly call: string;
  /** `GET /coin/list`, or `event kline`. */
  readonly operation: string;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** Promises that hold. */
  readonly held: readonly string[];
  readonly notTried: readonly { readonly what: string; readonly why: string }[];
}

export interface Report {
  readonly server: string;
  /** ISO time. */
  readonly at: string;
  readonly wrote: 'nothing' | 'simulated' | 'live';
  /** What the realtime connection speaks, e.g. `socket.io 3 and 4`; empty when there is none. */
  readonly realtime: string;
  readonly rows: readonly Row[];
  /** What was written and could not be taken back. */
  readonly leftBehind: readonly string[];
}

export const isConforming = ({ rows, leftBehind }: Report): boolean =>
  leftBehind.length === 0 && rows.every(({ verdict }) => verdict === 'holds' || verdict === 'not tried');

const verdicts: readonly Verdict[] = ['holds', 'differs', 'missing', 'not tried'];

const findingLine = ({ kind, at, expected, got, times, stopsApp }: Finding): string =>
  [
    `    ${kind}: ${at}: expected ${expected}, got ${got}`,
    times > 1 ? ` (${times} times)` : '',
    kind === 'field' || kind === 'language' ? (stopsApp ? '; the app cannot read it' : '; the app copes') : '',
  ].join('');

function rowLines(row: Row, width: number): readonly string[] {
  const head = `${row.verdict.padEnd(9)}  ${row.operation.padEnd(width)}  ${row.call}`;
  const reasons = [...new Set(row.notTried.map(({ why }) => why))];
  return [
    row.findings.length === 0 && reasons.length > 0
      ? `${head}: ${row.verdict === 'holds' ? 'in part; ' : ''}${reasons.join('; ')}`
      : head,
    ...row.findings.map(findingLine),
  ];
}

/** The report as a table for a terminal. */
export function reportText(report: Report): string {
  const width = Math.max(...report.rows.map(({ operation }) => operation.length));
  const counts = verdicts.map((verdict) => `${report.rows.filter((row) => row.verdict === verdict).length} ${verdict}`);
  return [
    `${report.server}, ${report.at}`,
    `realtime: ${report.realtime === '' ? 'none' : report.realtime}; written to: ${report.wrote}`,
    '',
    ...report.rows.flatMap((row) => rowLines(row, width)),
    '',
    counts.join(', '),
    ...report.leftBehind.map((what) => `LEFT BEHIND: ${what}`),
  ].join('\n');
}

/** The report with every occurrence of the secrets taken out, wherever a server may have repeated them. */
export function withoutSecrets(report: Report, secrets: readonly string[]): Report {
  const forms = secrets.flatMap((secret) => (secret === '' ? [] : [secret, encodeURIComponent(secret)]));
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return forms.reduce((text, form) => text.replaceAll(form, '(secret)'), value);
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
  };
  return clean(report) as Report;
}
