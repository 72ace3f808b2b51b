import { useCallback, useReducer } from 'react';
import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { useHasTraded } from '../../contracts/operations/use-has-traded.ts';
import { useOwnStops } from '../../../shared/limits/operations/use-own-stops.ts';
import { orderOnItsWay } from '../../orders/model/order-on-its-way.ts';
import { products } from '../../mode/model/products.ts';
import { ContractButtons } from '../../contracts/parts/ticket/contract-buttons.tsx';
import type { MoveLevelSheetProps } from '../../contracts/parts/move-level-sheet.tsx';
import type { StandingContract } from '../../contracts/model/contract-position.ts';
import { joinGrips } from '../../chart/parts/drawing/join-grips.ts';
import type { MovingSheetProps } from '../../ticket/parts/move-order-sheet.tsx';
import type { ContractConfirmationProps } from '../../contracts/panels/contract-confirmation.tsx';
import { ContractTicketPanel } from '../../contracts/panels/contract-ticket-panel.tsx';
import { LockLead } from '../../../shared/session/panels/lock-lead.tsx';
import { ContractDeskOrders } from '../../contracts/panels/contract-desk-orders.tsx';
import { DeskFrame } from './desk-frame.tsx';
import type { DeskNeeds } from '../../ticket/parts/desk.ts';
import { KnowledgeSheet, useKnowledge } from '../../mode/operations/use-knowledge.ts';
import { useContractOffer } from '../../contracts/operations/use-contract-offer.ts';
import { useContractLines } from '../../contracts/operations/use-contract-lines.ts';
import { useLevelMoves } from '../../contracts/operations/use-level-moves.ts';
import { useContractOrderMoves } from '../../contracts/operations/use-contract-order-moves.ts';
import { useContractTicket } from '../../contracts/operations/use-contract-ticket.ts';
import { useUnchanged } from '../../mode/operations/use-unchanged.ts';
import { reversalKey } from '../../contracts/operations/use-reversal-memory.ts';
import { useReversal } from '../../contracts/operations/use-reversal.ts';

const Confirmation = whenWanted<ContractConfirmationProps>({
  load: async () => (await import('../../contracts/panels/contract-confirmation.tsx')).ContractConfirmation,
  isWanted: ({ ticket }) => ticket.flow.state.kind === 'confirm',
});

const MoveLevelSheet = whenWanted<MoveLevelSheetProps>({
  load: async () => (await import('../../contracts/parts/move-level-sheet.tsx')).MoveLevelSheet,
  isWanted: ({ move }) => move !== undefined,
});

const MoveSheet = whenWanted<MovingSheetProps<StandingContract>>({
  load: async () => (await import('../../contracts/panels/move-contract-sheet.tsx')).MoveContractSheet,
  isWanted: ({ move, memory }) => move !== undefined || memory.isLeft,
});

const lead = <LockLead action="contracts" />;

/** The desk of contracts. */
export function ContractDesk({ mode, instrument, view, here, renderPage }: DeskNeeds) {
  useTextsAhead(['contracts', 'records']);
  const product = products[mode.product];
  const hasTraded = useHasTraded();
  const stops = useOwnStops({ product: 'contracts', hasTraded });
  const knowledge = useKnowledge({ mode, product: 'contracts', instrument, hasTraded });
  const ticket = useContractTicket({ instrument, stops, asksFirst: knowledge.asksFirst });
  const { form, flow } = ticket;
  const { act } = form;
  const onPickPrice = useCallback((price: Price) => act({ type: 'price-picked', price }), [act]);
  const mayOpen = stops.stop === undefined && instrument.isOpen !== false;
  const reversal = useReversal({ ...ticket, memoryKey: reversalKey(mode.account, instrument.symbol), mayOpen });
  const needed = form.summary.cost?.needed ?? form.summary.cost?.value;
  const own = useContractLines(instrument);
  const moves = useLevelMoves(instrument, own);
  const offer = useContractOffer(ticket, moves.levelsAt);
  const onItsWay = useUnchanged(orderOnItsWay(flow.state));
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  const orderMoves = useContractOrderMoves({ account: mode.account, instrument, waiting: own.waiting, ticket, stops });
  return (
    <>
      <DeskFrame
        desk={{
          instrument,
          view,
          drawings: { ...own.lines, grips: joinGrips([moves.grips, orderMoves.grips]) },
          trading: {
            ticket: (
              <ContractTicketPanel
                mode={mode}
                instrument={instrument}
                ticket={ticket}
                reversal={reversal}
                moved={orderMoves.notice}
                ladder={{ stops, asksFirst: knowledge.asksFirst }}
                onPositions={view === 'ticket' ? ask : undefined}
                stop={
                  needed === undefined ? stops.stop : stops.stopFor({ value: needed, currency: instrument.quote.name })
                }
                here={here}
              />
            ),
            orders: (
              <ContractDeskOrders
                mode={mode}
                instrument={instrument}
                onItsWay={onItsWay}
                closing={reversal.closing}
                onReverse={reversal.begin}
                asked={asked}
                here={here}
              />
            ),
            product: mode.product,
            riskKey: product.riskKey,
            pinnedRiskKey: product.riskKey,
            onPickPrice,
            offer,
            askedTicket: orderMoves.askedTicket ?? reversal.askedTicket,
            isConfirming: flow.state.kind === 'confirm' || knowledge.sheet.product !== undefined,
            renderButtons: (openTicket) => (
              <ContractButtons
                base={instrument.base.name}
                onOpen={(direction) => {
                  // The outcome of an earlier order does not cover a new one.
                  flow.cancel();
                  form.act({ type: 'direction', direction });
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
      <MoveLevelSheet {...moves.sheet} />
      <MoveSheet {...orderMoves.sheet} />
      <KnowledgeSheet {...knowledge.sheet} />
      <Confirmation ticket={ticket} symbol={instrument.symbol} product={product} />
    </>
  );
}
