import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { CoinMark } from '../../../../core/ui/money/coin-mark.tsx';
import type { ContractWay } from '../model/contract-way.ts';
import type { OrderOnItsWay } from '../../orders/model/order-on-its-way.ts';
import styles from '../../orders/parts/orders.module.css';
import { DirectionWord } from './direction-word.tsx';
import { useLotsText } from './use-lots-text.ts';

const words = { sending: 'orders.sendingRow', checking: 'orders.checkingRow', accepted: 'outcome.placed' } as const;

/** A placeholder row from the tap until the list shows the order; it claims nothing that is not yet true. */
export function ContractSendingRow({ snapshot, phase }: OrderOnItsWay<ContractWay>) {
  const t = useText('contracts');
  const trading = useText('trading');
  const format = useFormat();
  const lotsText = useLotsText();
  const { direction, leverage, lots } = snapshot.order;
  return (
    <div className={styles['row']} aria-busy="true">
      <span className={styles['open']}>
        <span className={styles['headline']}>
          <DirectionWord direction={direction} />
          <CoinMark name={snapshot.symbol} size={20} />
          <span className={styles['symbol']}>{snapshot.symbol}</span>
          <span className={styles['status']}>{t('ticket.times', { n: format.amount(leverage) })}</span>
          <span className={styles['status']} data-status="sending">
            {trading(words[phase])}
          </span>
        </span>
        <span className={styles['figures']}>{lotsText(lots)}</span>
      </span>
    </div>
  );
}
