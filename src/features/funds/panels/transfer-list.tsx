import { useText } from '../../../core/i18n/use-text.ts';
import { useAccountTransfers } from '../data/transfers.ts';
import { transferRows } from '../model/transfer-rows.ts';
import { PagedList } from '../../shared/request-list/parts/paged-list.tsx';
import { TransferRowView } from '../parts/transfer-row-view.tsx';
import { TransferTable } from '../parts/transfer-table.tsx';

export interface TransferListProps {
  /** At most this many; all by default. */
  readonly most?: number;
}

/** Transfers between the accounts, newest first. */
export function TransferList({ most }: TransferListProps) {
  const t = useText('funds');
  const { rows: bills, ...list } = useAccountTransfers();
  return (
    <PagedList
      label={t('transfer.history')}
      empty={t('transfer.none')}
      list={{ ...list, rows: bills === undefined ? undefined : transferRows(bills) }}
      renderRow={(row) => <TransferRowView key={row.id} row={row} />}
      renderTable={(rows) => <TransferTable transfers={rows} />}
      most={most}
    />
  );
}
