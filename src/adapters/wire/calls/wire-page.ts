import type { Page, Rows } from '../../../core/domain/page.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import { objectAt, readEach, rowsAt, unexpected, type Decode, type ObjectReader } from './decode.ts';

/** The containers of lists. */
interface ListContainer {
  readonly data?: unknown;
  readonly list?: unknown;
  readonly order_list?: unknown;
  readonly message?: unknown;
  readonly current_page?: unknown;
  readonly last_page?: unknown;
  readonly page?: unknown;
  readonly pages?: unknown;
  readonly total?: unknown;
  readonly count?: unknown;
}

interface FoundRows {
  readonly rows: readonly WireValue[];
  readonly path: string;
  readonly container: ObjectReader<ListContainer> | undefined;
}

const rowKeys = ['data', 'list', 'order_list'] as const;

/**
 * Servers of this protocol send rows bare, under `data`, `list` or `order_list`; one call has a paginator under
 * `message`.
 */
function findRows(value: WireValue, path: string): FoundRows {
  if (Array.isArray(value)) return { rows: value, path, container: undefined };
  const container = objectAt<ListContainer>(value, path);
  for (const key of rowKeys) {
    const rows = container.value(key);
    if (Array.isArray(rows)) return { rows, path: container.pathOf(key), container };
  }
  const inner = container.value('message');
  if (inner !== undefined && typeof inner !== 'string') return findRows(inner, container.pathOf('message'));
  throw unexpected(path, 'a list');
}

function hasMoreRows(found: FoundRows, count: number, request: { page: number; limit: number }): boolean {
  if (count === 0) return false;
  const { container } = found;
  // More rows than requested: the server does not paginate, and has sent everything.
  const isFull = count === request.limit;
  if (container === undefined) return isFull;
  const lastPage = container.optionalInteger('last_page') ?? container.optionalInteger('pages');
  if (lastPage !== undefined) return request.page < lastPage;
  const total = totalOf(container);
  return total === undefined ? isFull : request.page * request.limit < total;
}

const totalOf = (container: ObjectReader<ListContainer>): number | undefined =>
  container.optionalInteger('total') ?? container.optionalInteger('count');

/** All readable rows of a list, in any container. */
export function readRows<T>(value: WireValue, path: string, decode: Decode<T>): Rows<T> {
  const found = findRows(value, path);
  return rowsAt(found.rows, found.path, decode);
}

/** One page of a list, in any container. A bare list ends with any page that is not exactly full. */
export function readPage<T>(
  answer: { value: WireValue; path: string },
  request: { page: number; limit: number },
  decode: Decode<T>,
): Page<T> {
  const found = findRows(answer.value, answer.path);
  return {
    ...readEach({ value: found.rows, path: found.path }, decode),
    hasMore: hasMoreRows(found, found.rows.length, request),
    total: found.container === undefined ? undefined : totalOf(found.container),
  };
}
