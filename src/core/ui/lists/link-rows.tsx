import { IconChevronRight } from '../icons/chevron-right.gen.tsx';
import type { Icon } from '../icons/icon.tsx';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './link-rows.module.css';

/** A heading and the rows below it, parted by hairlines. */
export function LinkRows({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <ul className={styles['rows']}>{children}</ul>
    </section>
  );
}

export interface LinkRowProps {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** Below the label. */
  readonly detail?: string | undefined;
  /** At the end of the row. */
  readonly trailing?: ReactNode;
}

/** A row that links to a page. */
export function LinkRow({ to, label, icon: RowIcon, detail, trailing }: LinkRowProps) {
  return (
    <li>
      <Link to={to} className={styles['row']}>
        <RowIcon className={styles['icon']} size={20} stroke={1.75} aria-hidden="true" />
        <span className={styles['texts']}>
          <span>{label}</span>
          {detail === undefined ? undefined : <span className={styles['detail']}>{detail}</span>}
        </span>
        {trailing}
        <IconChevronRight className={styles['arrow']} size={18} stroke={1.75} aria-hidden="true" />
      </Link>
    </li>
  );
}
