import type { Page } from '../../../../core/domain/page.ts';
import { AppError } from '../../../../core/errors/app-error.ts';

/** Where rows come from: a list, asked page by page, newest first. */
export type ReadPage<Row> = (page: number, limit: number) => Promise<Page<Row>>;

/** How far the reading has come. Its rows grow while it goes on. */
export interface Reading<Row> {
  /** By id: a new row pushes the last one of a page into the next, and it must not be written twice. */
  readonly rows: ReadonlyMap<string, Row>;
  /** Unreadable rows, by id or position. */
  readonly unreadable: ReadonlySet<string>;
  /** From 1. */
  readonly nextPage: number;
  /** The server's count; undefined without one. */
  readonly total: number | undefined;
}

/**
 * `whole`: everything was read. `stopped`: by the person. `failed`: a page could not be read. `stuck`: the server keeps
 * sending pages without new rows. `short`: the server counts more rows than it sent. `lacking`: everything was read,
 * with unreadable rows.
 */
export type ReadingEnd = 'whole' | 'stopped' | 'failed' | 'stuck' | 'short' | 'lacking';

export interface ReadingResult<Row> {
  readonly reading: Reading<Row>;
  readonly end: ReadingEnd;
  /** Of `failed`. */
  readonly error?: AppError;
}

export interface ReadingWay<Row> {
  readonly read: ReadPage<Row>;
  /** Stops at once, also during a request. */
  readonly signal: AbortSignal;
  readonly onProgress: (reading: Reading<Row>) => void;
}

const rowsPerPage = 100;

export const nothingRead = {
  rows: new Map<string, never>(),
  unreadable: new Set<string>(),
  nextPage: 1,
  total: undefined,
} as const;

/** Continues a reading to the end of the list. Never rejects: rows read before a failure are kept. */
export async function readToEnd<Row extends { readonly id: string }>(
  from: Reading<Row>,
  { read, signal, onProgress }: ReadingWay<Row>,
): Promise<ReadingResult<Row>> {
  const stop = whenAborted(signal);
  // Grown page by page: to copy what was read for each page would take longer than the reading of a long list.
  const known = { rows: new Map(from.rows), unreadable: new Set(from.unreadable) };
  let reading: Reading<Row> = { ...from, ...known };
  for (;;) {
    const answer = signal.aborted ? undefined : await attempt(() => read(reading.nextPage, rowsPerPage), stop);
    if (answer === undefined) return { reading, end: 'stopped' };
    if (answer instanceof AppError) return { reading, end: 'failed', error: answer };
    const hasNews = bringsNews(reading, answer);
    take(known, answer, reading.nextPage);
    reading = { ...known, nextPage: reading.nextPage + 1, total: answer.total ?? reading.total };
    onProgress(reading);
    const end = endAfter(reading, { hasNews, hasMore: answer.hasMore });
    if (end !== undefined) return { reading, end };
  }
}

/**
 * A server may send fewer rows per page than requested, so a short page may look like the last one. Only its own count
 * ends a list, or a page without new rows. Undefined continues.
 */
function endAfter(
  { rows, unreadable, total }: Reading<unknown>,
  page: { readonly hasNews: boolean; readonly hasMore: boolean },
): ReadingEnd | undefined {
  const found = rows.size + unreadable.size;
  const whole = unreadable.size === 0 ? 'whole' : 'lacking';
  if (page.hasNews) return total !== undefined && found >= total && !page.hasMore ? whole : undefined;
  if (page.hasMore) return 'stuck';
  return total !== undefined && found < total ? 'short' : whole;
}

/** A row without an id proves nothing: some servers answer every page with the same rows. */
const bringsNews = (known: Reading<unknown>, { items, unreadable = [] }: Page<{ readonly id: string }>): boolean =>
  [...items, ...unreadable].some(({ id }) => id !== undefined && !known.rows.has(id) && !known.unreadable.has(id));

interface Known<Row> {
  readonly rows: Map<string, Row>;
  readonly unreadable: Set<string>;
}

function take<Row extends { readonly id: string }>(
  { rows, unreadable }: Known<Row>,
  page: Page<Row>,
  at: number,
): void {
  for (const row of page.items) rows.set(row.id, row);
  for (const { id, path } of page.unreadable ?? []) unreadable.add(id ?? `${at} ${path}`);
}

const whenAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));

async function attempt<Row>(
  read: () => Promise<Page<Row>>,
  stop: Promise<undefined>,
): Promise<Page<Row> | AppError | undefined> {
  try {
    return await Promise.race([read(), stop]);
  } catch (error) {
    return error instanceof AppError ? error : new AppError('unexpected-shape', String(error));
  }
}
