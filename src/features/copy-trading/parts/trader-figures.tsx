import type { ReactNode } from 'react';
import styles from './copy-trading.module.css';

export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** Figures side by side, all in the same type: none of them shouts. */
export function TraderFigures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles['figures']}>
      {figures.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
