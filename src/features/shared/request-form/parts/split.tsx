import type { ReactNode } from 'react';
import styles from './split.module.css';

export interface SplitProps {
  readonly children: ReactNode;
  /** What belongs to it: records, explanations. */
  readonly side: ReactNode;
}

/** What a page is for, and what belongs to it: below it on a phone, beside it on a desktop. */
export function Split({ children, side }: SplitProps) {
  return (
    <div className={styles['split']}>
      <div>{children}</div>
      <div className={styles['side']}>{side}</div>
    </div>
  );
}
