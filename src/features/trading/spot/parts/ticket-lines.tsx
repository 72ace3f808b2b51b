import type { Price } from '../../../../core/money/amount.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { PriceText } from '../../../../core/ui/money/money-text.tsx';
import { Term } from '../../../shared/glossary/parts/term.tsx';
import type { TermId } from '../../../shared/glossary/model/terms.ts';
import { SumText } from '../../orders/parts/sum-text.tsx';
import type { Figure, TicketSummary } from '../../orders/model/ticket-summary.ts';
import type { TicketDraft } from '../../orders/model/ticket.ts';
import { EstimateMark } from '../../ticket/parts/estimate-mark.tsx';
import styles from '../../ticket/parts/ticket.module.css';

interface FigureLineProps {
  readonly term: TermId;
  readonly label: string;
  readonly figure: Figure;
  /** It follows from what was typed, so there is nothing to hide. */
  readonly isTyped: boolean;
  readonly reason?: string | undefined;
  /** It leaves the account. */
  readonly isCost?: boolean;
}

/** A figure of the preview, marked where it is an estimate; a dash with its reason when it is not known. */
function FigureLine({ term, label, figure, isTyped, reason, isCost = false }: FigureLineProps) {
  return (
    <div className={styles['line']}>
      <dt>
        <Term id={term}>{label}</Term>
      </dt>
      <dd>
        {figure.value === undefined || figure.isExact ? undefined : <EstimateMark />}
        <SumText value={figure.value} currency={figure.currency} isCost={isCost} reason={reason} isShown={isTyped} />
      </dd>
    </div>
  );
}

export interface TicketLinesProps {
  readonly draft: TicketDraft;
  readonly summary: TicketSummary;
  readonly quote: string;
  readonly priceStep?: Price | undefined;
  readonly isFeeKnown: boolean;
  /** A visitor's fee is not asked for. */
  readonly isVisitor: boolean;
}

/** Cost, fee and receipt, once there is a size, updated while the person types. */
export function TicketLines({ draft, summary, quote, priceStep, isFeeKnown, isVisitor }: TicketLinesProps) {
  const t = useText('trading');
  const unknown = isVisitor ? t('ticket.lines.feeLogin') : t('ticket.lines.feeUnknown');
  const reason = isFeeKnown ? undefined : unknown;
  const isTyped = !draft.isFromShare;
  if (summary.quantity === undefined) return undefined;
  return (
    <dl className={styles['lines']}>
      {draft.orderType === 'market' ? (
        <div className={styles['line']}>
          <dt>
            <Term id="worstPrice">{t('ticket.lines.worst')}</Term>
          </dt>
          <dd>
            <PriceText value={summary.price} step={priceStep} /> {quote}
          </dd>
        </div>
      ) : undefined}
      <FigureLine
        term="cost"
        label={draft.side === 'buy' ? t('ticket.lines.cost') : t('ticket.lines.give')}
        figure={summary.cost}
        isCost
        isTyped={isTyped}
      />
      {draft.side === 'buy' && summary.crossesMarket && summary.value !== summary.cost.value ? (
        <FigureLine
          term="cost"
          label={t('ticket.lines.atMost')}
          figure={{ value: summary.value, currency: quote, isExact: true }}
          isCost
          isTyped={isTyped}
        />
      ) : undefined}
      <FigureLine
        term="spotFee"
        label={t('ticket.lines.fee')}
        figure={summary.fee}
        isCost
        isTyped={isTyped}
        reason={reason}
      />
      <FigureLine
        term="receive"
        label={t('ticket.lines.receive')}
        figure={summary.receive}
        isTyped={isTyped}
        reason={reason}
      />
    </dl>
  );
}
