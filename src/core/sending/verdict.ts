import type { Lacking } from '../domain/page.ts';
import { compare } from '../money/fixed-point.ts';
import { viewOf, type Before, type Recorded, type View, type Way } from './way.ts';

/** What records and balance show about a request without an answer. */
export type Verdict<Row extends Recorded> =
  | { readonly kind: 'found'; readonly rows: readonly Row[] }
  | { readonly kind: 'not-there' }
  /** `isOver`: a later look cannot show more. */
  | { readonly kind: 'unknown'; readonly isOver?: boolean };

type Judging<Wish, Row extends Recorded> = Pick<Way<Wish, Row>, 'isTwin' | 'effect' | 'readAvailable'>;

interface Evidence<Wish, Row extends Recorded> {
  readonly wish: Wish;
  readonly before: Before;
  readonly after: View<Row>;
  /** The request could no longer take effect when `after` was read. */
  readonly isDecided: boolean;
}

/** The records that match the wish, newest first; none when nothing can be compared. */
export function twinsIn<Wish, Row extends Recorded>(
  way: Judging<Wish, Row>,
  { wish, before, after }: Pick<Evidence<Wish, Row>, 'wish' | 'before' | 'after'>,
): readonly Row[] {
  if (after.rows === undefined) return [];
  const twins = after.rows.filter((row) => way.isTwin(row, wish));
  if (way.effect === 'changed-row') return twins.slice(0, 1);
  if (before.ids === undefined) return [];
  const known = new Set(before.ids);
  // A list that shows one record twice has one.
  const byId = new Map(twins.map((row) => [row.id, row]));
  return [...byId.values()].filter(({ id }) => !known.has(id));
}

/**
 * A new matching record was made by the request. No such record and an unchanged balance, read after the moment of
 * decision, mean that it was not executed. Anything else is unknown.
 */
export function verdictOn<Wish, Row extends Recorded>(
  way: Judging<Wish, Row>,
  evidence: Evidence<Wish, Row>,
): Verdict<Row> {
  const rows = twinsIn(way, evidence);
  if (rows.length > 0) return { kind: 'found', rows };
  const { before, after, isDecided } = evidence;
  const isListClear = isNothingNewIn(before, after.rows, way.effect);
  const isUntouched =
    way.readAvailable === undefined ||
    (before.available !== undefined &&
      after.available !== undefined &&
      compare(before.available, after.available) === 0);
  return { kind: isDecided && isListClear && isUntouched ? 'not-there' : 'unknown' };
}

/** Whether every unreadable record was there before: a new one may be the record in question. */
function isNothingNewIn({ ids }: Before, rows: Lacking | undefined, effect: 'new-row' | 'changed-row'): boolean {
  if (rows === undefined) return false;
  const unreadable = rows.unreadable ?? [];
  if (effect === 'changed-row') return unreadable.length === 0;
  return ids !== undefined && unreadable.every(({ id }) => id !== undefined && ids.includes(id));
}

/**
 * Whether records and balance contradict a server that said "done": no record is new, of whatever kind, and the balance is
 * as it was. A list alone is too little for that: a server may show some requests only once its staff has seen them.
 */
export async function showsNothing<Wish, Row extends Recorded>(
  way: Way<Wish, Row>,
  { wish, before }: Pick<Evidence<Wish, Row>, 'wish' | 'before'>,
): Promise<boolean> {
  const { ids } = before;
  if (way.readAvailable === undefined || ids === undefined) return false;
  const after = await viewOf(way, wish);
  const isAnythingNew = after.rows?.some(({ id }) => !ids.includes(id)) === true;
  return !isAnythingNew && verdictOn(way, { wish, before, after, isDecided: true }).kind === 'not-there';
}
