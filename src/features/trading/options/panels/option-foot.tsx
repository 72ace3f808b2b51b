import { useId, type ReactNode } from 'react';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useIsPast } from '../../../../core/session/use-is-past.ts';
import { useOffline } from '../../../../core/session/use-offline.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { OwnStops } from '../../../shared/limits/operations/use-own-stops.ts';
import { busyOf } from '../../orders/model/ticket-state.ts';
import { ordersPath } from '../../mode/model/trade-mode.ts';
import { LaterNoWayNote } from '../../orders/parts/later-no-way-note.ts';
import { DoubledPlainly } from '../../ticket/parts/doubled-plainly.tsx';
import { DirectionButtons } from '../parts/direction-buttons.tsx';
import { OptionOutcomes, OptionTold, type OptionOutcomesProps } from './option-outcomes.tsx';
import styles from '../parts/option-foot.module.css';
import { useOptionErrorText } from '../parts/use-option-error-text.ts';
import type { DoubledNoticeProps } from '../../../shared/request-form/parts/doubled-notice.tsx';
import type { SentOption } from '../model/option-way.ts';
import { OwnStopText } from '../../ticket/parts/own-stop.ts';
import { useReadAtEdges } from '../../../shared/instruments/data/read-at-edges.ts';
import { useClosedNote } from '../../orders/operations/use-closed-note.ts';
import type { OptionTicket } from '../operations/use-option-ticket.ts';

const DoubledOptions = whenWanted<DoubledNoticeProps<SentOption, OptionOrder>>({
  load: async () => (await import('../../../shared/request-form/parts/doubled-notice.tsx')).DoubledNotice,
  isWanted: ({ doubled }) => doubled !== undefined,
  failed: DoubledPlainly,
});

interface OptionFootProps extends Omit<OptionOutcomesProps, 'flow' | 'refreshPrice'> {
  readonly ticket: OptionTicket;
  readonly stops: OwnStops;
  /** What went well stands over the price line, not here. */
  readonly isOutcomeAbove: boolean;
}

/** The two buttons, and above them the outcome of the last tap: visible at every scroll position. */
export function OptionFoot({ ticket, stops, isOutcomeAbove, ...told }: OptionFootProps) {
  const { mode, instrument } = told;
  const { isSignedIn } = useSession();
  const reason = useReason(ticket, stops, instrument);
  const noteId = useId();
  const { flow } = ticket;
  if (!isSignedIn) return undefined;
  const { state } = flow;
  const outcome = { ...told, flow, refreshPrice: ticket.refreshPrice };
  return (
    <div className={styles['foot']}>
      <div className={styles['outcome']} aria-live="polite">
        <DoubledOptions
          doubled={flow.doubled}
          recordsPath={ordersPath(mode, instrument.symbol)}
          onSeen={flow.dismissDoubled}
        />
        {isOutcomeAbove ? undefined : <OptionOutcomes {...outcome} />}
        {state.kind === 'placed' ? undefined : <OptionTold {...outcome} />}
      </div>
      {reason === undefined && !isAsked(state) ? <LaterNoWayNote id={noteId} /> : undefined}
      <DirectionButtons
        busy={busyOf(state)}
        reason={reason}
        win={ticket.form.summary.win}
        currency={ticket.form.summary.currency?.name}
        onChoose={ticket.choose}
      />
    </div>
  );
}

/** Of an option under way its notice speaks, and nothing is to be tried again. */
function isAsked(state: OptionTicket['flow']['state']): boolean {
  const busy = busyOf(state);
  return busy === 'checking' || busy === 'unknown';
}

/** Why nothing can be opened now: the person's own limits first, then the network and the market. */
function useReason({ form, flow, isPausing }: OptionTicket, stops: OwnStops, instrument: Instrument): ReactNode {
  const t = useText('options');
  const errors = useText('errors');
  const connection = useText('connection');
  const errorText = useOptionErrorText();
  const isOffline = useOffline();
  const isPast = useIsPast();
  useReadAtEdges(instrument.category);
  const closedNote = useClosedNote(instrument);
  const { stake, currency } = form.summary;
  const stop =
    stake === undefined || currency === undefined
      ? stops.stop
      : stops.stopFor({ value: stake, currency: currency.name });
  if (stop !== undefined) return <OwnStopText stop={stop} />;
  if (isAsked(flow.state)) return undefined;
  if (isOffline) return errors('kinds.offline');
  if (isPast) return connection('noWay.past');
  if (isPausing) return t('ticket.pausing');
  const wrong = errorText(form.errorOf('ticket'));
  return wrong === undefined || closedNote === undefined ? wrong : `${wrong} ${closedNote}`;
}
