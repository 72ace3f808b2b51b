import { ContractOrdersPanel } from './contract-orders-panel.tsx';
import type { RecordsProps } from './desk.ts';

/** Every contract order of the account, or of one pair. */
export function ContractRecords({ instrument, here }: RecordsProps) {
  return (
    <ContractOrdersPanel
      pair={instrument === undefined ? undefined : { baseId: instrument.base.id, quoteId: instrument.quote.id }}
      symbol={instrument?.symbol}
      onItsWay={undefined}
      here={here}
    />
  );
}
