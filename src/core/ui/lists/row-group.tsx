import { IconChevronRight } from '../icons/chevron-right.gen.tsx';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './row-group.module.css';

export interface RowProps {
  readonly label: string;
  readonly value?: ReactNode;
}

/** A heading and its rows, parted by hairlines. */
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

/** A row without an action. */
export function FactRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['row']}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']}>{children}</span>
    </div>
  );
}

/** A row that opens something. */
export function OpenRow({ label, value, onOpen }: RowProps & { readonly onOpen: () => void }) {
  return (
    <button type="button" className={styles['row']} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']}>{value}</span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** A row that links to a page. */
export function PathRow({ label, value, to }: RowProps & { readonly to: string }) {
  return (
    <Link to={to} className={styles['row']}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']}>{value}</span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
