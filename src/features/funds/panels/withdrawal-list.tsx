import { useText } from '../../../core/i18n/use-text.ts';
import { useDebitedAccount } from '../data/debited-account.ts';
import { useWithdrawals } from '../data/past-withdrawals.ts';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import { WithdrawalRowView } from '../parts/withdrawal-row-view.tsx';
import { WithdrawalTable } from '../parts/withdrawal-table.tsx';

export interface WithdrawalListProps {
  /** At most this many; all by default. */
  readonly most?: number;
}

/** Withdrawals and their outcomes, newest first. */
export function WithdrawalList({ most }: WithdrawalListProps) {
  const t = useText('withdrawal');
  const account = useDebitedAccount();
  return (
    <PagedList
      label={t('records')}
      empty={t('none')}
      list={useWithdrawals()}
      renderRow={(row) => <WithdrawalRowView key={row.id} row={row} account={account} />}
      renderTable={(rows) => <WithdrawalTable withdrawals={rows} account={account} />}
      most={most}
    />
  );
}
