import { useText } from '../../../core/i18n/use-text.ts';
import { EmptyState, EndOfList, ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import { LoadMore } from '../../../core/ui/load-more.tsx';
import { useLoans } from '../data/loans.ts';
import styles from '../parts/funds.module.css';
import { LoanRowView } from '../parts/loan-row-view.tsx';

/** Everything the person has asked for. */
export function LoanList() {
  const t = useText('loans');
  const { rows, error, hasMore, isLoadingMore, isReading, loadMore, retry } = useLoans();
  if (rows === undefined)
    return error === null ? <SkeletonRows count={2} height={56} /> : <ErrorState error={error} onRetry={retry} />;
  if (rows.length === 0 && error === null) return <EmptyState title={t('none')} />;
  return (
    <>
      <ul className={styles['rows']} aria-label={t('mine')}>
        {rows.map((loan) => (
          <LoanRowView key={loan.id} loan={loan} />
        ))}
      </ul>
      {error === null ? undefined : <ErrorState error={error} onRetry={retry} />}
      {hasMore && error === null ? (
        <LoadMore key={rows.length} onNear={() => (isReading ? undefined : loadMore())} />
      ) : undefined}
      {isLoadingMore ? <SkeletonRows count={2} height={56} /> : undefined}
      {hasMore ? undefined : <EndOfList />}
    </>
  );
}
