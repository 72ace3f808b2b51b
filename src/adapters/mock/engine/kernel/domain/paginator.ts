import type { WireRequest } from './domain.ts';
import type { Json } from '../basics/engine-types.ts';
import { pageRequest } from '../basics/wire-format.ts';

interface Paging {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** The call's own path: `/microtrade/lists`. */
  readonly path: string;
  /** A limit sent by the client returns as text. */
  readonly isLimitSent: boolean;
}

/** One page of rows with all fields of this protocol's paginators. */
export function pageOfRows<Row extends Json>(rows: readonly Row[], { page, limit, path, isLimitSent }: Paging) {
  const offset = (page - 1) * limit;
  const data = rows.slice(offset, offset + limit);
  const lastPage = Math.max(1, Math.ceil(rows.length / limit));
  const address = (number: number): string => `/api${path}?page=${number}`;
  return {
    current_page: page,
    data,
    first_page_url: address(1),
    from: data.length === 0 ? null : offset + 1,
    last_page: lastPage,
    last_page_url: address(lastPage),
    next_page_url: page < lastPage ? address(page + 1) : null,
    path: `/api${path}`,
    per_page: isLimitSent ? String(limit) : limit,
    prev_page_url: page > 1 ? address(page - 1) : null,
    to: data.length === 0 ? null : offset + data.length,
    total: rows.length,
  } satisfies Readonly<Record<string, Json>>;
}

/** The requested page, with this backend's cap on `limit`. */
export function paginator<Row extends Json>(
  rows: readonly Row[],
  { fields }: WireRequest,
  { path, standardLimit }: { path: string; standardLimit: number },
) {
  const { page, limit } = pageRequest(fields, standardLimit);
  return pageOfRows(rows, { page, limit, path, isLimitSent: fields['limit'] !== undefined });
}
