import { useFormat } from '../../../core/i18n/use-format.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { networkName } from '../model/deposit-place.ts';

export interface RequestHeadProps {
  readonly row: {
    readonly currencyName: string;
    readonly network: string | undefined;
    readonly createdAt: string;
    readonly amount: Amount;
  };
  /** The state, in words. */
  readonly status: string;
}

/** The two columns of a reported deposit or a withdrawal: what and when, how much and how far. */
export function RequestHead({ row, status }: RequestHeadProps) {
  const format = useFormat();
  return (
    <>
      <CoinMark name={row.currencyName} />
      <span>
        <span>{[row.currencyName, networkName(row.network)].filter(Boolean).join(' · ')}</span>
        <time className={styles['small']}>{format.serverTime(row.createdAt)}</time>
      </span>
      <span>
        <MoneyText value={row.amount} currency={row.currencyName} />
        <span className={styles['small']}>{status}</span>
      </span>
    </>
  );
}
