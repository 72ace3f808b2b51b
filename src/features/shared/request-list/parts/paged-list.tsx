import type { ReactNode } from 'react';
import type { Rows } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { EmptyState, EndOfList, ErrorState, SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { LoadMore } from '../../../../core/ui/lists/load-more.tsx';
import { UnreadableRows } from '../../../../core/ui/lists/unreadable-rows.tsx';
import styles from '../../request-form/parts/requests.module.css';

export interface GrowingRows<Row> {
  /** Undefined until the first page is known. */
  readonly rows: Rows<Row> | undefined;
  readonly error: AppError | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly isReading: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

export interface PagedListProps<Row> {
  readonly label: string;
  readonly empty: string;
  /** The possible action. */
  readonly emptyAction?: ReactNode;
  readonly list: GrowingRows<Row>;
  readonly renderRow: (row: Row) => ReactNode;
  /** The maximum number of rows; all by default. */
  readonly most?: number | undefined;
}

/** A list that loads page by page near its end, with its texts for empty and failed. */
export function PagedList<Row>({ label, empty, emptyAction, list, renderRow, most }: PagedListProps<Row>) {
  const { rows, error, hasMore, isLoadingMore, isReading, loadMore, retry } = list;
  const failure = error === null ? undefined : <ErrorState error={error} onRetry={retry} />;
  if (rows === undefined) return failure ?? <SkeletonRows count={most ?? 6} height={56} />;
  if (rows.length === 0 && rows.unreadable === undefined && error === null)
    return <EmptyState title={empty} action={emptyAction} />;
  const isWhole = most === undefined;
  return (
    <>
      <UnreadableRows of={rows} />
      <ul className={styles['rows']} aria-label={label}>
        {rows.slice(0, most).map(renderRow)}
      </ul>
      {failure}
      {isWhole && hasMore && error === null ? (
        <LoadMore key={rows.length} onNear={() => (isReading ? undefined : loadMore())} />
      ) : undefined}
      {isLoadingMore ? <SkeletonRows count={2} height={56} /> : undefined}
      {isWhole && !hasMore ? <EndOfList /> : undefined}
    </>
  );
}
