import type { Deposit } from '../../../core/domain/deposit.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { MoneyText } from '../../../core/ui/money-text.tsx';
import { useDeposits } from '../data/deposits.ts';
import { networkName } from '../model/deposit-place.ts';
import { RefusalReason } from '../parts/refusal-reason.tsx';
import styles from '../../shared/requests/parts/requests.module.css';
import { PagedList } from '../../shared/requests/parts/paged-list.tsx';

/** Reported payments and what became of them. */
export function DepositList() {
  const t = useText('funds');
  return (
    <PagedList
      label={t('deposit.log')}
      empty={t('deposit.none')}
      list={useDeposits()}
      renderRow={(row) => <DepositRow key={row.id} row={row} />}
    />
  );
}

function DepositRow({ row }: { readonly row: Deposit }) {
  const t = useText('funds');
  const format = useFormat();
  return (
    <li>
      <div className={styles['row']}>
        <span>
          <span>{[row.currencyName, networkName(row.network)].filter(Boolean).join(' · ')}</span>
          <time className={styles['small']}>{format.serverTime(row.createdAt)}</time>
        </span>
        <span>
          <MoneyText value={row.amount} currency={row.currencyName} />
          <span className={styles['small']}>
            {t(`deposit.status.${row.status ?? 'unknown'}`, { code: row.statusCode })}
          </span>
        </span>
      </div>
      <RefusalReason reason={row.reason} />
    </li>
  );
}
