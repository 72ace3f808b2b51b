import type { KeptRequest } from './kept-requests.ts';
import { twinsIn } from './verdict.ts';
import { viewOf, type Recorded, type Way } from './way.ts';

/** Delays before the looks. */
const pausesMs = [0, 3000, 6000] as const;

/** Delays before the looks for what a server that lags behind shows later than the first record. */
export const latePausesMs = [10_000, 20_000] as const;

interface Counting<Row extends Recorded> {
  pause(delayMs: number): Promise<void>;
  /** Whether a record belongs to another request with the same content. */
  isOfAnother(row: Row): boolean;
  /** Runs after each look, newest first. */
  tell(rows: readonly Row[]): void;
}

/**
 * Counts the records of a completed request: when a connection drops after the effect, the browser itself may retry the
 * request. Ends one look after the first that finds a record. Resolves with whether the records were read at all.
 */
export async function countTwins<Wish, Row extends Recorded>(
  way: () => Way<Wish, Row>,
  { wish, before }: KeptRequest<Wish>,
  { pause, isOfAnother, tell }: Counting<Row>,
): Promise<boolean> {
  let rows: readonly Row[] = [];
  let isRead = false;
  for (const pauseMs of pausesMs) {
    await pause(pauseMs);
    const wasSeen = rows.length > 0;
    const after = await viewOf(way(), wish);
    isRead ||= after.rows !== undefined;
    const seen = twinsIn(way(), { wish, before, after }).filter((row) => !isOfAnother(row));
    if (seen.length > rows.length) rows = seen;
    tell(rows);
    if (wasSeen) return true;
  }
  return isRead;
}

/** The records of a request as they are listed now, newest first; undefined when they cannot be read. Reads the list alone. */
export async function twinsNow<Wish, Row extends Recorded>(
  way: Way<Wish, Row>,
  { wish, before }: KeptRequest<Wish>,
  isOfAnother: (row: Row) => boolean,
): Promise<readonly Row[] | undefined> {
  const rows = await way.readRows(wish).catch(() => undefined);
  const after = { rows, available: undefined };
  return rows && twinsIn(way, { wish, before, after }).filter((row) => !isOfAnother(row));
}
