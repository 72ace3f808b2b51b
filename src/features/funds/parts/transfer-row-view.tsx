import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import type { TransferRow } from '../model/transfer-rows.ts';
import styles from '../../shared/request-form/parts/requests.module.css';

/** Where from, where to, how much and when. */
export function TransferRowView({ row }: { readonly row: TransferRow }) {
  const t = useText('funds');
  const format = useFormat();
  const [from, to] = [row.from, row.to].map((account) =>
    account === undefined ? t('accounts.unknown') : t(`accounts.${account}`),
  );
  return (
    <li className={styles['row']}>
      <CoinMark name={row.currencyName} />
      <span>
        <span>
          {from} → {to}
        </span>
        <time className={styles['small']}>{format.serverTime(row.createdAt)}</time>
      </span>
      <span>
        <MoneyText value={row.amount} currency={row.currencyName} />
      </span>
    </li>
  );
}
