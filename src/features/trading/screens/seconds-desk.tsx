import { useState } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import type { SecondsOrder } from '../../../core/domain/seconds-option.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useOffline } from '../../../core/session/use-offline.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useDepth, useLastDepth } from '../data/depth-stream.ts';
import { useIsDemo } from '../data/money-world.ts';
import type { TicketState } from '../model/ticket-state.ts';
import { products } from '../model/products.ts';
import type { SecondsWay } from '../model/seconds-way.ts';
import { RiskWarning } from '../parts/risk-warning.tsx';
import { DirectionButtons } from '../parts/seconds/direction-buttons.tsx';
import { LossNotice } from '../parts/seconds/loss-notice.tsx';
import type { PaceSheetProps } from '../parts/seconds/pace-sheet.tsx';
import pace from '../parts/seconds/pace-sheet.module.css';
import type { SecondsConfirmSheetProps } from '../parts/seconds/seconds-confirm-sheet.tsx';
import { useSecondsErrorText } from '../parts/seconds/use-seconds-error-text.ts';
import { DeskFrame } from './desk-frame.tsx';
import type { DeskNeeds } from './desk.ts';
import { SecondsLine } from './seconds-line.tsx';
import { SecondsOrdersPanel } from './seconds-orders-panel.tsx';
import { SecondsTicketPanel } from './seconds-ticket-panel.tsx';
import { useEntryLines } from './use-entry-lines.ts';
import { usePace, type PaceControl } from './use-pace.ts';
import { useRunningOptions } from './use-running-options.ts';
import { useSecondsTicket, type SecondsTicket } from './use-seconds-ticket.ts';

const ConfirmSheet = whenWanted<SecondsConfirmSheetProps>({
  load: async () => (await import('../parts/seconds/seconds-confirm-sheet.tsx')).SecondsConfirmSheet,
  isWanted: ({ state }) => state.kind === 'confirm',
});
const PaceSheet = whenWanted<PaceSheetProps>({
  load: async () => (await import('../parts/seconds/pace-sheet.tsx')).PaceSheet,
  isWanted: ({ isOpen }) => isOpen,
});

/** The desk of timed options. */
export function SecondsDesk({ mode, instrument, view, here, renderPage }: DeskNeeds) {
  const t = useText('seconds');
  const { risk } = useRuntimeConfig();
  const isDemo = useIsDemo();
  const { isSignedIn } = useSession();
  const depth = useDepth(instrument.symbol);
  const lastDepth = useLastDepth(instrument.symbol);
  const control = usePace();
  const [isPaceOpen, setIsPaceOpen] = useState(false);
  const ticket = useSecondsTicket({ instrument, onPlaced: control.noteOpened });
  const { state } = ticket.flow;
  const running = useRunningOptions(instrument.id, state.kind === 'placed' ? state.order : undefined);
  const { riskKey } = products[mode.product];
  const reason = useReason(ticket, control);
  const settle = (order: SecondsOrder): void => {
    // That it was opened is no news beside its result.
    if (state.kind === 'placed' && state.order?.id === order.id) ticket.flow.cancel();
    running.settle(order);
  };
  const openPace = (): void => setIsPaceOpen(true);
  const buttons = isSignedIn ? (
    <DirectionButtons busy={busyOf(state)} reason={reason} onChoose={ticket.choose} />
  ) : undefined;
  return (
    <>
      <DeskFrame
        desk={{
          instrument,
          view,
          depth: depth ?? lastDepth,
          drawings: useEntryLines(running.all),
          trading: {
            lead: <SecondsLine instrument={instrument} running={running.all} />,
            ticket: (
              <>
                <SecondsTicketPanel mode={mode} instrument={instrument} ticket={ticket} here={here} />
                <LossNotice losses={control.losses} onSeen={control.seen} onPace={openPace} />
                <button type="button" className={pace['link']} aria-haspopup="dialog" onClick={openPace}>
                  {t('pace.link')}
                </button>
              </>
            ),
            pinned: buttons,
            orders: (
              <SecondsOrdersPanel mode={mode} instrument={instrument} running={{ ...running, settle }} here={here} />
            ),
            riskKey,
            isRiskPinned: true,
            isConfirming: state.kind === 'confirm',
            renderButtons: (openTicket) => <DirectionButtons busy={undefined} onChoose={openTicket} />,
          },
        }}
        renderPage={renderPage}
      />
      <ConfirmSheet
        state={state}
        isDemo={isDemo}
        onConfirm={ticket.flow.confirm}
        onCancel={ticket.flow.cancel}
        risk={<RiskWarning textKey={riskKey} links={risk.links} />}
      />
      <PaceSheet
        isOpen={isPaceOpen}
        pace={control.pace}
        onLimit={control.setLimit}
        onBreak={control.takeBreak}
        onClose={() => setIsPaceOpen(false)}
      />
    </>
  );
}

const busyOf = ({ kind }: TicketState<SecondsWay>): 'sending' | 'checking' | 'unknown' | undefined =>
  kind === 'sending' || kind === 'checking' || kind === 'unknown' ? kind : undefined;

/** Why nothing can be opened now: the person's own limits first, then the network and the market. */
function useReason({ form }: SecondsTicket, { stop }: PaceControl): string | undefined {
  const t = useText('seconds');
  const errors = useText('errors');
  const format = useFormat();
  const errorText = useSecondsErrorText();
  const isOffline = useOffline();
  if (stop !== undefined) {
    const time = format.dateTime(stop.until);
    return stop.kind === 'break'
      ? t('pace.locked', { time })
      : t('pace.reached', { n: format.count(stop.limit), time });
  }
  if (isOffline) return errors('kinds.offline');
  return errorText(form.errorOf('ticket'));
}
