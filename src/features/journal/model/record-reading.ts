import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import type { OptionOrder } from '../../../core/domain/orders/option.ts';
import type { SpotOrder } from '../../../core/domain/orders/spot-order.ts';
import { lackingAs, type Lacking } from '../../../core/domain/page.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import {
  nothingRead,
  readToEnd,
  type ReadPage,
  type Reading,
  type ReadingResult,
} from '../../shared/export/model/read-to-end.ts';
import { journalProducts, type ClosedResult, type JournalProduct } from './closed-result.ts';
import type { JournalLists } from './journal.ts';

/** At most so many records of each list are read at once; the person may read on. */
export const recordsAtOnce = 50_000;

interface Rows {
  readonly contracts: ContractOrder;
  readonly options: OptionOrder;
  readonly spot: SpotOrder;
}

/** Undefined is a list that is not read. */
type PerProduct<Part extends { readonly [Id in JournalProduct]: unknown }> = {
  readonly [Id in JournalProduct]: Part[Id] | undefined;
};

export type JournalReads = PerProduct<{ readonly [Id in JournalProduct]: ReadPage<Rows[Id]> }>;
export type JournalReadings = PerProduct<{ readonly [Id in JournalProduct]: ReadingResult<Rows[Id]> }>;

export const nothingYet: JournalReadings = { contracts: undefined, options: undefined, spot: undefined };

/** How far all lists have been read. */
export interface Progress {
  readonly read: number;
  /** Undefined until each server list has said how many it has. */
  readonly total: number | undefined;
}

export interface ReadingsWay {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

const isOver = (ended: ReadingResult<unknown> | undefined): boolean =>
  ended?.end === 'whole' || ended?.end === 'lacking';

/** Reads the lists side by side, on from where they were. Never rejects: what was read before a failure is kept. */
export async function readLists(
  reads: JournalReads,
  from: JournalReadings,
  { signal, onProgress }: ReadingsWay,
): Promise<JournalReadings> {
  const wanted = journalProducts.filter((id) => reads[id] !== undefined);
  const counts = new Map<JournalProduct, Reading<unknown>>();
  const tell = (id: JournalProduct, reading: Reading<unknown>): void => {
    counts.set(id, reading);
    const known = [...counts.values()];
    const totals = known.flatMap(({ total }) => total ?? []);
    onProgress({
      read: known.reduce((all, { rows }) => all + rows.size, 0),
      total: totals.length === wanted.length ? totals.reduce((all, one) => all + one, 0) : undefined,
    });
  };
  const readOne = async <Row extends { readonly id: string }>(
    id: JournalProduct,
    read: ReadPage<Row> | undefined,
    before: ReadingResult<Row> | undefined,
  ): Promise<ReadingResult<Row> | undefined> => {
    if (read === undefined || isOver(before)) return before;
    const until = new AbortController();
    signal.addEventListener('abort', () => until.abort(), { once: true });
    const most = (before?.reading.rows.size ?? 0) + recordsAtOnce;
    return readToEnd(before?.reading ?? nothingRead, {
      read,
      signal: signal.aborted ? signal : until.signal,
      onProgress: (reading) => {
        tell(id, reading);
        if (reading.rows.size >= most) until.abort();
      },
    });
  };
  const [contracts, options, spot] = await Promise.all([
    readOne('contracts', reads.contracts, from.contracts),
    readOne('options', reads.options, from.options),
    readOne('spot', reads.spot, from.spot),
  ]);
  return { contracts, options, spot };
}

/** A list that was not read to its end. */
export interface MissingPart {
  readonly id: JournalProduct;
  /** Readable records so far. */
  readonly read: number;
  readonly end: 'stopped' | 'failed' | 'short';
  readonly error: AppError | undefined;
}

/** What has been read of an account's closed trades. */
export interface JournalRecords {
  /** The oldest first. */
  readonly results: readonly ClosedResult[];
  /** Every order that was read, newest first, purchases too. */
  readonly spotOrders: readonly SpotOrder[];
  readonly missing: readonly MissingPart[];
  /** Records that could not be read; they are in no sum. */
  readonly lacking: Lacking;
  /** Spot orders were read, but not all of them, so that no sale has a cost. */
  readonly isSpotLeftOut: boolean;
  readonly isWhole: boolean;
}

/** A server that lacks the call has no records of that product. */
const isLackingCall = ({ error }: ReadingResult<unknown>): boolean => error?.kind === 'unavailable';

function missingOf(id: JournalProduct, ended: ReadingResult<unknown> | undefined): readonly MissingPart[] {
  if (ended === undefined || isOver(ended) || isLackingCall(ended)) return [];
  const { end } = ended;
  const how = end === 'stopped' || end === 'failed' ? end : 'short';
  return [{ id, read: ended.reading.rows.size, end: how, error: ended.error }];
}

const rowsIn = <Row>(ended: ReadingResult<Row> | undefined): readonly Row[] =>
  ended === undefined ? [] : [...ended.reading.rows.values()];

const isWholeList = (ended: ReadingResult<unknown> | undefined): boolean =>
  ended === undefined || ended.end === 'whole';

/** The lists that results are made of. */
export const listsOf = ({ contracts, options, spot }: JournalReadings): JournalLists => ({
  contracts: rowsIn(contracts),
  options: rowsIn(options),
  spot: isWholeList(spot) ? rowsIn(spot) : undefined,
});

/** The results of the lists, and all that is missing from them. */
export function recordsOf(readings: JournalReadings, results: readonly ClosedResult[]): JournalRecords {
  const { spot } = readings;
  const missing = journalProducts.flatMap((id) => missingOf(id, readings[id]));
  const unreadable = journalProducts.flatMap((id) =>
    [...(readings[id]?.reading.unreadable ?? [])].map((path) => ({ id: undefined, path: `${id} ${path}` })),
  );
  const isSpotLeftOut =
    spot !== undefined && !isWholeList(spot) && (spot.reading.rows.size > 0 || spot.reading.unreadable.size > 0);
  return {
    results,
    spotOrders: rowsIn(spot),
    missing,
    lacking: lackingAs([], { unreadable }),
    isSpotLeftOut,
    isWhole: missing.length === 0 && unreadable.length === 0 && !isSpotLeftOut,
  };
}
