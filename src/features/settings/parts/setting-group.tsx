import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useId, type ReactNode } from 'react';
import styles from './setting-group.module.css';

/** A heading and its settings, parted by hairlines. */
export function SettingGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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

export interface SettingRowProps {
  readonly label: string;
  readonly value?: ReactNode;
  readonly onOpen: () => void;
}

/** A row that opens something. */
export function SettingRow({ label, value, onOpen }: SettingRowProps) {
  return (
    <button type="button" className={styles['row']} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']}>{value}</span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** A row that leads to a page of its own. */
export function LinkRow({
  label,
  to,
  value,
}: {
  readonly label: string;
  readonly to: string;
  readonly value?: ReactNode;
}) {
  return (
    <Link to={to} className={styles['row']}>
      <span className={styles['label']}>{label}</span>
      {value === undefined ? undefined : <span className={styles['value']}>{value}</span>}
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}

/** A row that only says something. */
export function FactRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['row']}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']}>{children}</span>
    </div>
  );
}

/** A setting whose choices stand below its name. */
export function ChoiceRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['choice']}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
