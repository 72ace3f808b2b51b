import { Link } from 'react-router-dom';
import { IconFileText } from '../../../../core/ui/icons/file-text.gen.tsx';
import { pathWith } from '../../../../core/navigation/routes.ts';
import { liveModes, type TradeMode } from '../../mode/model/trade-mode.ts';
import styles from './all-orders-link.module.css';

/** Where all orders of the product are, with the list that is open here: the page of forex leaves out crypto. */
export const allOrdersPath = (mode: TradeMode, symbol: string, list: string): string =>
  mode.category === 'crypto'
    ? pathWith(mode.ordersRoute, { symbol, list })
    : pathWith((liveModes[mode.product] ?? mode).ordersRoute, { list });

/** To the page of all orders, beside the tabs of a pair: an icon on a phone, whose row is needed by the tabs. */
export function AllOrdersLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Link to={to} className={styles['all']}>
      <IconFileText size={20} stroke={1.75} aria-hidden="true" />
      <span className={styles['label']}>{label}</span>
    </Link>
  );
}
