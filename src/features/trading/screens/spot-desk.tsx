import { useCallback } from 'react';
import type { Side } from '../../../core/domain/depth.ts';
import type { Price } from '../../../core/money/amount.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useSpotOrders } from '../data/spot-orders.ts';
import { products } from '../model/products.ts';
import type { ConfirmSheetProps } from '../parts/confirm-sheet.tsx';
import { SideButtons } from '../parts/side-buttons.tsx';
import { Confirmation } from './confirmation.tsx';
import { DeskFrame } from './desk-frame.tsx';
import type { DeskNeeds } from './desk.ts';
import { SpotDeskOrders } from './spot-desk-orders.tsx';
import { TicketPanel } from './ticket-panel.tsx';
import { useOrderLines } from './use-order-lines.ts';
import { useTicket } from './use-ticket.ts';

const ConfirmSheet = whenWanted<ConfirmSheetProps>({
  load: async () => (await import('../parts/confirm-sheet.tsx')).ConfirmSheet,
  isWanted: ({ state }) => state.kind === 'confirm',
});

/** The desk of spot trading. */
export function SpotDesk({ mode, instrument, view, here, renderPage }: DeskNeeds) {
  const product = products[mode.product];
  const ticket = useTicket({ instrument, product });
  const pair = { baseId: instrument.base.id, quoteId: instrument.quote.id };
  const drawings = useOrderLines(useSpotOrders({ kind: 'pending', pair }).orders ?? []);
  const { act } = ticket.form;
  const onPickPrice = useCallback((price: Price) => act({ type: 'price-picked', price }), [act]);
  const open = (side: Side): void => {
    // What became of an earlier order is not said again over a new one.
    ticket.flow.cancel();
    ticket.form.act({ type: 'side', side });
  };
  return (
    <>
      <DeskFrame
        desk={{
          instrument,
          view,
          drawings,
          trading: {
            ticket: <TicketPanel mode={mode} instrument={instrument} ticket={ticket} here={here} />,
            orders: <SpotDeskOrders mode={mode} instrument={instrument} state={ticket.flow.state} here={here} />,
            riskKey: product.riskKey,
            onPickPrice,
            isConfirming: ticket.flow.state.kind === 'confirm',
            renderButtons: (openTicket) => (
              <SideButtons
                base={instrument.base.name}
                onOpen={(side) => {
                  open(side);
                  openTicket();
                }}
              />
            ),
          },
        }}
        renderPage={renderPage}
      />
      <Confirmation
        ticket={ticket}
        riskKey={product.riskKey}
        renderSheet={(confirming) => <ConfirmSheet {...confirming} state={ticket.flow.state} />}
      />
    </>
  );
}
