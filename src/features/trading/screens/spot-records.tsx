import { useSearchParams } from 'react-router-dom';
import type { RecordsProps } from './desk.ts';
import { SpotOrdersPanel } from './spot-orders-panel.tsx';

/** Every spot order of the account, or of one pair. */
export function SpotRecords({ instrument, here }: RecordsProps) {
  const [question] = useSearchParams();
  return (
    <SpotOrdersPanel
      pair={instrument === undefined ? undefined : { baseId: instrument.base.id, quoteId: instrument.quote.id }}
      symbol={instrument?.symbol}
      first={question.get('list') === 'history' ? 'history' : 'pending'}
      onItsWay={undefined}
      here={here}
    />
  );
}
