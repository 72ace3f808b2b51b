import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

export interface TwoColumnsProps {
  /** The narrow one: what a person does, or what they have. Below the other on a phone. */
  readonly aside: ReactNode;
  /** From this width on they stand side by side. */
  readonly from?: 'tablet' | 'desktop' | undefined;
  readonly children: ReactNode;
}

/** The product, and beside it what is done with it. */
export function TwoColumns({ aside, from = 'tablet', children }: TwoColumnsProps) {
  return (
    <div className={styles['columns']} data-from={from}>
      <div className={styles['main']}>{children}</div>
      <div className={styles['aside']}>{aside}</div>
    </div>
  );
}
