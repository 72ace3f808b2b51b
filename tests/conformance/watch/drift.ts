import type { Finding, Report, Row, Verdict } from '../report.ts';

/** What a run found of one call, as far as it can be compared with the next. */
export interface Standing {
  readonly verdict: Verdict;
  /** Without what was received: that may depend on the market. */
  readonly broken: readonly string[];
  readonly held: readonly string[];
}

/** By operation; what is said of the whole server stands under its own names. */
export type Standings = Readonly<Record<string, Standing>>;

export interface Change {
  readonly operation: string;
  readonly from: string;
  readonly to: string;
  /** Promises that held and no longer do, and findings that are new. */
  readonly broke: readonly string[];
  /** Promises that hold again, and findings that are gone. */
  readonly mended: readonly string[];
}

const findingKey = ({ kind, at, expected }: Finding): string => `${kind}: ${at}: expected ${expected}`;

/** Nothing is known of rows that were not there, nor of a call that was not tried. */
const isUnseen = ({ verdict }: Row): boolean => verdict === 'no rows' || verdict === 'not tried';

function standingOf(row: Row, before: Standing | undefined): Standing {
  const now = { verdict: row.verdict, broken: row.findings.map(findingKey), held: row.held };
  if (before === undefined || !isUnseen(row) || !isTrouble(before)) return now;
  // What was wrong is not called mended before it has been seen to be.
  return before;
}

const isTrouble = ({ verdict }: Standing): boolean => verdict === 'differs' || verdict === 'missing';

/** How the server stands after a run, with what this run could not see as the one before left it. */
export function standingsOf(report: Pick<Report, 'rows'>, before: Standings): Standings {
  const own = report.rows.map((row): [string, Standing] => [row.operation, standingOf(row, before[row.operation])]);
  return Object.fromEntries(own);
}

const lacking = (all: readonly string[], without: readonly string[]): readonly string[] =>
  all.filter((one) => !without.includes(one));

function changeOf(operation: string, was: Standing, is: Standing): readonly Change[] {
  const broke = [...(isTrouble(is) ? lacking(was.held, is.held) : []), ...lacking(is.broken, was.broken)];
  const mended = [...(isTrouble(was) ? lacking(is.held, was.held) : []), ...lacking(was.broken, is.broken)];
  const isOtherVerdict = was.verdict !== is.verdict && (isTrouble(was) || isTrouble(is) || isLost(was, is));
  if (!isOtherVerdict && broke.length === 0 && mended.length === 0) return [];
  return [{ operation, from: was.verdict, to: is.verdict, broke, mended }];
}

/** Tried before and not now, or the other way round; a list that is empty for a while is no drift. */
const isLost = (was: Standing, is: Standing): boolean => (was.verdict === 'not tried') !== (is.verdict === 'not tried');

/** What differs between two runs that gave a result; nothing when there was none before. */
export function driftBetween(before: Standings, now: Standings): readonly Change[] {
  return Object.entries(now).flatMap(([operation, is]) => {
    const was = before[operation];
    return was === undefined ? [] : changeOf(operation, was, is);
  });
}
