import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import type { RecordsProps } from '../../ticket/parts/desk.ts';
import { RecordsFrame } from '../../orders/panels/records-frame.tsx';
import { OptionOrdersPanel } from './option-orders-panel.tsx';
import { SettleRunning } from './settle-running.tsx';
import { useRecords } from '../../orders/operations/use-records.ts';
import { useRunningOptions } from '../operations/use-running-options.ts';

const kinds = ['open', 'settled'] as const;
const sides = ['up', 'down'] as const;
const states = ['won', 'draw', 'lost'] as const;

/** Every timed option of the account, or what is looked for among them. */
export function OptionRecords({ here, isFilterOpen, tradePath, category }: RecordsProps) {
  useTextsAhead(['options', 'records']);
  const t = useText('options');
  const records = useRecords({ kinds, sides, states, tradePath, category });
  const { instrument, kind } = records;
  return (
    <RecordsFrame
      product="options"
      isFilterOpen={isFilterOpen}
      records={records}
      allLabel={t('orders.all')}
      side={{ label: t('receipt.direction'), choices: sides.map((id) => ({ id, label: t(`direction.${id}`) })) }}
      state={
        kind === 'settled'
          ? { label: t('receipt.result'), choices: states.map((id) => ({ id, label: t(`result.${id}`) })) }
          : undefined
      }
    >
      <Options key={instrument?.id ?? 'all'} records={records} here={here} />
    </RecordsFrame>
  );
}

/** What counts down is followed from its entry on, of a pair or of all of them. */
function Options({ records, here }: Pick<Parameters<typeof OptionOrdersPanel>[0], 'records' | 'here'>) {
  const running = useRunningOptions(records?.instrument?.id, undefined);
  return (
    <>
      <OptionOrdersPanel instrument={records?.instrument} running={running} records={records} here={here} />
      <SettleRunning running={running} />
    </>
  );
}
