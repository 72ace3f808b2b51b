import type { Page } from '../../../../core/domain/page.ts';
import { missingFrom, type Watched } from '../../../../core/domain/notices/sighting.ts';

export interface OrderLists<Row> {
  /** The newest rows in every state. */
  newest(): Promise<Page<Row>>;
  /** The lists of what can still change, page by page from 1. */
  readonly open: readonly ((page: number) => Promise<Page<Row>>)[];
  /** One thing in any state: where it is, by the words that were kept of it. */
  find(id: string, place: string): Promise<Row | undefined>;
}

/** A person has few things that can change; a server that repeats its pages is not read forever. */
const mostPages = 10;

async function readAll<Row extends { readonly id: string }>(
  read: (page: number) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1; page <= mostPages; page += 1) {
    const before = rows.size;
    const { items, hasMore } = await read(page);
    for (const row of items) rows.set(row.id, row);
    if (!hasMore || rows.size === before) break;
  }
  return [...rows.values()];
}

/**
 * The newest rows, and everything that could still change at the last look: as it stands among what can change, or
 * wherever it is found. What is not found is left out.
 */
export async function lookThrough<Row extends { readonly id: string }>(
  lists: OrderLists<Row>,
  watched: Watched | undefined,
): Promise<readonly Row[]> {
  const { items } = await lists.newest();
  const rows = new Map(items.map((row) => [row.id, row]));
  if (watched === undefined || missingFrom(watched, items).length > 0) {
    const open = await Promise.all(lists.open.map(readAll));
    for (const row of open.flat()) if (!rows.has(row.id)) rows.set(row.id, row);
  }
  for (const [id, place] of missingFrom(watched, [...rows.values()])) {
    const row = await lists.find(id, place);
    if (row !== undefined) rows.set(id, row);
  }
  return [...rows.values()];
}

/** Reads pages of all states until the row is among them. */
export async function findAmong<Row extends { readonly id: string }>(
  id: string,
  read: (page: number) => Promise<Page<Row>>,
): Promise<Row | undefined> {
  let first: string | undefined;
  for (let page = 1; page <= mostPages; page += 1) {
    const { items, hasMore } = await read(page);
    const found = items.find((row) => row.id === id);
    if (found !== undefined || !hasMore || items[0]?.id === first) return found;
    first = items[0]?.id;
  }
  return undefined;
}
