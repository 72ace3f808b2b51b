import { useCallback } from 'react';
import type { Side } from '../../../../core/domain/market/depth.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { useSpotOrders } from '../../orders/data/spot-orders.ts';
import { LockLead } from '../../../shared/session/panels/lock-lead.tsx';
import { products } from '../../mode/model/products.ts';
import type { PriceOffer } from '../../chart/parts/offer/price-offer.ts';
import type { MovingSheetProps } from '../../ticket/parts/move-order-sheet.tsx';
import { SideButtons } from '../../spot/parts/side-buttons.tsx';
import type { SpotConfirmationProps } from '../../spot/panels/spot-confirmation.tsx';
import { DeskFrame } from './desk-frame.tsx';
import type { DeskNeeds } from '../../ticket/parts/desk.ts';
import { SpotDeskOrders } from './spot-desk-orders.tsx';
import { TicketPanel } from '../../spot/panels/ticket-panel.tsx';
import { useOrderLines } from '../../spot/operations/use-order-lines.ts';
import { useSpotOrderMoves } from '../../spot/operations/use-spot-order-moves.ts';
import { useTicket } from '../../spot/operations/use-ticket.ts';

const Confirmation = whenWanted<SpotConfirmationProps>({
  load: async () => (await import('../../spot/panels/spot-confirmation.tsx')).SpotConfirmation,
  isWanted: ({ ticket }) => ticket.flow.state.kind === 'confirm',
});

const MoveSheet = whenWanted<MovingSheetProps<SpotOrder>>({
  load: async () => (await import('../../spot/panels/move-spot-sheet.tsx')).MoveSpotSheet,
  isWanted: ({ move, memory }) => move !== undefined || memory.isLeft,
});

const none: readonly SpotOrder[] = [];

const lead = <LockLead action="spot" />;

/** The desk of spot trading. */
export function SpotDesk({ mode, instrument, view, here, renderPage }: DeskNeeds) {
  const product = products[mode.product];
  const ticket = useTicket({ instrument });
  const pair = { baseId: instrument.base.id, quoteId: instrument.quote.id };
  const waiting = useSpotOrders({ kind: 'pending', pair }).orders ?? none;
  const drawings = useOrderLines(waiting, instrument.priceStep);
  const moves = useSpotOrderMoves({ account: mode.account, instrument, waiting, ticket });
  const { act } = ticket.form;
  const onPickPrice = useCallback((price: Price) => act({ type: 'price-picked', price }), [act]);
  const open = (side: Side): void => {
    // The outcome of an earlier order does not cover a new one.
    ticket.flow.cancel();
    ticket.form.act({ type: 'side', side });
  };
  const offer: PriceOffer = {
    choices: ['buy', 'sell'],
    take: (choice, price) => {
      if (choice === 'buy' || choice === 'sell') open(choice);
      onPickPrice(price);
    },
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
            fill: { act, cancel: ticket.flow.cancel },
            offer,
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
        renderPage={(content, footer) =>
          renderPage(
            <>
              {lead}
              {content}
            </>,
            footer,
          )
        }
      />
      <MoveSheet {...moves.sheet} />
      <Confirmation ticket={ticket} symbol={instrument.symbol} product={product} />
    </>
  );
}
