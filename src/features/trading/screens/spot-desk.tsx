import type { Side } from '../../../core/domain/depth.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useDepth, useLastDepth } from '../data/depth-stream.ts';
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
  const depth = useDepth(instrument.symbol);
  const lastDepth = useLastDepth(instrument.symbol);
  const ticket = useTicket({ instrument, product, depth });
  const pair = { baseId: instrument.base.id, quoteId: instrument.quote.id };
  const drawings = useOrderLines(useSpotOrders({ kind: 'pending', pair }).orders ?? []);
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
          depth: depth ?? lastDepth,
          drawings,
          trading: {
            ticket: <TicketPanel mode={mode} instrument={instrument} ticket={ticket} here={here} />,
            orders: <SpotDeskOrders mode={mode} instrument={instrument} state={ticket.flow.state} here={here} />,
            riskKey: product.riskKey,
            onPickPrice: (price) => ticket.form.act({ type: 'price-picked', price }),
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
