import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface FigureOfProduct {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  /** The one that is looked for first. */
  readonly isLead?: boolean | undefined;
}

/** What counts of a product, side by side. */
export function Figures({ figures }: { readonly figures: readonly FigureOfProduct[] }) {
  return (
    <dl className={styles['figures']}>
      {figures.map(({ id, label, value, isLead = false }) => (
        <div key={id} data-lead={isLead}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
