import type { Page } from '../../../../core/domain/page.ts';
import { AppError } from '../../../../core/errors/app-error.ts';

/** Where rows come from: a list, asked page by page, newest first. */
export type ReadPage<Row> = (page: number, limit: number) => Promise<Page<Row>>;

/** How far the reading has come. */
export interface Reading<Row> {
  /** By id: a new row pushes the last one of a page into the next, and it must not be written twice. */
  readonly rows: ReadonlyMap<string, Row>;
  /** Rows that could not be read, by their ids or where they stood. */
  readonly unreadable: ReadonlySet<string>;
  /** From 1. */
  readonly nextPage: number;
  /** As the server counts; undefined where it does not. */
  readonly total: number | undefined;
}

/**
 * `whole`: everything has been read. `stopped`: by the person. `failed`: a page could not be had. `stuck`: the server goes
 * on with pages that say nothing new. `short`: the server counts more rows than it gave. `lacking`: everything has been
 * read but rows that cannot be.
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
  /** Stops at once, whatever is still on its way. */
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

/** Reads on from where a reading stands to the end of the list. Never rejects: what was read before a failure is kept. */
export async function readToEnd<Row extends { readonly id: string }>(
  from: Reading<Row>,
  { read, signal, onProgress }: ReadingWay<Row>,
): Promise<ReadingResult<Row>> {
  const stop = whenAborted(signal);
  let reading = from;
  for (;;) {
    const answer = signal.aborted ? undefined : await attempt(() => read(reading.nextPage, rowsPerPage), stop);
    if (answer === undefined) return { reading, end: 'stopped' };
    if (answer instanceof AppError) return { reading, end: 'failed', error: answer };
    const hasNews = bringsNews(reading, answer);
    reading = withPage(reading, answer);
    onProgress(reading);
    const end = endAfter(reading, { hasNews, hasMore: answer.hasMore });
    if (end !== undefined) return { reading, end };
  }
}

/**
 * A server may give fewer rows a page than it is asked for, and a short page looks like the last one then. So only its own
 * count ends a list, or a page that says nothing new. Undefined goes on.
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

const withPage = <Row extends { readonly id: string }>(reading: Reading<Row>, page: Page<Row>): Reading<Row> => ({
  rows: new Map([...reading.rows, ...page.items.map((row) => [row.id, row] as const)]),
  unreadable: new Set([
    ...reading.unreadable,
    ...(page.unreadable ?? []).map(({ id, path }) => id ?? `${reading.nextPage} ${path}`),
  ]),
  nextPage: reading.nextPage + 1,
  total: page.total ?? reading.total,
});

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
