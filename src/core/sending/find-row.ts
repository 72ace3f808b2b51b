import { AppError } from '../errors/app-error.ts';
import type { Page } from '../domain/page.ts';
import type { Recorded } from './way.ts';

const pageSize = 50;
const mostPages = 20;

/**
 * The record that a request changes, searched page by page. Fails when it is not found: its absence says nothing about
 * the outcome.
 */
export async function findRow<Row extends Recorded>(
  read: (page: number, limit: number) => Promise<Page<Row>>,
  id: string,
): Promise<readonly [Row]> {
  for (let page = 1; page <= mostPages; page += 1) {
    const { items, hasMore } = await read(page, pageSize);
    const row = items.find((one) => one.id === id);
    if (row !== undefined) return [row];
    if (!hasMore) break;
  }
  throw new AppError('unexpected-shape', '', { detail: 'the record is not in the list' });
}
