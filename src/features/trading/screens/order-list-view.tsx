import { useState } from 'react';
import type { SpotOrder } from '../../../core/domain/spot-order.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { useErrorText } from '../../../core/i18n/use-error-text.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { usePriceSteps } from './use-price-steps.ts';
import { useCancelSpotOrder, useCancelSpotOrders } from '../data/cancel-spot-order.ts';
import type { OrderList, OrderListKind } from '../data/spot-orders.ts';
import type { OrderOnItsWay } from '../model/order-on-its-way.ts';
import { foundIn, spotTraits } from '../model/record-filter.ts';
import { CancelAllSheet } from '../parts/orders/cancel-all-sheet.tsx';
import { OrderRow } from '../parts/orders/order-row.tsx';
import rows from '../parts/orders/orders.module.css';
import { SendingRow } from '../parts/orders/sending-row.tsx';
import { RecordList } from './record-list.tsx';
import type { RecordsView } from './use-records.ts';

interface OrderListViewProps {
  /** Undefined for the orders of all pairs. */
  readonly symbol: string | undefined;
  readonly onItsWay: OrderOnItsWay | undefined;
  readonly kind: OrderListKind;
  readonly list: OrderList;
  readonly onOpen: (order: SpotOrder) => void;
  /** On the screen of all records. */
  readonly records?: RecordsView | undefined;
}

export function OrderListView({ kind, list, symbol, onItsWay, onOpen, records }: OrderListViewProps) {
  const t = useText('trading');
  const revoking = useRevoking();
  const stepOf = usePriceSteps();
  const { rows: orders, isPast } = foundIn(list.orders ?? [], records?.filter, spotTraits);
  const isPending = kind === 'pending';
  const sending = isPending ? onItsWay : undefined;
  const isAll = records === undefined || !records.isSearched;
  return (
    <RecordList
      list={list}
      read={list.orders?.length}
      shown={orders.length + (sending === undefined ? 0 : 1)}
      records={records}
      isPast={isPast}
      emptyTitle={emptyTitle(t, kind, symbol)}
      // What was accepted a moment ago may be among the orders that are being read.
      isAwaiting={list.isReading && onItsWay !== undefined}
    >
      {isPending && isAll ? <CancelAll orders={orders} isAll={!list.hasMore} /> : undefined}
      <ul className={rows['list']}>
        {sending === undefined ? undefined : <SendingRow {...sending} />}
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            priceStep={stepOf(order.symbol)}
            onOpen={onOpen}
            onRevoke={order.status === 'pending' ? revoking.revoke : undefined}
            isRevoking={revoking.underWay.has(order.id)}
            failure={revoking.failures.get(order.id)}
          />
        ))}
      </ul>
    </RecordList>
  );
}

function emptyTitle(t: ReturnType<typeof useText<'trading'>>, kind: OrderListKind, symbol: string | undefined): string {
  if (symbol === undefined) return kind === 'pending' ? t('orders.nonePending') : t('orders.noneHistory');
  return kind === 'pending' ? t('orders.nonePendingPair', { symbol }) : t('orders.noneHistoryPair', { symbol });
}

/** Offered for more than one order, once all of them are known. Its sheet stays until it is put away, even when no order is left. */
function CancelAll({ orders, isAll }: { readonly orders: readonly SpotOrder[]; readonly isAll: boolean }) {
  const t = useText('trading');
  const format = useFormat();
  const { progress, run, reset } = useCancelSpotOrders();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    setIsOpen(false);
    reset();
  };
  return (
    <>
      {isAll && orders.length > 1 ? (
        <div className={rows['tools']}>
          <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
            {t('orders.cancelAll', { n: format.count(orders.length) })}
          </Button>
        </div>
      ) : undefined}
      <CancelAllSheet
        isOpen={isOpen}
        count={orders.length}
        progress={progress}
        onStart={() => run(orders)}
        onClose={close}
      />
    </>
  );
}

interface Revoking {
  readonly underWay: ReadonlySet<string>;
  readonly failures: ReadonlyMap<string, string>;
  revoke(order: SpotOrder): void;
}

/** One cancellation per order at a time; why one failed stands on its row. */
function useRevoking(): Revoking {
  const t = useText('trading');
  const errorText = useErrorText();
  const cancel = useCancelSpotOrder();
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const told = (id: string, failure: AppError | undefined): void => {
    setUnderWay((present) => new Set([...present].filter((one) => one !== id)));
    if (failure === undefined) {
      notify.success(t('orders.revoked'));
      return;
    }
    const text = failure.kind === 'no-answer' ? t('orders.revokeUnknown') : errorText(failure);
    setFailures((present) => new Map([...present, [id, text]]));
  };
  const revoke = ({ id }: SpotOrder): void => {
    if (underWay.has(id)) return;
    setUnderWay((present) => new Set([...present, id]));
    setFailures((present) => new Map([...present].filter(([one]) => one !== id)));
    void cancel(id).then((failure) => told(id, failure));
  };
  return { underWay, failures, revoke };
}
