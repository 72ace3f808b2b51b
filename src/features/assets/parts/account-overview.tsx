import { useId } from 'react';
import type { WalletAccount } from '../../../core/domain/wallets/wallet.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { FittedFiat } from '../../shared/fiat/parts/fitted-fiat.tsx';
import styles from './account-overview.module.css';

export interface AccountTile {
  readonly id: WalletAccount;
  /** In fiat; undefined when not known. */
  readonly value: Amount | undefined;
  /** Some of it could not be read. */
  readonly isAtLeast?: boolean;
  /** The account could not be read. */
  readonly hasFailed?: boolean;
}

export interface AccountOverviewProps {
  readonly tiles: readonly AccountTile[];
  readonly fiatCode: string;
  readonly selected: WalletAccount;
  readonly onSelect: (account: WalletAccount) => void;
}

/** The four accounts side by side; the chosen one is the one listed below. */
export function AccountOverview({ tiles, fiatCode, selected, onSelect }: AccountOverviewProps) {
  const t = useText('assets');
  const words = useText('worth');
  const name = useId();
  return (
    <div className={styles['overview']} role="radiogroup" aria-label={t('accounts.label')}>
      {tiles.map(({ id, value, isAtLeast = false, hasFailed = false }) => (
        <label key={id} className={styles['tile']}>
          <input
            type="radio"
            className={styles['input']}
            name={name}
            checked={id === selected}
            onChange={() => onSelect(id)}
          />
          <span className={styles['name']}>
            {t(`accounts.${id}`)}
            {isAtLeast ? ' ≥' : undefined}
          </span>
          <span className={styles['value']}>
            <FittedFiat
              size="var(--size-14)"
              value={value}
              code={fiatCode}
              reason={hasFailed ? words('gap.failed') : t('unknownPrice')}
            />
          </span>
        </label>
      ))}
    </div>
  );
}
