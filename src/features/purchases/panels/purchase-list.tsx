import { useText } from '../../../core/i18n/use-text.ts';
import { EmptyState, EndOfList, ErrorState, SkeletonRows } from '../../../core/ui/lists/list-state.tsx';
import { LoadMore } from '../../../core/ui/lists/load-more.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { usePurchases } from '../data/purchases.ts';
import styles from '../../shared/request-form/parts/requests.module.css';
import { PurchaseRowView, type PurchaseLabels } from '../parts/purchase-row-view.tsx';

/** The person's orders. */
export function PurchaseList({ labels }: { readonly labels: PurchaseLabels }) {
  const t = useText('purchases');
  const { rows, error, hasMore, isLoadingMore, isReading, loadMore, retry } = usePurchases();
  if (rows === undefined)
    return error === null ? <SkeletonRows count={2} height={56} /> : <ErrorState error={error} onRetry={retry} />;
  if (rows.length === 0 && rows.unreadable === undefined && error === null) return <EmptyState title={t('none')} />;
  return (
    <>
      <UnreadableRows of={rows} />
      <ul className={styles['rows']} aria-label={t('mine')}>
        {rows.map((purchase) => (
          <PurchaseRowView key={purchase.id} purchase={purchase} labels={labels} />
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
