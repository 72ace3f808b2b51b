import type { ReactNode } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import type { TradingKey } from '../model/trading-key.ts';
import { RiskWarning } from '../parts/risk-warning.tsx';
import styles from './pinned-risk.module.css';

export interface PinnedRiskProps {
  readonly textKey: TradingKey;
  readonly children?: ReactNode;
}

/** The whole warning at the foot of a wide page, above the buttons that it is about. */
export function PinnedRisk({ textKey, children }: PinnedRiskProps) {
  const { risk } = useRuntimeConfig();
  return (
    <div className={styles['pinned']} data-pinned>
      <RiskWarning textKey={textKey} risk={risk} />
      {children}
    </div>
  );
}
