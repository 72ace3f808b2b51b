import { useId, type ReactNode } from 'react';
import type { ContractDirection } from '../../../../../core/domain/orders/contract-order.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { useIsPast } from '../../../../../core/session/use-is-past.ts';
import { useOffline } from '../../../../../core/session/use-offline.ts';
import { Button } from '../../../../../core/ui/button.tsx';
import { useMoneyMark } from '../../../../../core/ui/money/money-mark.ts';
import { openingKeys } from '../../model/contract-key.ts';
import { LaterNoWayNote } from '../../../orders/parts/later-no-way-note.ts';
import styles from '../../../ticket/parts/ticket.module.css';
import { TypedLabel } from '../../../ticket/parts/typed-label.tsx';

export interface ContractSubmitProps {
  readonly direction: ContractDirection;
  readonly base: string;
  /** The size as it was typed. */
  readonly size?: string | undefined;
  /** Closed markets accept no new order; the rest of the screen works. */
  readonly isClosed: boolean;
  /** When it trades again, if known. */
  readonly closedNote: ReactNode;
  /** What the ticket is doing instead of taking a new order. */
  readonly busy: 'sending' | 'checking' | 'unknown' | 'reversing' | 'awaiting' | undefined;
  /** Why no position may be opened now; those that are open are closed elsewhere. */
  readonly reason?: ReactNode;
}

/** "Open long BTC · 50 USDT needed", with practice money "Practice open long BTC · 50 USDT needed". */
export function ContractSubmit({ direction, base, size, isClosed, closedNote, busy, reason }: ContractSubmitProps) {
  const t = useText('contracts');
  const trading = useText('trading');
  const errors = useText('errors');
  const mark = useMoneyMark();
  const isOffline = useOffline();
  const isPast = useIsPast();
  const reasonId = useId();
  // Of an order under way its notice speaks, and nothing is to be tried again.
  const isAsked = busy === 'checking' || busy === 'unknown';
  const why = reason ?? (isOffline && !isAsked ? errors('kinds.offline') : undefined);
  const isSent = busy === 'sending' || busy === 'checking';
  return (
    <>
      {closedNote}
      <Button
        type="submit"
        variant={direction === 'long' ? 'up' : 'down'}
        isWide
        isBusy={busy !== undefined && busy !== 'unknown'}
        disabled={busy === 'unknown' || why !== undefined || isOffline || isPast || isClosed}
        aria-describedby={reasonId}
      >
        {isSent ? (
          trading(`submit.${busy}`)
        ) : (
          <TypedLabel verb={t(openingKeys[mark][direction], { base })} sum={size} />
        )}
      </Button>
      {why === undefined ? (
        isAsked ? undefined : (
          <LaterNoWayNote id={reasonId} />
        )
      ) : (
        <p id={reasonId} className={styles['wrong']} role="status">
          {why}
        </p>
      )}
    </>
  );
}
