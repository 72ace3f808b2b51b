import { useText } from '../../../../core/i18n/use-text.ts';
import { MoneyText, PriceText } from '../../../../core/ui/money/money-text.tsx';
import { CoinMark } from '../../../../core/ui/money/coin-mark.tsx';
import type { OrderOnItsWay } from '../model/order-on-its-way.ts';
import styles from './orders.module.css';

const words = { sending: 'orders.sendingRow', checking: 'orders.checkingRow', accepted: 'outcome.placed' } as const;

/** A placeholder row from the tap until the list shows the order; it claims nothing that is not yet true. */
export function SendingRow({ snapshot, phase }: OrderOnItsWay) {
  const t = useText('trading');
  const { side, price, quantity } = snapshot.order;
  return (
    <li className={styles['row']} aria-busy="true">
      <span className={styles['open']}>
        <span className={styles['headline']}>
          <span className={styles['side']} data-side={side}>
            {t(`side.${side}`)}
          </span>
          <CoinMark name={snapshot.symbol} size={20} />
          <span className={styles['symbol']}>{snapshot.symbol}</span>
          <span className={styles['status']} data-status="sending">
            {t(words[phase])}
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
