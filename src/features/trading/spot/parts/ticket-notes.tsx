import { IconInfoCircle } from '../../../../core/ui/icons/info-circle.gen.tsx';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import type { TextKey } from '../../../../core/i18n/keys.d.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { marketMarginPercent } from '../../orders/model/market-order.ts';
import type { TicketSummary } from '../../orders/model/ticket-summary.ts';
import type { TicketDraft } from '../../orders/model/ticket.ts';
import styles from '../../ticket/parts/ticket.module.css';

/** The one thing to know about this order before it is sent, if there is one. */
function noteOf(draft: TicketDraft, summary: TicketSummary): TextKey<'records'> | undefined {
  if (draft.orderType === 'limit') {
    if (!summary.crossesMarket || (summary.quantity === undefined && !draft.isPriceTouched)) return undefined;
    return draft.side === 'buy' ? 'note.crossesBuy' : 'note.crossesSell';
  }
  if (summary.reach === undefined || summary.quantity === undefined) return undefined;
  if (summary.isByMoney) return 'note.byMoney';
  if (!summary.reach.isCovered) return 'note.marketThin';
  return summary.reach.source === 'book' ? 'note.marketBook' : 'note.marketLast';
}

export interface TicketNoteProps {
  readonly draft: TicketDraft;
  readonly summary: TicketSummary;
}

export function TicketNote({ draft, summary }: TicketNoteProps) {
  const t = useText('records');
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
