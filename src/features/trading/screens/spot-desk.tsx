import { useCallback } from 'react';
import type { Side } from '../../../core/domain/depth.ts';
import type { SpotOrder } from '../../../core/domain/spot-order.ts';
import type { Price } from '../../../core/money/amount.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useSpotOrders } from '../data/spot-orders.ts';
import { products } from '../model/products.ts';
import type { ConfirmSheetProps } from '../parts/confirm-sheet.tsx';
import type { MoveOrderSheetProps } from '../parts/move-order-sheet.tsx';
import { SideButtons } from '../parts/side-buttons.tsx';
import { Confirmation } from './confirmation.tsx';
import { DeskFrame } from './desk-frame.tsx';
import type { DeskNeeds } from './desk.ts';
import { SpotDeskOrders } from './spot-desk-orders.tsx';
import { TicketPanel } from './ticket-panel.tsx';
import { useOrderLines } from './use-order-lines.ts';
import { useSpotOrderMoves } from './use-spot-order-moves.ts';
import { useTicket } from './use-ticket.ts';

const ConfirmSheet = whenWanted<ConfirmSheetProps>({
  load: async () => (await import('../parts/confirm-sheet.tsx')).ConfirmSheet,
  isWanted: ({ state }) => state.kind === 'confirm',
});

const MoveOrderSheet = whenWanted<MoveOrderSheetProps>({
  load: async () => (await import('../parts/move-order-sheet.tsx')).MoveOrderSheet,
  isWanted: ({ move }) => move !== undefined,
});

const none: readonly SpotOrder[] = [];

/** The desk of spot trading. */
export function SpotDesk({ mode, instrument, view, here, renderPage }: DeskNeeds) {
  const product = products[mode.product];
  const ticket = useTicket({ instrument, product });
  const pair = { baseId: instrument.base.id, quoteId: instrument.quote.id };
  const waiting = useSpotOrders({ kind: 'pending', pair }).orders ?? none;
  const drawings = useOrderLines(waiting);
  const moves = useSpotOrderMoves({ instrument, waiting, ticket });
  const { act } = ticket.form;
  const onPickPrice = useCallback((price: Price) => act({ type: 'price-picked', price }), [act]);
  const open = (side: Side): void => {
    // The outcome of an earlier order does not cover a new one.
    ticket.flow.cancel();
    ticket.form.act({ type: 'side', side });
  };
  return (
    <>
      <DeskFrame
        desk={{
          instrument,
          view,
          drawings: moves.grips === undefined ? drawings : { ...drawings, grips: moves.grips },
          trading: {
            ticket: (
              <TicketPanel mode={mode} instrument={instrument} ticket={ticket} moved={moves.notice} here={here} />
            ),
            orders: <SpotDeskOrders mode={mode} instrument={instrument} state={ticket.flow.state} here={here} />,
            product: mode.product,
            riskKey: product.riskKey,
            onPickPrice,
            askedTicket: moves.askedTicket,
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
      <MoveOrderSheet {...moves.sheet} />
      <Confirmation
        ticket={ticket}
        riskKey={product.riskKey}
        renderSheet={(confirming) => <ConfirmSheet {...confirming} state={ticket.flow.state} />}
      />
    </>
  );
}
