import { useId } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { orderTypes, type OrderType } from '../../orders/model/ticket.ts';
import styles from './order-type-picker.module.css';

export interface OrderTypePickerProps {
  readonly value: OrderType;
  readonly onChange: (orderType: OrderType) => void;
}

export function OrderTypePicker({ value, onChange }: OrderTypePickerProps) {
  const t = useText('trading');
  const name = useId();
  return (
    <div className={styles['types']} role="radiogroup" aria-label={t('ticket.orderType')}>
      {orderTypes.map((orderType) => (
        <label key={orderType} className={styles['type']}>
          <input
            type="radio"
            className={styles['input']}
            name={name}
            checked={orderType === value}
            onChange={() => onChange(orderType)}
          />
          <span className={styles['face']}>{t(`ticket.${orderType}`)}</span>
        </label>
      ))}
    </div>
  );
}
