import { IconHourglassEmpty, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SecondsOrder } from '../../../../core/domain/seconds-option.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { IconButton } from '../../../../core/ui/button.tsx';
import { MoneyText } from '../../../../core/ui/money-text.tsx';
import styles from './option-card.module.css';

export interface OptionCardProps {
  readonly order: SecondsOrder;
  readonly receiptPath: string;
  /** The word for the kind of money that it was. */
  readonly mark: ReactNode;
  readonly onDismiss: () => void;
}

/** What a timed option came to. It stays until it is put away: nobody has to be quick. */
export function OptionCard({ order, receiptPath, mark, onDismiss }: OptionCardProps) {
  const t = useText('seconds');
  const shell = useText('shell');
  const { symbol = '', result, profit, payingCurrency } = order;
  const told = t('news', { symbol, result: result === undefined ? t('status.settled') : t(`result.${result}`) });
  return (
    <div className={styles['card']} data-option={order.id}>
      <IconHourglassEmpty size={20} stroke={1.75} aria-hidden="true" />
      <span className={styles['text']}>
        {told} <MoneyText value={profit} currency={payingCurrency} />{' '}
        <Link to={receiptPath} className={styles['link']} onClick={onDismiss}>
          {t('receipt.title')}
        </Link>
      </span>
      {mark}
      <IconButton label={`${shell('toast.dismiss')}: ${told}`} onClick={onDismiss}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
