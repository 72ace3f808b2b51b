import type { ReactNode } from 'react';
import styles from './pinned-risk.module.css';

export interface PinnedRiskProps {
  /** The line that names it. */
  readonly risk: ReactNode;
  readonly children?: ReactNode;
}

/** The risk at the foot of a wide page, beside or above the buttons that it is about. */
export function PinnedRisk({ risk, children }: PinnedRiskProps) {
  return (
    <div className={styles['pinned']} data-pinned>
      <div className={styles['risk']}>{risk}</div>
      {children}
    </div>
  );
}
