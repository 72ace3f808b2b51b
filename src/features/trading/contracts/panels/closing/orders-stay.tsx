import { Link } from 'react-router-dom';
import { useAccount } from '../../../../../core/account/use-account.ts';
import { countIn } from '../../../../../core/domain/page.ts';
import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { pathWith } from '../../../../../core/navigation/routes.ts';
import { useContractOrders } from '../../../orders/data/contract-orders.ts';
import { everyMarket } from '../../model/of-market.ts';
import styles from '../../../orders/panels/orders-panel.module.css';

/** Beside closing positions: orders that wait are left, may open others, and are cancelled elsewhere. */
export function OrdersStay() {
  const t = useText('contracts');
  const { count } = useFormat();
  const { id: account } = useAccount();
  const { orders, hasMore } = useContractOrders({ kind: 'pending', pair: undefined, isHint: true });
  const found = countIn(orders) ?? 0;
  const n = `${count(found)}${hasMore ? '+' : ''}`;
  return found === 0 ? undefined : (
    <p className={styles['elsewhere']}>
      <Link to={pathWith(everyMarket[account], { list: 'pending' })}>{t('close.ordersStay', { n })}</Link>
    </p>
  );
}
