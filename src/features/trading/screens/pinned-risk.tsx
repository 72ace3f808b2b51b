import type { ReactNode } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import type { TradingKey } from '../model/trading-key.ts';
import { RiskWarning } from '../parts/risk-warning.tsx';
import styles from './pinned-risk.module.css';

export interface PinnedRiskProps {
  readonly textKey: TradingKey;
  /** A short form leaves the operator's pages to the whole warning further down. */
  readonly isShort: boolean;
  readonly children?: ReactNode;
}

/** The warning in sight at every position of the page, above the buttons that it is about. */
export function PinnedRisk({ textKey, isShort, children }: PinnedRiskProps) {
  const { risk } = useRuntimeConfig();
  return (
    <div className={styles['pinned']} data-pinned>
      <RiskWarning textKey={textKey} risk={risk} isShort={isShort} />
      {children}
    </div>
  );
}
