import { memo } from 'react';
import { SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { firstSight } from '../../../../core/waiting/first-sight.ts';
import { orderOnItsWay } from '../../orders/model/order-on-its-way.ts';
import type { TicketState } from '../../orders/model/ticket-state.ts';
import type { DeskNeeds } from '../../ticket/parts/desk.ts';
import { spotWay } from '../../spot/model/spot-way.ts';
import type { SpotOrdersPanelProps } from '../../spot/panels/spot-orders-panel.tsx';

/** It is below the ticket, so it may load a moment later; its room is that of the tabs and of an empty list. */
const SpotOrdersPanel = whenWanted<SpotOrdersPanelProps>({
  load: async () => {
    await firstSight();
    return (await import('../../spot/panels/spot-orders-panel.tsx')).SpotOrdersPanel;
  },
  fallback: <SkeletonRows count={3} height={69} />,
});

interface SpotDeskOrdersProps extends Pick<DeskNeeds, 'mode' | 'instrument' | 'here'> {
  readonly state: TicketState;
}

/** Memoized: the desk around them rerenders with the book, the orders do not. */
export const SpotDeskOrders = memo(function SpotDeskOrders({ mode, instrument, state, here }: SpotDeskOrdersProps) {
  return (
    <SpotOrdersPanel
      pair={{ baseId: instrument.base.id, quoteId: instrument.quote.id }}
      symbol={instrument.symbol}
      onItsWay={orderOnItsWay(state)}
      isTwin={spotWay.isTwin}
      mode={mode}
      here={here}
    />
  );
});
