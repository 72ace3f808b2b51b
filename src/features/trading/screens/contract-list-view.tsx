import type { ReactNode } from 'react';
import type { ContractOrder } from '../../../core/domain/contract-order.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { EmptyState, EndOfList, ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import type { ContractListKind, ContractOrderList } from '../data/contract-orders.ts';
import rows from '../parts/orders/orders.module.css';

export interface ContractListViewProps {
  readonly kind: ContractListKind;
  /** Undefined for the orders of all pairs. */
  readonly symbol: string | undefined;
  readonly list: ContractOrderList;
  /** What is shown of it; undefined before the first answer. */
  readonly orders: readonly ContractOrder[] | undefined;
  /** An order that is not listed yet. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

const titles = {
  open: { all: 'lists.noneOpen', pair: 'lists.noneOpenPair' },
  pending: { all: 'lists.nonePending', pair: 'lists.nonePendingPair' },
  history: { all: 'lists.noneHistory', pair: 'lists.noneHistoryPair' },
} as const;

/** The states of a list: on its way, failed, empty, or its rows with what comes after them. */
export function ContractListView({ kind, symbol, list, orders, lead, children }: ContractListViewProps) {
  const t = useText('contract');
  const trading = useText('trading');
  const { error } = list;
  if (orders === undefined) {
    return error === null ? <SkeletonRows count={2} height={72} /> : <ErrorState error={error} onRetry={list.retry} />;
  }
  const none = orders.length === 0 && lead === undefined;
  const title = symbol === undefined ? t(titles[kind].all) : t(titles[kind].pair, { symbol });
  return (
    <>
      {error === null ? undefined : <ErrorState error={error} onRetry={list.retry} />}
      {none && list.hasMore ? <SkeletonRows count={1} height={72} /> : undefined}
      {none && !list.hasMore ? <EmptyState title={title} /> : undefined}
      {lead}
      {children}
      {list.hasMore ? (
        <div className={rows['more']}>
          <Button variant="secondary" size="small" isBusy={list.isLoadingMore} onClick={list.loadMore}>
            {trading('orders.loadMore')}
          </Button>
        </div>
      ) : orders.length > 3 ? (
        <EndOfList />
      ) : undefined}
    </>
  );
}
