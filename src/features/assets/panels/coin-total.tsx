import type { Lacking } from '../../../core/domain/page.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { useFiat } from '../../shared/fiat/data/fiat.ts';
import { FittedFiat } from '../../shared/fiat/parts/fitted-fiat.tsx';
import { TotalHead } from './total-head.tsx';
import styles from './total-head.module.css';

export interface CoinTotalProps {
  /** In USDT. */
  readonly total: Amount | undefined;
  /** The missing parts of the sum. */
  readonly lacking?: Lacking | undefined;
  readonly isLoading: boolean;
  /** The wallets cannot be read: then nothing is known of any price either. */
  readonly hasFailed: boolean;
}

/** One coin of all accounts in the person's money, with the age of the rate. */
export function CoinTotal({ total, lacking, isLoading, hasFailed }: CoinTotalProps) {
  const t = useText('assets');
  const format = useFormat();
  const fiat = useFiat();
  const reason = hasFailed ? undefined : t('unknownPrice');
  return (
    <TotalHead caption={t('total')} isLoading={isLoading}>
      <p className={styles['total']}>
        {isLoading ? (
          <span className={styles['blank']} />
        ) : (
          <FittedFiat size="var(--size-36)" value={fiat.valueOf(total, 'USDT')} code={fiat.code} reason={reason} />
        )}
      </p>
      <p className={styles['small']}>
        {isLoading || hasFailed ? undefined : (
          <MoneyText value={shownBalance(total, 'USDT')} currency="USDT" places={2} reason={reason} />
        )}
        {fiat.ratesSavedAt === undefined || fiat.code === 'USD' ? undefined : (
          <span>{t('ratesFrom', { time: format.dateTime(fiat.ratesSavedAt) })}</span>
        )}
      </p>
      <UnreadableRows of={lacking} kind="sum" />
    </TotalHead>
  );
}
