import { useState, type ReactNode } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import type { Side } from '../../../core/domain/depth.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { SkeletonRows } from '../../../core/ui/list-state.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useDepth, useLastDepth } from '../data/depth-stream.ts';
import { useIsDemo } from '../data/money-world.ts';
import { products } from '../model/products.ts';
import type { ChecksSheetProps } from '../parts/checks-sheet.tsx';
import type { ConfirmSheetProps } from '../parts/confirm-sheet.tsx';
import { RiskWarning } from '../parts/risk-warning.tsx';
import { SideButtons } from '../parts/side-buttons.tsx';
import { useWideLayout } from '../parts/use-wide-layout.ts';
import { DepthPanel } from './depth-panel.tsx';
import { DeskOrders } from './desk-orders.tsx';
import type { Desk, DeskNeeds } from './desk.ts';
import { TicketPanel } from './ticket-panel.tsx';
import { TicketSheet } from './ticket-sheet.tsx';
import styles from './trade-desk.module.css';
import { useTicket, type Ticket } from './use-ticket.ts';

const ConfirmSheet = whenWanted<ConfirmSheetProps>({
  load: async () => (await import('../parts/confirm-sheet.tsx')).ConfirmSheet,
  isWanted: ({ state }) => state.kind === 'confirm',
});
const ChecksSheet = whenWanted<ChecksSheetProps>({
  load: async () => (await import('../parts/checks-sheet.tsx')).ChecksSheet,
  isWanted: ({ isOpen }) => isOpen,
});
const fallback = <SkeletonRows count={6} height={56} />;
const ChartView = whenWanted<Desk>({ load: async () => (await import('./chart-views.tsx')).ChartView, fallback });
const WideDesk = whenWanted<Desk>({ load: async () => (await import('./chart-views.tsx')).WideDesk, fallback });

export interface TradeDeskProps extends DeskNeeds {
  /** The page around it; the footer is the desk's. */
  readonly renderPage: (content: ReactNode, footer: ReactNode) => ReactNode;
}

/** Chart, book, ticket and orders of one pair: side by side where there is room, one view at a time on a phone. */
export function TradeDesk(props: TradeDeskProps) {
  const { mode, instrument, view, isTradable } = props;
  const isWide = useWideLayout();
  const product = products[mode.product];
  const depth = useDepth(instrument.symbol);
  const lastDepth = useLastDepth(instrument.symbol);
  const ticket = useTicket({ instrument, product, depth });
  const desk: Desk = { ...props, ticket, depth: depth ?? lastDepth };
  const [isTicketOpen, setIsTicketOpen] = useState(false);
  const open = (side: Side): void => {
    // What became of an earlier order is not said again over a new one.
    ticket.flow.cancel();
    ticket.form.act({ type: 'side', side });
    setIsTicketOpen(true);
  };
  const hasButtons = view === 'chart' && isTradable && !isWide;
  const content = isWide ? (
    <WideDesk {...desk} />
  ) : view === 'chart' ? (
    <ChartView {...desk} />
  ) : (
    <TicketView {...desk} />
  );
  return (
    <>
      {props.renderPage(content, hasButtons ? <SideButtons base={instrument.base.name} onOpen={open} /> : undefined)}
      {hasButtons ? (
        <TicketSheet
          desk={desk}
          isOpen={isTicketOpen && ticket.flow.state.kind !== 'confirm'}
          onClose={() => setIsTicketOpen(false)}
        />
      ) : undefined}
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
        risk={<RiskWarning links={risk.links} />}
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

function TicketView(desk: Desk) {
  const { risk } = useRuntimeConfig();
  return (
    <>
      <div className={desk.depth === undefined ? styles['single'] : styles['pair']}>
        <TicketPanel desk={desk} />
        {desk.depth === undefined ? undefined : <DepthPanel desk={desk} depth={desk.depth} count={8} isPickable />}
      </div>
      <DeskOrders {...desk} />
      <div className={styles['risk']}>
        <RiskWarning links={risk.links} />
      </div>
    </>
  );
}
