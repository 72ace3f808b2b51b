import { SkeletonRows } from '../../../core/ui/list-state.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { orderOnItsWay } from '../model/order-on-its-way.ts';
import { ordersPath } from '../model/trade-mode.ts';
import type { Desk } from './desk.ts';
import type { OrdersPanelProps } from './orders-panel.tsx';

/** Below the ticket, so it may come a moment after it. */
const OrdersPanel = whenWanted<OrdersPanelProps>({
  load: async () => (await import('./orders-panel.tsx')).OrdersPanel,
  fallback: <SkeletonRows count={2} height={56} />,
});

export function DeskOrders({ mode, instrument, ticket, here }: Desk) {
  return (
    <OrdersPanel
      pair={{ baseId: instrument.base.id, quoteId: instrument.quote.id }}
      symbol={instrument.symbol}
      onItsWay={orderOnItsWay(ticket.flow.state)}
      allPath={ordersPath(mode, instrument.symbol)}
      here={here}
    />
  );
}
