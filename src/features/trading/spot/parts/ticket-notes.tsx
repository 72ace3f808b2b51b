import { IconInfoCircle } from '../../../../core/ui/icons/info-circle.gen.tsx';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { marketMarginPercent } from '../../orders/model/market-order.ts';
import type { TicketSummary } from '../../orders/model/ticket-summary.ts';
import type { TicketDraft } from '../../orders/model/ticket.ts';
import type { TradingKey } from '../../mode/model/trading-key.ts';
import styles from '../../ticket/parts/ticket.module.css';

/** The one thing to know about this order before it is sent, if there is one. */
function noteOf(draft: TicketDraft, summary: TicketSummary): TradingKey | undefined {
  if (draft.orderType === 'limit') {
    if (!summary.crossesMarket || (summary.quantity === undefined && !draft.isPriceTouched)) return undefined;
    return draft.side === 'buy' ? 'ticket.note.crossesBuy' : 'ticket.note.crossesSell';
  }
  if (summary.reach === undefined || summary.quantity === undefined) return undefined;
  if (summary.isByMoney) return 'ticket.note.byMoney';
  if (!summary.reach.isCovered) return 'ticket.note.marketThin';
  return summary.reach.source === 'book' ? 'ticket.note.marketBook' : 'ticket.note.marketLast';
}

export interface TicketNoteProps {
  readonly draft: TicketDraft;
  readonly summary: TicketSummary;
}

export function TicketNote({ draft, summary }: TicketNoteProps) {
  const t = useText('trading');
  const format = useFormat();
  const key = noteOf(draft, summary);
  return (
    <div aria-live="polite">
      {key === undefined ? undefined : (
        <p className={styles['note']}>
          <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
          <span>{t(key, { margin: format.percent(marketMarginPercent) })}</span>
        </p>
      )}
    </div>
  );
}
