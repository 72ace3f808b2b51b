import type { ReactNode } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import type { Instrument } from '../../../core/domain/instrument.ts';
import type { SecondsOrder } from '../../../core/domain/seconds-option.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useOffline } from '../../../core/session/use-offline.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { useOwnStops, type OwnStops } from '../../shared/limits/screens/use-own-stops.ts';
import { useDepth, useLastDepth } from '../data/depth-stream.ts';
import { useIsDemo } from '../data/money-world.ts';
import type { TicketState } from '../model/ticket-state.ts';
import { products } from '../model/products.ts';
import type { SecondsWay } from '../model/seconds-way.ts';
import { LimitsLink } from '../parts/limits-link.tsx';
import { RiskWarning } from '../parts/risk-warning.tsx';
import { DirectionButtons } from '../parts/seconds/direction-buttons.tsx';
import { LossNotice } from '../parts/seconds/loss-notice.tsx';
import type { SecondsConfirmSheetProps } from '../parts/seconds/seconds-confirm-sheet.tsx';
import { useSecondsErrorText } from '../parts/seconds/use-seconds-error-text.ts';
import { StandingNotice } from '../../shared/session/screens/standing-notice.tsx';
import { OwnStopText } from './own-stop.ts';
import { DeskFrame } from './desk-frame.tsx';
import type { DeskNeeds } from './desk.ts';
import { SecondsLine } from './seconds-line.tsx';
import { SecondsOrdersPanel } from './seconds-orders-panel.tsx';
import { SecondsTicketPanel } from './seconds-ticket-panel.tsx';
import { useNextOpening } from './use-next-opening.ts';
import { useEntryLines } from './use-entry-lines.ts';
import { useLosses } from './use-losses.ts';
import { useRunningOptions } from './use-running-options.ts';
import { useSecondsTicket, type SecondsTicket } from './use-seconds-ticket.ts';

const ConfirmSheet = whenWanted<SecondsConfirmSheetProps>({
  load: async () => (await import('../parts/seconds/seconds-confirm-sheet.tsx')).SecondsConfirmSheet,
  isWanted: ({ state }) => state.kind === 'confirm',
});

/** The desk of timed options. */
export function SecondsDesk({ mode, instrument, view, here, renderPage }: DeskNeeds) {
  const { risk } = useRuntimeConfig();
  const isDemo = useIsDemo();
  const { isSignedIn } = useSession();
  const depth = useDepth(instrument.symbol);
  const lastDepth = useLastDepth(instrument.symbol);
  const losses = useLosses();
  const stops = useOwnStops({ product: 'seconds', hasTraded: losses.hasSettled });
  const ticket = useSecondsTicket({ instrument, stops, onPlaced: stops.noteOpened });
  const { state } = ticket.flow;
  const running = useRunningOptions(instrument.id, state.kind === 'placed' ? state.order : undefined);
  const { riskKey } = products[mode.product];
  const reason = useReason(ticket, stops, instrument);
  const settle = (order: SecondsOrder): void => {
    // That it was opened is no news beside its result.
    if (state.kind === 'placed' && state.order?.id === order.id) ticket.flow.cancel();
    running.settle(order);
  };
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
                <LossNotice losses={losses.inARow} onSeen={losses.seen} />
                <LimitsLink />
              </>
            ),
            pinned: buttons,
            orders: (
              <SecondsOrdersPanel mode={mode} instrument={instrument} running={{ ...running, settle }} here={here} />
            ),
            riskKey,
            pinnedRiskKey: riskKey,
            isConfirming: state.kind === 'confirm',
            renderButtons: (openTicket) => <DirectionButtons busy={undefined} onChoose={openTicket} />,
          },
        }}
        renderPage={(content, footer) =>
          renderPage(
            <>
              <StandingNotice />
              {content}
            </>,
            footer,
          )
        }
      />
      <ConfirmSheet
        state={state}
        isDemo={isDemo}
        onConfirm={ticket.flow.confirm}
        onCancel={ticket.flow.cancel}
        risk={<RiskWarning textKey={riskKey} links={risk.links} />}
      />
    </>
  );
}

const busyOf = ({ kind }: TicketState<SecondsWay>): 'sending' | 'checking' | 'unknown' | undefined =>
  kind === 'sending' || kind === 'checking' || kind === 'unknown' ? kind : undefined;

/** Why nothing can be opened now: the person's own limits first, then the network and the market. */
function useReason({ form }: SecondsTicket, { stop }: OwnStops, instrument: Instrument): ReactNode {
  const t = useText('seconds');
  const errors = useText('errors');
  const errorText = useSecondsErrorText();
  const isOffline = useOffline();
  const opening = useNextOpening(instrument);
  if (stop !== undefined) return <OwnStopText stop={stop} />;
  if (isOffline) return errors('kinds.offline');
  const wrong = errorText(form.errorOf('ticket'));
  return wrong === undefined || opening === undefined ? wrong : `${wrong} ${t('error.opensAt', { time: opening })}`;
}
