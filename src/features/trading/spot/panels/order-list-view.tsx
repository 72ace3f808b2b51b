import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { useDesktop } from '../../../../core/ui/use-media.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { usePriceSteps } from '../../mode/operations/use-price-steps.ts';
import { useCancelSpotOrder, useSpotCancellation } from '../data/cancel-spot-order.ts';
import type { OrderList, OrderListKind } from '../../orders/data/spot-orders.ts';
import type { OrderOnItsWay } from '../../orders/model/order-on-its-way.ts';
import { foundIn, spotTraits } from '../../orders/model/record-filter.ts';
import { OrderRow } from '../../orders/parts/order-row.tsx';
import rows from '../../orders/parts/orders.module.css';
import { SendingRow } from '../../orders/parts/sending-row.tsx';
import { CancelAll } from '../../orders/panels/cancel-all.tsx';
import { RecordList } from '../../orders/panels/record-list.tsx';
import { useActing } from '../../mode/operations/use-closing.ts';
import type { SpotTableProps } from '../parts/spot-table.tsx';
import type { RecordsView } from '../../orders/operations/use-records.ts';

/** A desktop has room for a line each. */
const SpotTable = whenWanted<SpotTableProps>({
  load: async () => (await import('../parts/spot-table.tsx')).SpotTable,
  fallback: <SkeletonRows count={3} height={36} />,
});

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
  const words = useText('records');
  const format = useFormat();
  const cancel = useCancelSpotOrder();
  const cancelSilently = useSpotCancellation();
  const revoking = useActing({
    send: ({ id }) => cancel(id),
    done: t('orders.revoked'),
    failed: (reason) => words('notCancelled', { reason }),
    unknown: words('noAnswerCame'),
  });
  const stepOf = usePriceSteps();
  const isDesktop = useDesktop();
  const nameOf = ({ side, quantity, price }: SpotOrder): string =>
    `${t(`side.${side}`)} ${format.amount(quantity)} · ${format.amount(price)}`;
  const { rows: orders, isPast } = foundIn(list.orders ?? [], records?.filter, spotTraits);
  const isPending = kind === 'pending';
  const sending = isPending ? onItsWay : undefined;
  const isAll = records === undefined || (!records.isSearched && records.filter.foreign === undefined);
  return (
    <RecordList
      list={list}
      read={list.orders?.length}
      kind={isPending ? 'orders' : undefined}
      shown={orders.length + (sending === undefined ? 0 : 1)}
      records={records}
      isPast={isPast}
      emptyTitle={emptyTitle(words, kind, symbol)}
      // What was accepted a moment ago may be among the orders that are being read.
      isAwaiting={list.isReading && onItsWay !== undefined}
    >
      {isPending && isAll ? (
        <CancelAll product="spot" orders={orders} isAll={!list.hasMore} cancel={cancelSilently} nameOf={nameOf} />
      ) : undefined}
      {isDesktop ? (
        <>
          {sending === undefined ? undefined : (
            <ul className={rows['list']}>
              <SendingRow {...sending} />
            </ul>
          )}
          {orders.length === 0 ? undefined : (
            <SpotTable
              label={t(`orders.${kind}`)}
              orders={orders}
              isHistory={!isPending}
              stepOf={stepOf}
              onOpen={onOpen}
              onRevoke={revoking.act}
              revoking={revoking.underWay}
              failures={revoking.failures}
            />
          )}
        </>
      ) : (
        <ul className={rows['list']}>
          {sending === undefined ? undefined : <SendingRow {...sending} />}
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              priceStep={stepOf(order.symbol)}
              onOpen={onOpen}
              onRevoke={order.status === 'pending' ? revoking.act : undefined}
              isRevoking={revoking.underWay.has(order.id)}
              failure={revoking.failures.get(order.id)}
            />
          ))}
        </ul>
      )}
    </RecordList>
  );
}

function emptyTitle(
  records: ReturnType<typeof useText<'records'>>,
  kind: OrderListKind,
  symbol: string | undefined,
): string {
  if (symbol === undefined) return kind === 'pending' ? records('list.nonePending') : records('list.noneHistory');
  return kind === 'pending' ? records('list.nonePendingPair', { symbol }) : records('list.noneHistoryPair', { symbol });
}
