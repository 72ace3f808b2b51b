import { useState } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import type { Side } from '../../../core/domain/depth.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useDepth, useLastDepth } from '../data/depth-stream.ts';
import { useIsDemo } from '../data/money-world.ts';
import { useSpotOrders } from '../data/spot-orders.ts';
import { products } from '../model/products.ts';
import type { ChecksSheetProps } from '../parts/checks-sheet.tsx';
import type { ConfirmSheetProps } from '../parts/confirm-sheet.tsx';
import { RiskWarning } from '../parts/risk-warning.tsx';
import { SideButtons } from '../parts/side-buttons.tsx';
import { DeskFrame } from './desk-frame.tsx';
import type { DeskNeeds } from './desk.ts';
import { SpotDeskOrders } from './spot-desk-orders.tsx';
import { TicketPanel } from './ticket-panel.tsx';
import { useOrderLines } from './use-order-lines.ts';
import { useTicket, type Ticket } from './use-ticket.ts';

const ConfirmSheet = whenWanted<ConfirmSheetProps>({
  load: async () => (await import('../parts/confirm-sheet.tsx')).ConfirmSheet,
  isWanted: ({ state }) => state.kind === 'confirm',
});
const ChecksSheet = whenWanted<ChecksSheetProps>({
  load: async () => (await import('../parts/checks-sheet.tsx')).ChecksSheet,
  isWanted: ({ isOpen }) => isOpen,
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
      <Confirmation ticket={ticket} />
    </>
  );
}

function Confirmation({ ticket }: { readonly ticket: Ticket }) {
  const { languageTag } = useFormat();
  const { risk } = useRuntimeConfig();
  const isDemo = useIsDemo();
  const [isAdjusting, setIsAdjusting] = useState(false);
  const { flow } = ticket;
  const adjust = (): void => {
    flow.cancel();
    setIsAdjusting(true);
  };
  return (
    <>
      <ConfirmSheet
        state={flow.state}
        isDemo={isDemo}
        onConfirm={flow.confirm}
        onCancel={flow.cancel}
        onAdjustChecks={adjust}
        risk={<RiskWarning textKey={products.spot.riskKey} links={risk.links} />}
      />
      <ChecksSheet
        isOpen={isAdjusting}
        checks={ticket.checks}
        languageTag={languageTag}
        onSave={(checks) => {
          ticket.keepChecks(checks);
          setIsAdjusting(false);
        }}
        onClose={() => setIsAdjusting(false)}
      />
    </>
  );
}
