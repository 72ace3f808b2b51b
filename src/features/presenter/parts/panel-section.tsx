import { useId, type ReactNode } from 'react';
import { classNames } from '../../../core/ui/class-names.ts';
import styles from './panel-section.module.css';

export interface PanelSectionProps {
  readonly title: string;
  /** A figure that belongs to the title, e.g. the time of the backend. */
  readonly value?: ReactNode;
  readonly children: ReactNode;
}

export function PanelSection({ title, value, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h3 id={id}>{title}</h3>
        <span className={styles['value']}>{value}</span>
      </header>
      {children}
    </section>
  );
}

export interface ButtonGridProps {
  /** `small` for figures and single words, `large` for names. */
  readonly size?: 'regular' | 'small' | 'large';
  readonly children: ReactNode;
}

/** Buttons of one size, as many to a row as fit. */
export function ButtonGrid({ size = 'regular', children }: ButtonGridProps) {
  return <div className={classNames(styles['grid'], styles[size])}>{children}</div>;
}

/** A name with its control to the right, or below without space. */
export function PanelRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['row']}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
      <div className={styles['control']}>{children}</div>
    </div>
  );
}
