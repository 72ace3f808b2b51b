import { useText } from '../../../../core/i18n/use-text.ts';
import { useClosePosition } from '../data/close-position.ts';
import { ContractOrdersPanel } from './contract-orders-panel.tsx';
import type { RecordsProps } from '../../ticket/parts/desk.ts';
import { RecordsFrame } from '../../orders/panels/records-frame.tsx';
import { useClosingOne } from '../../mode/operations/use-closing.ts';
import { useRecords } from '../../orders/operations/use-records.ts';

const kinds = ['open', 'pending', 'history'] as const;
const sides = ['long', 'short'] as const;
const states = ['closed', 'cancelled'] as const;

/** Every contract order of the account, or what is looked for among them. */
export function ContractRecords({ here, isFilterOpen, tradePath, category }: RecordsProps) {
  const t = useText('contracts');
  const words = useText('records');
  const records = useRecords({ kinds, sides, states, tradePath, category });
  const closing = useClosingOne(useClosePosition());
  const { instrument, kind } = records;
  return (
    <RecordsFrame
      product="contracts"
      isFilterOpen={isFilterOpen}
      records={records}
      allLabel={t('lists.all')}
      side={{ label: t('direction.label'), choices: sides.map((id) => ({ id, label: t(`direction.${id}`) })) }}
      state={
        kind === 'history'
          ? { label: words('receipt.status'), choices: states.map((id) => ({ id, label: t(`status.${id}`) })) }
          : undefined
      }
    >
      <ContractOrdersPanel
        key={instrument?.symbol ?? 'all'}
        pair={instrument === undefined ? undefined : { baseId: instrument.base.id, quoteId: instrument.quote.id }}
        symbol={instrument?.symbol}
        records={records}
        onItsWay={undefined}
        closing={closing}
        here={here}
      />
    </RecordsFrame>
  );
}
