import type { ReactNode } from 'react';
import type { Lacking } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useOffline } from '../../../../core/session/use-offline.ts';
import { Button, LinkButton } from '../../../../core/ui/button.tsx';
import { EmptyState, EndOfList, ErrorState, SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { LoadMore } from '../../../../core/ui/lists/load-more.tsx';
import { ReadPart } from '../../../../core/ui/lists/read-part.ts';
import { UnreadableRows } from '../../../../core/ui/lists/unreadable-rows.tsx';
import type { UnreadableKind } from '../../../../core/ui/lists/unreadable-note.tsx';
import rows from '../parts/orders.module.css';
import type { RecordsView } from '../operations/use-records.ts';

/** A list as far as it has been read. */
interface ReadList {
  readonly error: AppError | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  /** Its rows, of which some may be missing. */
  readonly orders?: Lacking | undefined;
  /** When it was read last, epoch ms. */
  readonly readAt: number;
  loadMore(): void;
  retry(): void;
}

export interface RecordListProps {
  readonly list: ReadList;
  /** How many rows have been read; undefined before the first answer. */
  readonly read: number | undefined;
  /** The kind of its unreadable rows, if they hold money. */
  readonly kind?: UnreadableKind | undefined;
  /** How many of them are shown. */
  readonly shown: number;
  readonly emptyTitle: string;
  /** A row that is not listed yet. */
  readonly lead?: ReactNode;
  /** Another row may arrive by itself. */
  readonly isAwaiting?: boolean;
  /** On the screen of all records: what is looked for, and whether anything unread can match. */
  readonly records?: RecordsView | undefined;
  readonly isPast?: boolean;
  readonly children: ReactNode;
}

const rowHeight = 72;
/** A list of this length states its end. */
const shortList = 3;

/** The states of a list: loading, failed, empty, or its rows with the rest of the list. */
export function RecordList({ list, read, records, isPast = false, ...shownRows }: RecordListProps) {
  const { shown, kind, emptyTitle, lead, isAwaiting = false, children } = shownRows;
  const { error } = list;
  const failure = error === null ? undefined : <ErrorState error={error} onRetry={list.retry} />;
  if (read === undefined) return failure ?? <SkeletonRows count={2} height={rowHeight} />;
  const isLacking = list.orders?.unreadable !== undefined;
  const none = shown === 0 && lead === undefined && !isLacking;
  const hasMore = list.hasMore && !isPast;
  const isSearched = records?.isSearched === true;
  const hasFailed = error !== null && !list.hasMoreFailed;
  return (
    <>
      {hasFailed ? failure : undefined}
      <AsOf readAt={list.readAt} hasFailed={hasFailed} />
      <UnreadableRows of={list.orders} kind={kind} />
      {records?.isFiltered === true ? (
        <FoundNote found={shown} read={read} hasMore={hasMore} onClear={records.clear} />
      ) : undefined}
      {none && !isSearched && (hasMore || isAwaiting) ? <SkeletonRows count={1} height={rowHeight} /> : undefined}
      {none && !hasMore && !isAwaiting ? (
        <Nothing emptyTitle={emptyTitle} isSearched={isSearched && read > 0} tradePath={records?.tradePath} />
      ) : undefined}
      {lead}
      <ReadPart value={hasMore && read}>{children}</ReadPart>
      {hasMore && error === null ? (
        <More list={list} read={read} isEndless={records !== undefined && !isSearched} />
      ) : undefined}
      {list.hasMoreFailed ? failure : undefined}
      {!hasMore && shown > shortList ? <EndOfList /> : undefined}
    </>
  );
}

/** Rows that cannot be read again stay, and say of when they are; so does a list that was empty. */
function AsOf({ readAt, hasFailed }: { readonly readAt: number; readonly hasFailed: boolean }) {
  const t = useText('records');
  const format = useFormat();
  const isOffline = useOffline();
  return hasFailed || isOffline ? (
    <p className={rows['asOf']}>{t('list.asOf', { time: format.dateTime(readAt) })}</p>
  ) : undefined;
}

interface FoundNoteProps {
  readonly found: number;
  readonly read: number;
  readonly hasMore: boolean;
  readonly onClear: () => void;
}

/** Says among how many it was looked, and that there may be more where not all has been read. */
function FoundNote({ found, read, hasMore, onClear }: FoundNoteProps) {
  const t = useText('records');
  const format = useFormat();
  const figures = { n: format.count(found), read: format.count(read) };
  return (
    <div className={rows['found']}>
      <p role="status">{hasMore ? t('filter.foundSoFar', figures) : t('filter.found', figures)}</p>
      <Button variant="quiet" size="small" onClick={onClear}>
        {t('filter.clear')}
      </Button>
    </div>
  );
}

interface NothingProps {
  readonly emptyTitle: string;
  readonly isSearched: boolean;
  /** Absent beside the ticket, which is the way on. */
  readonly tradePath: string | undefined;
}

/** There is nothing at all, or nothing that is looked for. */
function Nothing({ emptyTitle, isSearched, tradePath }: NothingProps) {
  if (isSearched) return <NothingFound />;
  return <EmptyState title={emptyTitle} action={tradePath === undefined ? undefined : <ToTrade path={tradePath} />} />;
}

function ToTrade({ path }: { readonly path: string }) {
  const t = useText('records');
  return (
    <LinkButton to={path} variant="secondary" size="small">
      {t('filter.trade')}
    </LinkButton>
  );
}

function NothingFound() {
  const t = useText('records');
  return <EmptyState title={t('filter.none')} />;
}

interface MoreProps {
  readonly list: ReadList;
  readonly read: number;
  /** Reads on when its end comes near. */
  readonly isEndless: boolean;
}

function More({ list, read, isEndless }: MoreProps) {
  const t = useText('records');
  return (
    <>
      {isEndless ? (
        <LoadMore key={read} onNear={() => (list.isLoadingMore ? undefined : list.loadMore())} />
      ) : undefined}
      <div className={rows['more']}>
        <Button variant="secondary" size="small" isBusy={list.isLoadingMore} onClick={list.loadMore}>
          {t('list.more')}
        </Button>
      </div>
    </>
  );
}
