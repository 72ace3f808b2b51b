import { IconInfoCircle } from '../../../../core/ui/icons/info-circle.gen.tsx';
import { useState } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import type { TradingKey } from '../model/trading-key.ts';
import { LimitsLink } from './limits-link.tsx';
import styles from './risk-line.module.css';
import type { RiskTextProps } from './risk-text.tsx';
import type { RiskWarningProps } from './risk-warning.tsx';

const RiskText = whenWanted<RiskTextProps>({
  load: async () => (await import('./risk-text.tsx')).RiskText,
  isWanted: ({ isOpen }) => isOpen !== false,
});

export interface RiskLineProps extends Pick<RiskWarningProps, 'textKey' | 'risk'> {
  /** The possible loss in one short sentence; without it the whole text stands in the page. */
  readonly lineKey?: TradingKey | undefined;
  /** The way to the person's own limits stands below it. */
  readonly hasLimits?: boolean;
}

/**
 * The possible loss in one line of the page, which opens the whole text. Where the operator's law asks for its figure
 * the whole text stands in the page.
 */
export function RiskLine({ lineKey, textKey, risk, hasLimits = false }: RiskLineProps) {
  const t = useText('trading');
  const [isOpen, setIsOpen] = useState(false);
  const isLine = lineKey !== undefined && risk.lossPercent === undefined;
  return (
    <div data-risk>
      {isLine ? (
        <button type="button" className={styles['line']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <span>{t(lineKey)}</span>
          <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
        </button>
      ) : undefined}
      <RiskText {...{ textKey, risk }} isOpen={isLine ? isOpen : undefined} onClose={() => setIsOpen(false)} />
      {hasLimits ? <LimitsLink /> : undefined}
    </div>
  );
}
