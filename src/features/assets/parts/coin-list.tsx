import type { CurrencyId } from '../../../core/domain/market/instrument.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { isZero } from '../../../core/money/fixed-point.ts';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { FiatText } from '../../shared/fiat/parts/fiat-text.tsx';
import { ownedOf } from '../../shared/wallets/model/wallet-values.ts';
import type { CoinRow } from '../model/coin-rows.ts';
import styles from './coin-list.module.css';

export interface CoinListProps {
  readonly rows: readonly CoinRow[];
  readonly fiatCode: string;
  /** The operator's picture of a currency, if any. */
  readonly logoOf: (currencyId: CurrencyId) => string | undefined;
  readonly inFiat: (usdt: Amount | undefined) => Amount | undefined;
  readonly onOpen: (row: CoinRow) => void;
}

export function CoinList({ rows, fiatCode, logoOf, inFiat, onOpen }: CoinListProps) {
  const t = useText('assets');
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.balance.currencyId}>
          <button type="button" className={styles['row']} onClick={() => onOpen(row)}>
            <CoinMark name={row.balance.currencyName} logo={logoOf(row.balance.currencyId)} size={28} />
            <span className={styles['coin']}>
              <span className={styles['name']}>{row.balance.currencyName}</span>
              {isZero(row.balance.locked) ? undefined : (
                <span className={styles['small']}>
                  {t('coins.locked')} <MoneyText value={shownBalance(row.balance.locked, row.balance.currencyName)} />
                </span>
              )}
            </span>
            <span className={styles['figures']}>
              <MoneyText
                value={shownBalance(ownedOf(row.balance), row.balance.currencyName)}
                className={styles['owned']}
              />
              <FiatText
                value={shownBalance(inFiat(row.value), fiatCode)}
                code={fiatCode}
                reason={t('unknownPrice')}
                className={styles['small']}
              />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
