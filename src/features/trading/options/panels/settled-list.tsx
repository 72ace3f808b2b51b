import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useDesktop } from '../../../../core/ui/use-media.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { OptionOrderList } from '../../orders/data/option-orders.ts';
import { foundIn, optionTraits } from '../../orders/model/record-filter.ts';
import rows from '../../orders/parts/orders.module.css';
import { OptionRow } from '../parts/option-row.tsx';
import { LaterOptionTable } from './later-option-table.tsx';
import { RecordList } from '../../orders/panels/record-list.tsx';
import { SimulatedNote } from '../../../shared/simulated/panels/simulated-note.tsx';
import { usePriceSteps } from '../../mode/operations/use-price-steps.ts';
import type { RecordsView } from '../../orders/operations/use-records.ts';

interface SettledListProps {
  readonly list: OptionOrderList;
  readonly onOpen: (order: OptionOrder) => void;
  /** On the screen of all records. */
  readonly records: RecordsView | undefined;
}

/** What was decided, newest first: a line each where there is room for it. */
export function SettledList({ list, onOpen, records }: SettledListProps) {
  const t = useText('options');
  const stepOf = usePriceSteps();
  const isDesktop = useDesktop();
  const { rows: orders, isPast } = foundIn(list.orders ?? [], records?.filter, optionTraits);
  return (
    <RecordList
      list={list}
      read={list.orders?.length}
      shown={orders.length}
      records={records}
      isPast={isPast}
      emptyTitle={t('orders.noneSettled')}
    >
      {!isDesktop ? (
        <ul className={rows['list']}>
          {orders.map((order) => (
            <OptionRow key={order.id} order={order} priceStep={stepOf(order.symbol)} onOpen={onOpen} />
          ))}
        </ul>
      ) : orders.length === 0 ? undefined : (
        <LaterOptionTable kind="settled" {...{ orders, stepOf, onOpen }} />
      )}
      {orders.length > 0 ? <SimulatedNote /> : undefined}
    </RecordList>
  );
}
