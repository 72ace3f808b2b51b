import { IconShieldExclamation } from '../../../../core/ui/icons/shield-exclamation.gen.tsx';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { readDecimal, type Rate } from '../../../../core/money/amount.ts';
import type { TradingKey } from '../model/trading-key.ts';
import styles from './risk-warning.module.css';

export interface RiskWarningProps {
  /** What has to be known about the risk of the product. */
  readonly textKey: TradingKey;
  /** What the operator has to say about it. */
  readonly risk: {
    /** Percent of accounts that lose money. */
    readonly lossPercent?: string | undefined;
    /** Their own pages about the risks. */
    readonly links: readonly { readonly label: string; readonly url: string }[];
  };
}

/** Names the possible loss. Its only percentage is the operator's own. */
export function RiskWarning({ textKey, risk }: RiskWarningProps) {
  const t = useText('trading');
  const format = useFormat();
  const losers = risk.lossPercent === undefined ? undefined : readDecimal<Rate>(risk.lossPercent);
  return (
    <aside className={styles['risk']}>
      <IconShieldExclamation size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <p>
          {t(textKey)}{' '}
          {losers === undefined ? undefined : (
            <strong className={styles['figure']}>{t('risk.losers', { percent: format.setRate(losers) })}</strong>
          )}
        </p>
        {risk.links.map((link) => (
          <a key={link.url} href={link.url} target="_blank" rel="noopener noreferrer" className={styles['link']}>
            {link.label}
          </a>
        ))}
      </div>
    </aside>
  );
}
