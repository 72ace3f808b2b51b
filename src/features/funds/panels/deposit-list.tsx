import type { Deposit } from '../../../core/domain/wallets/deposit.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { useDeposits } from '../data/deposits.ts';
import { RefusalReason } from '../../shared/request-list/parts/refusal-reason.tsx';
import { DepositTable } from '../parts/deposit-table.tsx';
import { RequestHead } from '../parts/request-head.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';

export interface DepositListProps {
  /** At most this many; all by default. */
  readonly most?: number;
}

/** Reported payments and their outcomes. */
export function DepositList({ most }: DepositListProps) {
  const t = useText('funds');
  return (
    <PagedList
      label={t('deposit.log')}
      empty={t('deposit.none')}
      list={useDeposits()}
      renderRow={(row) => <DepositRow key={row.id} row={row} />}
      renderTable={(rows) => <DepositTable deposits={rows} />}
      most={most}
    />
  );
}

function DepositRow({ row }: { readonly row: Deposit }) {
  const t = useText('funds');
  const hasReason = row.reason !== undefined && row.reason !== '';
  return (
    <li className={hasReason ? styles['entry'] : undefined}>
      <div className={styles['row']}>
        <RequestHead row={row} status={t(`deposit.status.${row.status ?? 'unknown'}`, { code: row.statusCode })} />
      </div>
      <RefusalReason reason={row.reason} />
    </li>
  );
}
