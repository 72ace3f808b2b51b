import { IconShieldExclamation } from '@tabler/icons-react';
import { useText } from '../../../core/i18n/use-text.ts';
import type { TradingKey } from '../model/trading-key.ts';
import styles from './risk-warning.module.css';

export interface RiskWarningProps {
  /** What has to be known about the risk of the product. */
  readonly textKey: TradingKey;
  /** The operator's own pages about the risks. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

/** Says what can be lost. It names no percentage of its own making. */
export function RiskWarning({ textKey, links }: RiskWarningProps) {
  const t = useText('trading');
  return (
    <aside className={styles['risk']}>
      <IconShieldExclamation size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <p>{t(textKey)}</p>
        {links.map((link) => (
          <a key={link.url} href={link.url} target="_blank" rel="noopener noreferrer" className={styles['link']}>
            {link.label}
          </a>
        ))}
      </div>
    </aside>
  );
}
