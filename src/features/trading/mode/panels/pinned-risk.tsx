import type { ReactNode } from 'react';
import { useRuntimeConfig } from '../../../../core/config/use-runtime-config.ts';
import type { TradingKey } from '../model/trading-key.ts';
import { LimitsLink } from '../parts/limits-link.tsx';
import { RiskWarning } from '../parts/risk-warning.tsx';
import styles from './pinned-risk.module.css';

export interface PinnedRiskProps {
  readonly textKey: TradingKey;
  /** A short form leaves the operator's pages to the whole warning further down. */
  readonly isShort: boolean;
  /** Links to the person's own limits, because nothing else on the page does. */
  readonly hasLimits: boolean;
  readonly children?: ReactNode;
}

/** The warning in sight at every position of the page, above the buttons that it is about. */
export function PinnedRisk({ textKey, isShort, hasLimits, children }: PinnedRiskProps) {
  const { risk } = useRuntimeConfig();
  return (
    <div className={styles['pinned']} data-pinned>
      <RiskWarning textKey={textKey} risk={risk} isShort={isShort} />
      {hasLimits ? <LimitsLink /> : undefined}
      {children}
    </div>
  );
}
