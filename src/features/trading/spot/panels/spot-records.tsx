import { useText } from '../../../../core/i18n/use-text.ts';
import { RecordsFrame } from '../../orders/panels/records-frame.tsx';
import type { RecordsProps } from '../../ticket/parts/desk.ts';
import { SpotOrdersPanel } from './spot-orders-panel.tsx';
import { useRecords } from '../../orders/operations/use-records.ts';

const kinds = ['pending', 'history'] as const;
const sides = ['buy', 'sell'] as const;
const states = ['filled', 'cancelled'] as const;

/** Every spot order of the account, or what is looked for among them. */
export function SpotRecords({ here, isFilterOpen, tradePath, category }: RecordsProps) {
  const t = useText('trading');
  const words = useText('records');
  const records = useRecords({ kinds, sides, states, tradePath, category });
  const { instrument, kind } = records;
  return (
    <RecordsFrame
      product="spot"
      isFilterOpen={isFilterOpen}
      records={records}
      allLabel={t('orders.all')}
      side={{ label: t('side.label'), choices: sides.map((id) => ({ id, label: t(`side.${id}`) })) }}
      state={
        kind === 'history'
          ? { label: words('receipt.status'), choices: states.map((id) => ({ id, label: t(`orders.status.${id}`) })) }
          : undefined
      }
    >
      <SpotOrdersPanel
        key={instrument?.symbol ?? 'all'}
        pair={instrument === undefined ? undefined : { baseId: instrument.base.id, quoteId: instrument.quote.id }}
        symbol={instrument?.symbol}
        records={records}
        onItsWay={undefined}
        here={here}
      />
    </RecordsFrame>
  );
}
