import { Suspense } from 'react';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { ReceiptSheet, useTimeNotes } from './receipt-sheet.tsx';
import { useOrderFacts, type ReceiptContext } from './use-order-facts.ts';

export interface OrderReceiptProps extends ReceiptContext {
  readonly order: SpotOrder | undefined;
  readonly onClose: () => void;
}

/** All fields of an order, to read and to copy as evidence. */
export function OrderReceipt({ order, ...props }: OrderReceiptProps) {
  return <Suspense>{order === undefined ? undefined : <OpenReceipt {...props} order={order} />}</Suspense>;
}

/** Its words are fetched when it is first opened. */
function OpenReceipt({ order, onClose, ...context }: OrderReceiptProps & { readonly order: SpotOrder }) {
  const records = useText('records');
  const factsOf = useOrderFacts(context);
  const notes = useTimeNotes(order.placedAt ?? '', context.serverZone);
  return <ReceiptSheet title={records('receipt.title')} facts={factsOf(order)} notes={notes} onClose={onClose} />;
}
