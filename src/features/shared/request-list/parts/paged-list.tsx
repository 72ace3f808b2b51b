import type { ReactNode } from 'react';
import type { Rows } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { EmptyState, EndOfList, ErrorState, SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { LoadMore } from '../../../../core/ui/lists/load-more.tsx';
import { useDesktop } from '../../../../core/ui/use-media.ts';
import { ReadPart } from '../../../../core/ui/lists/read-part.ts';
import { UnreadableRows } from '../../../../core/ui/lists/unreadable-rows.tsx';
import cards from '../../product-page/parts/cards.module.css';
import { SkeletonCards } from '../../product-page/parts/skeleton-cards.tsx';
import styles from '../../request-form/parts/requests.module.css';
import tables from './request-table.module.css';

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
  /** How many rows are likely: that many places are kept while it is read. */
  readonly likely?: number | undefined;
  /** Its rows are cards of this height, side by side where there is room. */
  readonly cardHeight?: number | undefined;
  /** Puts something else among its cards. */
  readonly arrange?: ((drawn: readonly ReactNode[]) => readonly ReactNode[]) | undefined;
  /** All rows as a table: on a desktop, where the list is the page. */
  readonly renderTable?: ((rows: readonly Row[]) => ReactNode) | undefined;
}

const asTheyAre = (drawn: readonly ReactNode[]): readonly ReactNode[] => drawn;

/** A list of so few rows is in sight as a whole: it needs no word at its end. */
const shortList = 3;

/** A list that loads page by page near its end, with its texts for empty and failed. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const {
    label,
    empty,
    emptyAction,
    list,
    renderRow,
    renderTable,
    most,
    likely = most ?? 6,
    cardHeight,
    arrange = asTheyAre,
  } = props;
  const { rows, error, hasMore, isLoadingMore, isReading, loadMore, retry } = list;
  const isDesktop = useDesktop();
  const failure = error === null ? undefined : <ErrorState error={error} onRetry={retry} />;
  if (rows === undefined) return failure ?? <Waiting count={likely} cardHeight={cardHeight} />;
  if (rows.length === 0 && rows.unreadable === undefined && error === null)
    return <EmptyState title={empty} action={emptyAction} />;
  const isWhole = most === undefined;
  return (
    <>
      <UnreadableRows of={rows} />
      {isDesktop && isWhole && renderTable !== undefined ? (
        <ReadPart value={hasMore && rows.length}>
          <div className={tables['table']}>{renderTable(rows)}</div>
        </ReadPart>
      ) : (
        <ul className={cardHeight === undefined ? styles['rows'] : cards['grid']} aria-label={label}>
          {arrange(rows.slice(0, most).map(renderRow))}
        </ul>
      )}
      {failure}
      {isWhole && hasMore && error === null ? (
        <LoadMore key={rows.length} onNear={() => (isReading ? undefined : loadMore())} />
      ) : undefined}
      {isLoadingMore ? <Waiting count={2} cardHeight={cardHeight} /> : undefined}
      {isWhole && !hasMore && rows.length > shortList ? <EndOfList /> : undefined}
    </>
  );
}

function Waiting({ count, cardHeight }: { readonly count: number; readonly cardHeight: number | undefined }) {
  return cardHeight === undefined ? (
    <SkeletonRows count={count} height={56} />
  ) : (
    <SkeletonCards count={count} height={cardHeight} />
  );
}
