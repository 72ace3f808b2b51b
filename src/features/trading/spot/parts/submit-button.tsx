import { useId } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Side } from '../../../../core/domain/market/depth.ts';
import { useIsPast } from '../../../../core/session/use-is-past.ts';
import { useOffline } from '../../../../core/session/use-offline.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { LaterNoWayNote } from '../../orders/parts/later-no-way-note.ts';
import styles from '../../ticket/parts/ticket.module.css';
import { TypedLabel } from '../../ticket/parts/typed-label.tsx';

export interface SubmitButtonProps {
  readonly side: Side;
  /** What is traded: the currency, with the units once they were typed. */
  readonly what: string;
  /** The money that was typed, if that was typed. */
  readonly sum?: string | undefined;
  /** Closed markets accept no new order; the rest of the screen works. */
  readonly isClosed: boolean;
  /** What the ticket is doing instead of taking a new order. */
  readonly busy: 'sending' | 'checking' | 'unknown' | undefined;
}

const verbs = {
  real: { buy: 'submit.buy', sell: 'submit.sell' },
  simulated: { buy: 'submit.practiceBuy', sell: 'submit.practiceSell' },
} as const;

/** A verb and what was typed: "Buy 0.015 BTC", "Buy BTC · 100 USDT", with practice money "Practice buy BTC · 100 USDT". Without a network, and on old figures, it rests and says why. */
export function SubmitButton({ side, what, sum, isClosed, busy }: SubmitButtonProps) {
  const t = useText('trading');
  const errors = useText('errors');
  const mark = useMoneyMark();
  const isOffline = useOffline();
  const isPast = useIsPast();
  const reasonId = useId();
  const isIdle = busy === undefined || busy === 'unknown';
  return (
    <>
      <Button
        type="submit"
        variant={side === 'buy' ? 'up' : 'down'}
        isWide
        isBusy={busy === 'sending' || busy === 'checking'}
        disabled={busy === 'unknown' || isOffline || isPast || isClosed}
        aria-describedby={reasonId}
      >
        {isIdle ? <TypedLabel verb={t(verbs[mark][side], { base: what })} sum={sum} /> : t(`submit.${busy}`)}
      </Button>
      {/* Of an order under way its notice speaks, and nothing is to be tried again. */}
      {busy ? undefined : isOffline ? (
        <p id={reasonId} className={styles['wrong']}>
          {errors('kinds.offline')}
        </p>
      ) : (
        <LaterNoWayNote id={reasonId} />
      )}
    </>
  );
}
