import type { SpotOrder } from '../../../../core/domain/spot-order.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { ReceiptSheet, useTimeNotes } from './receipt-sheet.tsx';
import { useOrderFacts, type ReceiptContext } from './use-order-facts.ts';

export interface OrderReceiptProps extends ReceiptContext {
  readonly order: SpotOrder | undefined;
  readonly onClose: () => void;
}

/** All fields of an order, to read and to copy as evidence. */
export function OrderReceipt({ order, onClose, ...context }: OrderReceiptProps) {
  const t = useText('trading');
  const factsOf = useOrderFacts(context);
  const notes = useTimeNotes(order?.placedAt ?? '', context.serverZone);
  if (order === undefined) return undefined;
  return <ReceiptSheet title={t('receipt.title')} facts={factsOf(order)} notes={notes} onClose={onClose} />;
}
