import type { SpotOrder } from '../../../../core/domain/spot-order.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { serverOffset } from '../../../../core/i18n/utc-offset.ts';
import { hiddenText } from '../../../../core/money/format.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { notify } from '../../../../core/ui/notify.ts';
import { Sheet } from '../../../../core/ui/sheet.tsx';
import { FactList } from '../fact-list.tsx';
import styles from './orders.module.css';
import { useIsMasked } from '../use-is-masked.ts';
import { useOrderFacts, type ReceiptContext } from './use-order-facts.ts';

export interface OrderReceiptProps extends ReceiptContext {
  readonly order: SpotOrder | undefined;
  readonly onClose: () => void;
}

/** All fields of an order, to read and to copy as evidence. */
export function OrderReceipt({ order, onClose, ...context }: OrderReceiptProps) {
  const t = useText('trading');
  const factsOf = useOrderFacts(context);
  const isMasked = useIsMasked();
  if (order === undefined) return undefined;
  const facts = factsOf(order);
  const isZoneKnown = serverOffset(order.placedAt, context.serverZone) !== undefined;
  const notes = [t('receipt.timeNote'), isZoneKnown ? '' : t('receipt.zoneNotSaid')].join(' ').trim();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(
        [...facts.map((fact) => `${fact.label}: ${fact.exact ?? fact.text}`), notes].join('\n'),
      );
      notify.success(t('receipt.copied'));
    } catch {
      notify.problem(t('receipt.copyFailed'));
    }
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('receipt.title')}
      footer={
        <Button variant="secondary" isWide onClick={() => void copy()}>
          {t('receipt.copy')}
        </Button>
      }
    >
      <FactList
        facts={facts.map((fact) => ({
          id: fact.id,
          label: fact.label,
          value: fact.isSum && isMasked ? hiddenText : fact.text,
        }))}
      />
      <p className={styles['footnote']}>{notes}</p>
    </Sheet>
  );
}
