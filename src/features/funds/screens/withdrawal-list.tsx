import { useText } from '../../../core/i18n/use-text.ts';
import { EmptyState, EndOfList, ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import { LoadMore } from '../../../core/ui/load-more.tsx';
import { useWithdrawals } from '../data/withdrawals.ts';
import styles from '../parts/funds.module.css';
import { WithdrawalRowView } from '../parts/withdrawal-row-view.tsx';

export interface WithdrawalListProps {
  /** Only so many, without an end; all of them when absent. */
  readonly most?: number;
}

/** Withdrawals and what became of them, newest first. */
export function WithdrawalList({ most }: WithdrawalListProps) {
  const t = useText('withdrawal');
  const { rows, error, hasMore, isLoadingMore, isReading, loadMore, retry } = useWithdrawals();
  if (rows === undefined)
    return error === null ? (
      <SkeletonRows count={most ?? 6} height={56} />
    ) : (
      <ErrorState error={error} onRetry={retry} />
    );
  if (rows.length === 0 && error === null) return <EmptyState title={t('none')} />;
  const isWhole = most === undefined;
  return (
    <>
      <ul className={styles['rows']} aria-label={t('records')}>
        {rows.slice(0, most).map((row) => (
          <WithdrawalRowView key={row.id} row={row} />
        ))}
      </ul>
      {error === null ? undefined : <ErrorState error={error} onRetry={retry} />}
      {isWhole && hasMore && error === null ? (
        <LoadMore key={rows.length} onNear={() => (isReading ? undefined : loadMore())} />
      ) : undefined}
      {isLoadingMore ? <SkeletonRows count={2} height={56} /> : undefined}
      {isWhole && !hasMore ? <EndOfList /> : undefined}
    </>
  );
}
