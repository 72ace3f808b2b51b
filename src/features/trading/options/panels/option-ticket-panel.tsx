import { lackingAs } from '../../../../core/domain/page.ts';
import { detour } from '../../../../core/navigation/detour.ts';
import { loginPath } from '../../../../core/navigation/return-path.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { EmptyState, ErrorState, SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { LinkButton } from '../../../../core/ui/button.tsx';
import { UnreadableRows } from '../../../../core/ui/lists/unreadable-rows.tsx';
import { OutcomeLines } from '../parts/outcome-lines.tsx';
import { PeriodChips } from '../parts/period-chips.tsx';
import styles from '../parts/option-ticket.module.css';
import { StakeField } from '../parts/stake-field.tsx';
import type { DeskNeeds } from '../../ticket/parts/desk.ts';
import { LaterAddFunds } from '../../ticket/panels/later-add-funds.ts';
import type { OptionTicket } from '../operations/use-option-ticket.ts';

interface OptionTicketPanelProps extends Pick<DeskNeeds, 'here'> {
  readonly ticket: Pick<OptionTicket, 'form' | 'context' | 'failure' | 'retry' | 'stakeRef'>;
}

/**
 * Length, stake, the way to what it lacks, and possible results. Visitors get a link to the login: the terms need a
 * session.
 */
export function OptionTicketPanel(props: OptionTicketPanelProps) {
  const t = useText('options');
  const { isSignedIn } = useSession();
  return isSignedIn ? (
    <KnownTicket ticket={props.ticket} />
  ) : (
    <EmptyState
      title={t('ticket.loginText')}
      action={
        <LinkButton to={loginPath(props.here)} state={detour}>
          {t('ticket.login')}
        </LinkButton>
      }
    />
  );
}

function KnownTicket({ ticket }: Pick<OptionTicketPanelProps, 'ticket'>) {
  const t = useText('options');
  const { form, context } = ticket;
  const { periods, currencies } = context;
  if (periods === undefined || currencies === undefined) {
    return ticket.failure === null ? (
      <SkeletonRows count={4} height={64} />
    ) : (
      <ErrorState error={ticket.failure} onRetry={ticket.retry} />
    );
  }
  const { period, currency, total } = form.summary;
  return (
    <div className={styles['ticket']} role="group" aria-label={t('ticket.label')}>
      <UnreadableRows of={lackingAs([], periods, currencies)} />
      <PeriodChips
        periods={periods}
        selected={period?.seconds}
        onSelect={(seconds) => form.act({ type: 'length', seconds })}
      />
      <StakeField form={form} currencies={currencies} inputRef={ticket.stakeRef} />
      {currency === undefined ? undefined : (
        <LaterAddFunds
          isShort={form.errors.some(({ key }) => key === 'error.balance')}
          needed={total}
          available={currency.available}
          currency={currency}
          account="options"
        />
      )}
      <OutcomeLines summary={form.summary} />
    </div>
  );
}
