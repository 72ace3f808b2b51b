import { Link } from 'react-router-dom';
import { IconFileText } from '../../../../core/ui/icons/file-text.gen.tsx';
import styles from './all-orders-link.module.css';

/** To the page of all orders, beside the tabs of a pair: an icon on a phone, whose row is needed by the tabs. */
export function AllOrdersLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <Link to={to} className={styles['all']}>
      <IconFileText size={20} stroke={1.75} aria-hidden="true" />
      <span className={styles['label']}>{label}</span>
    </Link>
  );
}
