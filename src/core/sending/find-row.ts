import { AppError } from '../errors/app-error.ts';
import type { Page } from '../domain/page.ts';
import type { Recorded } from './way.ts';

const pageSize = 50;
const mostPages = 20;

/** Those of the records that are in a list, looked for page by page. */
export async function rowsFound<Row extends Recorded>(
  read: (page: number, limit: number) => Promise<Page<Row>>,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const found = new Map<string, Row>();
  for (let page = 1; page <= mostPages && found.size < ids.length; page += 1) {
    const { items, hasMore } = await read(page, pageSize);
    for (const row of items) if (ids.includes(row.id)) found.set(row.id, row);
    if (!hasMore) break;
  }
  return [...found.values()];
}

/**
 * The records that a request changes. Fails where one of them is not found: a list without it tells nothing of what happened to
 * it.
 */
export async function findRows<Row extends Recorded>(
  read: (page: number, limit: number) => Promise<Page<Row>>,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const found = await rowsFound(read, ids);
  if (found.length < new Set(ids).size)
    throw new AppError('unexpected-shape', '', { detail: 'the record is not in the list' });
  return found;
}

/** The same for one record. */
export const findRow = <Row extends Recorded>(
  read: (page: number, limit: number) => Promise<Page<Row>>,
  id: string,
): Promise<readonly Row[]> => findRows(read, [id]);
