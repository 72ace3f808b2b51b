import type { SecondsOrder } from '../../../core/domain/seconds-option.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { SecondsOrderList } from '../data/seconds-orders.ts';
import { foundIn, secondsTraits } from '../model/record-filter.ts';
import rows from '../parts/orders/orders.module.css';
import { SecondsRow } from '../parts/seconds/seconds-row.tsx';
import { RecordList } from './record-list.tsx';
import { SimulatedNote } from '../../shared/simulated/screens/simulated-note.tsx';
import { usePriceSteps } from './use-price-steps.ts';
import type { RecordsView } from './use-records.ts';

interface SettledListProps {
  readonly list: SecondsOrderList;
  readonly onOpen: (order: SecondsOrder) => void;
  /** On the screen of all records. */
  readonly records: RecordsView | undefined;
}

/** What was decided, newest first. */
export function SettledList({ list, onOpen, records }: SettledListProps) {
  const t = useText('seconds');
  const stepOf = usePriceSteps();
  const { rows: orders, isPast } = foundIn(list.orders ?? [], records?.filter, secondsTraits);
  return (
    <RecordList
      list={list}
      read={list.orders?.length}
      shown={orders.length}
      records={records}
      isPast={isPast}
      emptyTitle={t('orders.noneSettled')}
    >
      <ul className={rows['list']}>
        {orders.map((order) => (
          <SecondsRow key={order.id} order={order} priceStep={stepOf(order.symbol)} onOpen={onOpen} />
        ))}
      </ul>
      {orders.length > 0 ? <SimulatedNote /> : undefined}
    </RecordList>
  );
}
