import type { SecondsOrder } from '../../../core/domain/seconds-option.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState, EndOfList, ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import type { SecondsOrderList } from '../data/seconds-orders.ts';
import rows from '../parts/orders/orders.module.css';
import { SecondsRow } from '../parts/seconds/seconds-row.tsx';
import { usePriceSteps } from './use-price-steps.ts';

interface SettledListProps {
  readonly list: SecondsOrderList;
  readonly onOpen: (order: SecondsOrder) => void;
}

const rowHeight = 72;
/** A list this long says where it ends. */
const shortList = 3;

/** What was decided, newest first. */
export function SettledList({ list, onOpen }: SettledListProps) {
  const t = useText('seconds');
  const trading = useText('trading');
  const stepOf = usePriceSteps();
  const { orders, error } = list;
  if (orders === undefined) {
    return error === null ? (
      <SkeletonRows count={2} height={rowHeight} />
    ) : (
      <ErrorState error={error} onRetry={list.retry} />
    );
  }
  return (
    <>
      {error === null ? undefined : <ErrorState error={error} onRetry={list.retry} />}
      {orders.length === 0 ? <EmptyState title={t('orders.noneSettled')} /> : undefined}
      <ul className={rows['list']}>
        {orders.map((order) => (
          <SecondsRow key={order.id} order={order} priceStep={stepOf(order.symbol)} onOpen={onOpen} />
        ))}
      </ul>
      {list.hasMore ? (
        <div className={rows['more']}>
          <Button variant="secondary" size="small" isBusy={list.isLoadingMore} onClick={list.loadMore}>
            {trading('orders.loadMore')}
          </Button>
        </div>
      ) : orders.length > shortList ? (
        <EndOfList />
      ) : undefined}
    </>
  );
}
