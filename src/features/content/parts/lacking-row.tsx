import type { Icon } from '../../../core/ui/icons/icon.tsx';
import { DashWithReason } from './dash-with-reason.tsx';
import styles from '../../../core/ui/lists/link-rows.module.css';

export interface LackingRowProps {
  readonly label?: string | undefined;
  readonly icon: Icon;
  readonly reason: string;
}

/** Among rows that lead somewhere: what the operator does not give, and that it is so. */
export const LackingRow = ({ label, icon: RowIcon, reason }: LackingRowProps) => (
  <li className={styles['row']}>
    <RowIcon className={styles['icon']} size={20} stroke={1.75} aria-hidden="true" />
    <span className={styles['texts']}>
      {label === undefined ? undefined : <span>{label}</span>}
      <span className={styles['detail']}>
        <DashWithReason reason={reason} />
      </span>
    </span>
  </li>
);
