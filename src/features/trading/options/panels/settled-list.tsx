import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { SecondsOrderList } from '../../orders/data/option-orders.ts';
import { foundIn, secondsTraits } from '../../orders/model/record-filter.ts';
import rows from '../../orders/parts/orders.module.css';
import { SecondsRow } from '../parts/option-row.tsx';
import { RecordList } from '../../orders/panels/record-list.tsx';
import { SimulatedNote } from '../../../shared/simulated/panels/simulated-note.tsx';
import { usePriceSteps } from '../../mode/operations/use-price-steps.ts';
import type { RecordsView } from '../../orders/operations/use-records.ts';

interface SettledListProps {
  readonly list: SecondsOrderList;
  readonly onOpen: (order: OptionOrder) => void;
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
