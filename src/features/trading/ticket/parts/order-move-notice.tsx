import { useText } from '../../../../core/i18n/use-text.ts';
import { Notice } from '../../orders/parts/outcome-notice.tsx';

export interface OrderMoveNoticeProps {
  /** `not-placed`: the old order is cancelled, and the new one was refused. Undefined without a notice. */
  readonly kind: 'in-ticket' | 'not-placed' | undefined;
  readonly onDismiss: () => void;
}

/** The second step of an order that is moved: the old one is cancelled, the new one waits for the person. */
export function OrderMoveNotice({ kind, onDismiss }: OrderMoveNoticeProps) {
  const t = useText('chart');
  if (kind === undefined) return undefined;
  return (
    <Notice tone={kind === 'in-ticket' ? 'wait' : 'bad'} title={t('moveOrder.cancelled')} onDismiss={onDismiss}>
      <p>{t(kind === 'in-ticket' ? 'moveOrder.inTicket' : 'moveOrder.notPlaced')}</p>
    </Notice>
  );
}
