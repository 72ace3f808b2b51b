import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

export interface TwoColumnsProps {
  /** The narrow one: what a person does, or what they have. Below the other on a phone. */
  readonly aside: ReactNode;
  /** From this width on they stand side by side. */
  readonly from?: 'tablet' | 'desktop' | undefined;
  /** On a phone the narrow one comes first. */
  readonly isAsideFirst?: boolean | undefined;
  readonly children: ReactNode;
}

/** The product, and beside it what is done with it. */
export function TwoColumns({ aside, from = 'tablet', isAsideFirst = false, children }: TwoColumnsProps) {
  const narrow = <div className={styles['aside']}>{aside}</div>;
  return (
    <div className={styles['columns']} data-from={from}>
      {isAsideFirst ? narrow : undefined}
      <div className={styles['main']}>{children}</div>
      {isAsideFirst ? undefined : narrow}
    </div>
  );
}
