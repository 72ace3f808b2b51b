import { useText } from '../../../../core/i18n/use-text.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money-text.tsx';
import type { OrderSnapshot } from '../../model/order-snapshot.ts';
import styles from './orders.module.css';

export interface SendingRowProps {
  readonly snapshot: OrderSnapshot;
  readonly isChecking: boolean;
}

/** Stands in the list from the tap until the server has spoken; says nothing that is not so yet. */
export function SendingRow({ snapshot, isChecking }: SendingRowProps) {
  const t = useText('trading');
  const { side, price, quantity } = snapshot.order;
  return (
    <li className={styles['row']} aria-busy="true">
      <span className={styles['open']}>
        <span className={styles['headline']}>
          <span className={styles['side']} data-side={side}>
            {t(`side.${side}`)}
          </span>
          <span className={styles['symbol']}>{snapshot.symbol}</span>
          <span className={styles['status']} data-status="sending">
            {isChecking ? t('orders.checkingRow') : t('orders.sendingRow')}
          </span>
        </span>
        <span className={styles['figures']}>
          <span>
            <span className={styles['caption']}>{t('orders.row.price')}</span> <PriceText value={price} />{' '}
            {snapshot.quote}
          </span>
          <span>
            <span className={styles['caption']}>{t('orders.row.amount')}</span>{' '}
            <MoneyText value={quantity} currency={snapshot.base} />
          </span>
        </span>
      </span>
    </li>
  );
}
