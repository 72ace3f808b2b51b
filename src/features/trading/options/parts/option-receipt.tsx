import { Suspense } from 'react';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import { isContradicted } from '../model/option-evidence.ts';
import { ReceiptSheet, useTimeNotes } from '../../orders/parts/receipt-sheet.tsx';
import type { ReceiptContext } from '../../orders/parts/use-order-facts.ts';
import { useOptionFacts } from './use-option-facts.ts';

export interface OptionReceiptProps extends ReceiptContext {
  readonly order: OptionOrder | undefined;
  readonly onClose: () => void;
}

/** Entry, expiry and result of an option, to read and to copy as evidence. */
export function OptionReceipt({ order, ...props }: OptionReceiptProps) {
  return <Suspense>{order === undefined ? undefined : <OpenReceipt {...props} order={order} />}</Suspense>;
}

function OpenReceipt({ order, onClose, ...context }: OptionReceiptProps & { readonly order: OptionOrder }) {
  const t = useText('options');
  const records = useText('records');
  const factsOf = useOptionFacts(context);
  const isSimulated = useMoneyMark() === 'simulated' || context.isDemo;
  const timeNotes = useTimeNotes(order.dueAt ?? '', context.serverZone);
  const warning = {
    text: t('receipt.contradicted'),
    action: t('receipt.report'),
    done: t('receipt.reportCopied'),
  };
  return (
    <ReceiptSheet
      title={t('receipt.title')}
      facts={factsOf(order)}
      notes={isSimulated ? [...timeNotes, records('simulatedResults')] : timeNotes}
      warning={isContradicted(order) ? warning : undefined}
      onClose={onClose}
    />
  );
}
