import { IconChevronRight } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './account-column.module.css';

interface RowProps {
  readonly label: string;
  readonly value?: ReactNode;
}

export function RowGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <div className={styles['rows']}>{children}</div>
    </section>
  );
}

export function FactRow({ label, value }: RowProps) {
  return (
    <div className={styles['row']}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']}>{value}</span>
    </div>
  );
}

export function OpenRow({ label, value, onOpen }: RowProps & { readonly onOpen: () => void }) {
  return (
    <button type="button" className={styles['row']} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']}>{value}</span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

export function PathRow({ label, value, to }: RowProps & { readonly to: string }) {
  return (
    <Link to={to} className={styles['row']}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']}>{value}</span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
