import { idsIn, type Rows } from '../domain/page.ts';
import type { Amount } from '../money/amount.ts';
import type { Answer } from './answer.ts';

/** A record of the server that shows a request: an order, a bill, a bid. */
export interface Recorded {
  readonly id: string;
}

/** What a product provides so that its requests are sent once and can be found again. */
export interface Way<Wish, Row extends Recorded> {
  /** Sends once; never rejects. */
  send(wish: Wish): Promise<Answer<Row>>;
  /** The records that would show the wish, in every state, newest first. Fails when they cannot be read. */
  readRows(wish: Wish): Promise<Rows<Row>>;
  /** The available balance of the currency that the wish spends. Absent when no balance shows it. */
  readonly readAvailable?: (wish: Wish) => Promise<Amount | undefined>;
  /** Whether a record matches the wish. */
  isTwin(row: Row, wish: Wish): boolean;
  /** `new-row`: the wish creates a record. `changed-row`: it changes an existing one, so a duplicate cannot arise. */
  readonly effect: 'new-row' | 'changed-row';
  /** What it is about, in the person's words and without sums, for when its page has been left. */
  titleOf?(wish: Wish): string;
  /** The same wish has the same name in every tab. */
  nameOf(wish: Wish): string;
  /** Serializes the wish for storage, and back: undefined when unreadable. The first way's words are used for all. */
  write(wish: Wish): readonly string[];
  read(fields: readonly string[]): Wish | undefined;
}

/** A snapshot of records and balance; undefined for what could not be read. */
export interface View<Row extends Recorded> {
  readonly rows: Rows<Row> | undefined;
  readonly available: Amount | undefined;
}

/** What must be known from before to recognise the request in later records. */
export interface Before {
  /** The ids of all earlier records; undefined unless every one is readable. */
  readonly ids: readonly string[] | undefined;
  readonly available: Amount | undefined;
}

export const unseen: Before = { ids: undefined, available: undefined };

/** Reads records and balance. Never rejects. */
export async function viewOf<Wish, Row extends Recorded>(
  way: Pick<Way<Wish, Row>, 'readRows' | 'readAvailable'>,
  wish: Wish,
): Promise<View<Row>> {
  const [rows, available] = await Promise.allSettled([way.readRows(wish), way.readAvailable?.(wish)]);
  return {
    rows: rows.status === 'fulfilled' ? rows.value : undefined,
    available: available.status === 'fulfilled' ? available.value : undefined,
  };
}

export function beforeIn({ rows, available }: View<Recorded>): Before {
  const ids = rows === undefined ? undefined : idsIn(rows);
  return { ids: ids === undefined ? undefined : [...ids], available };
}

/** Taken before sending. Nothing is read when the changed record itself shows the effect. */
export async function beforeOf<Wish, Row extends Recorded>(
  way: Pick<Way<Wish, Row>, 'readRows' | 'readAvailable' | 'effect'>,
  wish: Wish,
): Promise<Before> {
  return way.effect === 'changed-row' && way.readAvailable === undefined ? unseen : beforeIn(await viewOf(way, wish));
}

/** More than one record of one request. */
export interface Doubled<Wish, Row extends Recorded> {
  readonly wish: Wish;
  /** Newest first; the last one is the intended one. */
  readonly rows: readonly Row[];
}
