import { memo } from 'react';
import { ContractOrdersPanel, type ContractOrdersPanelProps } from './contract-orders-panel.tsx';
import { allOrdersPath } from '../../orders/parts/all-orders-link.tsx';
import type { DeskNeeds } from '../../ticket/parts/desk.ts';

interface ContractDeskOrdersProps
  extends
    Pick<DeskNeeds, 'mode' | 'instrument' | 'here'>,
    Pick<ContractOrdersPanelProps, 'onItsWay' | 'closing' | 'onReverse' | 'asked'> {}

/** Memoized: the desk around them rerenders with the price, positions and orders with news of their own. */
export const ContractDeskOrders = memo(function ContractDeskOrders({
  mode,
  instrument,
  ...given
}: ContractDeskOrdersProps) {
  return (
    <ContractOrdersPanel
      {...given}
      pair={{ baseId: instrument.base.id, quoteId: instrument.quote.id }}
      symbol={instrument.symbol}
      allPath={(list) => allOrdersPath(mode, instrument.symbol, list)}
    />
  );
});
