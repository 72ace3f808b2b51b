import type { ReactNode } from 'react';
import type { Instrument } from '../../../core/domain/instrument.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useOffline } from '../../../core/session/use-offline.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import type { OwnStops } from '../../shared/limits/screens/use-own-stops.ts';
import { busyOf } from '../model/ticket-state.ts';
import { ordersPath } from '../model/trade-mode.ts';
import { DirectionButtons } from '../parts/seconds/direction-buttons.tsx';
import type { SecondsNoticeProps } from '../parts/seconds/seconds-notice.tsx';
import styles from '../parts/seconds/seconds-foot.module.css';
import { useSecondsErrorText } from '../parts/seconds/use-seconds-error-text.ts';
import type { DeskNeeds } from './desk.ts';
import { OwnStopText } from './own-stop.ts';
import { useClosedNote } from './use-closed-note.ts';
import type { SecondsTicket } from './use-seconds-ticket.ts';

/** There is nothing to say before an option; the lock of the ticket does not wait for it. */
const SecondsNotice = whenWanted<SecondsNoticeProps>({
  load: async () => (await import('../parts/seconds/seconds-notice.tsx')).SecondsNotice,
  isWanted: ({ state }) => state.kind !== 'idle' && state.kind !== 'confirm',
});

interface SecondsFootProps extends Pick<DeskNeeds, 'mode' | 'instrument'> {
  readonly ticket: SecondsTicket;
  readonly stops: OwnStops;
}

/** The two buttons, and above them what became of the last tap: in sight wherever the page is scrolled to. */
export function SecondsFoot({ mode, instrument, ticket, stops }: SecondsFootProps) {
  const { isSignedIn } = useSession();
  const reason = useReason(ticket, stops, instrument);
  const { flow } = ticket;
  if (!isSignedIn) return undefined;
  return (
    <div className={styles['foot']}>
      <div className={styles['outcome']} aria-live="polite">
        <SecondsNotice
          state={flow.state}
          priceStep={instrument.priceStep}
          ordersPath={ordersPath(mode, instrument.symbol)}
          onRefresh={ticket.refreshPrice}
          onCheckAgain={flow.checkAgain}
          onSeen={flow.seen}
          onDismiss={flow.cancel}
        />
      </div>
      <DirectionButtons busy={busyOf(flow.state)} reason={reason} onChoose={ticket.choose} />
    </div>
  );
}

/** Why nothing can be opened now: the person's own limits first, then the network and the market. */
function useReason({ form }: SecondsTicket, stops: OwnStops, instrument: Instrument): ReactNode {
  const errors = useText('errors');
  const errorText = useSecondsErrorText();
  const isOffline = useOffline();
  const closedNote = useClosedNote(instrument);
  const { stake, currency } = form.summary;
  const stop =
    stake === undefined || currency === undefined
      ? stops.stop
      : stops.stopFor({ value: stake, currency: currency.name });
  if (stop !== undefined) return <OwnStopText stop={stop} />;
  if (isOffline) return errors('kinds.offline');
  const wrong = errorText(form.errorOf('ticket'));
  return wrong === undefined || closedNote === undefined ? wrong : `${wrong} ${closedNote}`;
}
