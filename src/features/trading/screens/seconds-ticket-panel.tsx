import { loginPath } from '../../../core/navigation/return-path.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../core/ui/list-state.tsx';
import { LinkButton } from '../../../core/ui/button.tsx';
import { whenWanted } from '../../../core/ui/when-wanted.tsx';
import { ordersPath } from '../model/trade-mode.ts';
import { OutcomeLines } from '../parts/seconds/outcome-lines.tsx';
import { PeriodCards } from '../parts/seconds/period-cards.tsx';
import type { SecondsNoticeProps } from '../parts/seconds/seconds-notice.tsx';
import styles from '../parts/seconds/seconds-ticket.module.css';
import { StakeField } from '../parts/seconds/stake-field.tsx';
import type { DeskNeeds } from './desk.ts';
import type { SecondsTicket } from './use-seconds-ticket.ts';

/** There is nothing to say before an option; the lock of the ticket does not wait for it. */
const SecondsNotice = whenWanted<SecondsNoticeProps>({
  load: async () => (await import('../parts/seconds/seconds-notice.tsx')).SecondsNotice,
  isWanted: ({ state }) => state.kind !== 'idle' && state.kind !== 'confirm',
});

interface SecondsTicketPanelProps extends Pick<DeskNeeds, 'mode' | 'instrument' | 'here'> {
  readonly ticket: SecondsTicket;
}

/** Length, stake, what can come of it, and what became of the last option. Visitors find the way to the login: terms are told to who is known. */
export function SecondsTicketPanel(props: SecondsTicketPanelProps) {
  const t = useText('seconds');
  const { isSignedIn } = useSession();
  return isSignedIn ? (
    <KnownTicket {...props} />
  ) : (
    <EmptyState
      title={t('ticket.loginText')}
      action={<LinkButton to={loginPath(props.here)}>{t('ticket.login')}</LinkButton>}
    />
  );
}

function KnownTicket({ mode, instrument, ticket }: SecondsTicketPanelProps) {
  const t = useText('seconds');
  const { form, flow, context } = ticket;
  const { periods, currencies } = context;
  const notice = (
    <div aria-live="polite">
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
  );
  if (periods === undefined || currencies === undefined) {
    return (
      <>
        {notice}
        {ticket.failure === null ? (
          <SkeletonRows count={4} height={64} />
        ) : (
          <ErrorState error={ticket.failure} onRetry={ticket.retry} />
        )}
      </>
    );
  }
  const { period, currency } = form.summary;
  return (
    <div className={styles['ticket']} role="group" aria-label={t('ticket.label')}>
      <PeriodCards
        periods={periods}
        selected={period?.seconds}
        currency={currency?.name}
        onSelect={(seconds) => form.act({ type: 'seconds', seconds })}
      />
      <StakeField form={form} currencies={currencies} inputRef={ticket.stakeRef} />
      <OutcomeLines summary={form.summary} />
      {notice}
    </div>
  );
}
