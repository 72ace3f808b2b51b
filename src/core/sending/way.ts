import { idsIn, type Rows } from '../domain/page.ts';
import type { Amount } from '../money/amount.ts';
import type { Answer } from './answer.ts';

/** A record of the server in which a request shows: an order, a bill, a bid. */
export interface Recorded {
  readonly id: string;
}

/** What a product gives so that its requests are sent once and found again. */
export interface Way<Wish, Row extends Recorded> {
  /** Sends once; never rejects. */
  send(wish: Wish): Promise<Answer<Row>>;
  /** The records in which the wish would show, in every state, newest first. Fails when they cannot be read. */
  readRows(wish: Wish): Promise<Rows<Row>>;
  /** What is free of the currency that the wish spends. Absent where no balance tells. */
  readonly readAvailable?: (wish: Wish) => Promise<Amount | undefined>;
  /** Whether a record says what the wish says. */
  isTwin(row: Row, wish: Wish): boolean;
  /** `new-row`: the wish makes a record. `changed-row`: it changes one that is there, so that no second one can come of it. */
  readonly effect: 'new-row' | 'changed-row';
  /** The same wish in two tabs has the same name. */
  nameOf(wish: Wish): string;
  /** The wish as texts, to be kept on the device, and back: undefined for what is not understood. */
  write(wish: Wish): readonly string[];
  read(fields: readonly string[]): Wish | undefined;
}

/** What records and balance looked like; undefined for what could not be read. */
export interface View<Row extends Recorded> {
  readonly rows: Rows<Row> | undefined;
  readonly available: Amount | undefined;
}

/** What has to be known from before, to see the request in what is shown later. */
export interface Before {
  /** Of all records that were there; undefined where not each has one that can be read. */
  readonly ids: readonly string[] | undefined;
  readonly available: Amount | undefined;
}

export const unseen: Before = { ids: undefined, available: undefined };

/** Looks at records and balance. Never rejects. */
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

/** Taken before sending; nothing is read where the change shows in the record itself, whatever was before. */
export async function beforeOf<Wish, Row extends Recorded>(
  way: Pick<Way<Wish, Row>, 'readRows' | 'readAvailable' | 'effect'>,
  wish: Wish,
): Promise<Before> {
  return way.effect === 'changed-row' && way.readAvailable === undefined ? unseen : beforeIn(await viewOf(way, wish));
}
