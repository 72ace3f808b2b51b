import type { KeptRequest } from './kept-requests.ts';
import { twinsIn } from './verdict.ts';
import { viewOf, type Recorded, type Way } from './way.ts';

/** Pauses before the looks. */
const pausesMs = [0, 3000, 6000] as const;

interface Counting<Row extends Recorded> {
  pause(delayMs: number): Promise<void>;
  /** Whether a record came of another request that says the same. */
  isOfAnother(row: Row): boolean;
  /** Told after each look, newest first. */
  tell(rows: readonly Row[]): void;
}

/**
 * Counts the records that came of a request that was done: a connection that is dropped after the effect makes a browser
 * send the same request again by itself. Ends with the look after the first one that shows a record.
 */
export async function countTwins<Wish, Row extends Recorded>(
  way: () => Way<Wish, Row>,
  { wish, before }: KeptRequest<Wish>,
  { pause, isOfAnother, tell }: Counting<Row>,
): Promise<void> {
  let rows: readonly Row[] = [];
  for (const pauseMs of pausesMs) {
    await pause(pauseMs);
    const wasSeen = rows.length > 0;
    const after = await viewOf(way(), wish);
    const seen = twinsIn(way(), { wish, before, after }).filter((row) => !isOfAnother(row));
    if (seen.length > rows.length) rows = seen;
    tell(rows);
    if (wasSeen) return;
  }
}
