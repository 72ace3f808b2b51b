import { useState } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useDepth, useLastDepth } from '../data/depth-stream.ts';
import { useIsDemo } from '../data/money-world.ts';
import { orderOnItsWay } from '../model/order-on-its-way.ts';
import { products } from '../model/products.ts';
import { ordersPath } from '../model/trade-mode.ts';
import type { ChecksSheetProps } from '../parts/checks-sheet.tsx';
import { ContractButtons } from '../parts/contract/contract-buttons.tsx';
import type { ContractConfirmProps } from '../parts/contract/contract-confirm-sheet.tsx';
import { RiskWarning } from '../parts/risk-warning.tsx';
import { ContractOrdersPanel } from './contract-orders-panel.tsx';
import { ContractTicketPanel } from './contract-ticket-panel.tsx';
import { DeskFrame } from './desk-frame.tsx';
import type { DeskNeeds } from './desk.ts';
import { useContractLines } from './use-contract-lines.ts';
import { useContractTicket, type ContractTicket } from './use-contract-ticket.ts';

const ConfirmSheet = whenWanted<ContractConfirmProps>({
  load: async () => (await import('../parts/contract/contract-confirm-sheet.tsx')).ContractConfirmSheet,
  isWanted: ({ state }) => state.kind === 'confirm',
});
const ChecksSheet = whenWanted<ChecksSheetProps>({
  load: async () => (await import('../parts/checks-sheet.tsx')).ChecksSheet,
  isWanted: ({ isOpen }) => isOpen,
});

/** The desk of contracts. */
export function ContractDesk({ mode, instrument, view, here, renderPage }: DeskNeeds) {
  const product = products[mode.product];
  const depth = useDepth(instrument.symbol);
  const lastDepth = useLastDepth(instrument.symbol);
  const ticket = useContractTicket(instrument);
  const { form, flow } = ticket;
  const drawings = useContractLines(instrument);
  return (
    <>
      <DeskFrame
        desk={{
          instrument,
          view,
          depth: depth ?? lastDepth,
          drawings,
          trading: {
            ticket: <ContractTicketPanel mode={mode} instrument={instrument} ticket={ticket} here={here} />,
            orders: (
              <ContractOrdersPanel
                pair={{ baseId: instrument.base.id, quoteId: instrument.quote.id }}
                symbol={instrument.symbol}
                onItsWay={orderOnItsWay(flow.state)}
                allPath={ordersPath(mode, instrument.symbol)}
                here={here}
              />
            ),
            riskKey: product.riskKey,
            onPickPrice: (price) => form.act({ type: 'price-picked', price }),
            isConfirming: flow.state.kind === 'confirm',
            renderButtons: (openTicket) => (
              <ContractButtons
                base={instrument.base.name}
                onOpen={(direction) => {
                  // What became of an earlier order is not said again over a new one.
                  flow.cancel();
                  form.act({ type: 'direction', direction });
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

function Confirmation({ ticket }: { readonly ticket: ContractTicket }) {
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
        risk={<RiskWarning textKey={products.contract.riskKey} links={risk.links} />}
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
