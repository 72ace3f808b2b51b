import { useText } from '../../../core/i18n/use-text.ts';
import { EmptyState, EndOfList, ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import { LoadMore } from '../../../core/ui/load-more.tsx';
import { useAccountTransfers } from '../data/transfers.ts';
import { transferRows } from '../model/transfer-rows.ts';
import styles from '../parts/funds.module.css';
import { TransferRowView } from '../parts/transfer-row-view.tsx';

export interface TransferListProps {
  /** Only so many, without an end; all of them when absent. */
  readonly most?: number;
}

/** Transfers between the accounts, newest first. */
export function TransferList({ most }: TransferListProps) {
  const t = useText('funds');
  const { rows: bills, error, hasMore, isLoadingMore, isReading, loadMore, retry } = useAccountTransfers();
  if (bills === undefined)
    return error === null ? (
      <SkeletonRows count={most ?? 6} height={56} />
    ) : (
      <ErrorState error={error} onRetry={retry} />
    );
  const rows = transferRows(bills);
  if (rows.length === 0 && error === null) return <EmptyState title={t('transfer.none')} />;
  return (
    <>
      <ul className={styles['rows']} aria-label={t('transfer.history')}>
        {rows.slice(0, most).map((row) => (
          <TransferRowView key={row.id} row={row} />
        ))}
      </ul>
      {error === null ? undefined : <ErrorState error={error} onRetry={retry} />}
      {most === undefined && hasMore && error === null ? (
        <LoadMore key={bills.length} onNear={() => (isReading ? undefined : loadMore())} />
      ) : undefined}
      {isLoadingMore ? <SkeletonRows count={2} height={56} /> : undefined}
      {most === undefined && !hasMore ? <EndOfList /> : undefined}
    </>
  );
}
