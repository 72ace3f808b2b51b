import { IconHourglassEmpty } from '../../../../core/ui/icons/hourglass-empty.gen.tsx';
import type { ReactNode } from 'react';
import type { OptionOrder } from '../../../../core/domain/orders/option.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { NoticeCard } from '../../../shared/notices/parts/notice-card.tsx';
import { optionNet } from '../model/option-net.ts';

export interface OptionCardProps {
  readonly order: OptionOrder;
  readonly receiptPath: string;
  /** The word for the kind of money that it was. */
  readonly mark: ReactNode;
  readonly onDismiss: () => void;
}

/** What a timed option came to. */
export function OptionCard({ order, receiptPath, mark, onDismiss }: OptionCardProps) {
  const t = useText('options');
  const shell = useText('shell');
  const { symbol = '', result, payingCurrency } = order;
  const told = t('news', { symbol, result: result === undefined ? t('status.settled') : t(`result.${result}`) });
  return (
    <div data-option={order.id}>
      <NoticeCard
        icon={IconHourglassEmpty}
        link={{ to: receiptPath, text: t('receipt.title') }}
        mark={mark}
        dismissLabel={`${shell('toast.dismiss')}: ${told}`}
        onDismiss={onDismiss}
      >
        {told} <ResultMoney value={optionNet(order)} currency={payingCurrency} /> {t('row.afterFee')}
      </NoticeCard>
    </div>
  );
}
