import { useState, type ReactNode } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { useOwnStops } from '../../../shared/limits/operations/use-own-stops.ts';
import { useIsDemo } from '../../../shared/session/data/is-demo.ts';
import { products } from '../../mode/model/products.ts';
import { LimitsLink } from '../../mode/parts/limits-link.tsx';
import { RiskWarning } from '../../mode/parts/risk-warning.tsx';
import { useWideLayout } from '../../mode/parts/use-wide-layout.ts';
import { DirectionButtons } from '../../options/parts/direction-buttons.tsx';
import { LossNotice } from '../../options/parts/loss-notice.tsx';
import type { OptionConfirmSheetProps } from '../../options/parts/option-confirm-sheet.tsx';
import { LockLead } from '../../../shared/session/panels/lock-lead.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { useMarketOfReview } from '../../ticket/operations/use-market-of-review.ts';
import type { DeskNeeds } from '../../ticket/parts/desk.ts';
import { OptionFoot } from '../../options/panels/option-foot.tsx';
import { OptionLine } from '../../options/panels/option-line.tsx';
import { OutcomesOverLine } from '../../options/panels/option-outcomes.tsx';
import { OptionOrdersPanel } from '../../options/panels/option-orders-panel.tsx';
import { OptionTicketPanel } from '../../options/panels/option-ticket-panel.tsx';
import { SettleRunning } from '../../options/panels/settle-running.tsx';
import { KnowledgeSheet, useKnowledge } from '../../mode/operations/use-knowledge.ts';
import { useEntryLines } from '../../options/operations/use-entry-lines.ts';
import { useLosses } from '../../options/operations/use-losses.ts';
import { useRunningOptions } from '../../options/operations/use-running-options.ts';
import { useOptionTicket } from '../../options/operations/use-option-ticket.ts';

const ConfirmSheet = whenWanted<OptionConfirmSheetProps>({
  load: async () => (await import('../../options/parts/option-confirm-sheet.tsx')).OptionConfirmSheet,
  isWanted: ({ state }) => state.kind === 'confirm',
});

/** Results above the buttons, beside each other: more would hide the ticket of a small phone. */
const outcomesShown = 2;

/** The desk of timed options. */
export function OptionDesk({ mode, instrument, view, here, renderPage }: DeskNeeds) {
  useTextsAhead(['options', 'records', 'connection']);
  const { risk } = useRuntimeConfig();
  const isDemo = useIsDemo();
  const losses = useLosses();
  const stops = useOwnStops({ product: 'options', hasTraded: losses.hasSettled });
  const knowledge = useKnowledge({ mode, product: 'options', instrument, hasTraded: losses.hasSettled });
  const ticket = useOptionTicket({
    instrument,
    stops,
    asksFirst: knowledge.asksFirst,
    onPlaced: stops.noteOpened,
  });
  const { state } = ticket.flow;
  useMarketOfReview({
    symbol: instrument.symbol,
    isReviewed: state.kind === 'confirm',
    onClosed: ticket.flow.cancel,
  });
  const running = useRunningOptions(instrument.id, state.kind === 'placed' ? state.order : undefined);
  const { riskKey } = products[mode.product];
  const [outcomes, setOutcomes] = useState<readonly OptionOrder[]>([]);
  const settle = (order: OptionOrder): void => {
    setOutcomes((known) => [order, ...known.filter(({ id }) => id !== order.id)].slice(0, outcomesShown));
    // That it was opened is no news beside its result.
    if (state.kind === 'placed' && state.order?.id === order.id) ticket.flow.cancel();
    running.settle(order);
  };
  const told = {
    mode,
    instrument,
    outcomes,
    running: running.all,
    onOutcomeSeen: (seen: OptionOrder['id']) => setOutcomes((known) => known.filter(({ id }) => id !== seen)),
  };
  const isOutcomeAbove = !useWideLayout() && view !== 'chart';
  return (
    <>
      <DeskFrame
        desk={{
          instrument,
          view,
          drawings: useEntryLines(running.all),
          trading: {
            lead: (
              <>
                <OptionLine
                  instrument={instrument}
                  running={running.all}
                  seconds={ticket.form.summary.period?.seconds}
                />
                {isOutcomeAbove ? (
                  <OutcomesOverLine {...told} flow={ticket.flow} refreshPrice={ticket.refreshPrice} />
                ) : undefined}
              </>
            ),
            ticket: (
              <>
                <OptionTicketPanel ticket={ticket} here={here} />
                <LossNotice losses={losses.inARow} onSeen={losses.seen} />
                <LimitsLink />
              </>
            ),
            pinned: <OptionFoot {...{ ...told, ticket, stops, isOutcomeAbove }} />,
            orders: <OptionOrdersPanel mode={mode} instrument={instrument} running={running} here={here} />,
            product: mode.product,
            riskKey,
            pinnedRiskKey: riskKey,
            isConfirming: state.kind === 'confirm' || knowledge.sheet.product !== undefined,
            renderButtons: (openTicket) => <DirectionButtons busy={undefined} onChoose={openTicket} />,
          },
        }}
        renderPage={(content, footer) => renderPage(withLead(content), footer)}
      />
      <SettleRunning running={{ ...running, settle }} />
      <KnowledgeSheet {...knowledge.sheet} />
      <ConfirmSheet
        state={state}
        isDemo={isDemo}
        onConfirm={ticket.flow.confirm}
        onCancel={ticket.flow.cancel}
        risk={<RiskWarning textKey={riskKey} risk={risk} />}
      />
    </>
  );
}

const withLead = (content: ReactNode): ReactNode => (
  <>
    <LockLead action="options" />
    {content}
  </>
);
