import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { RecordTable, type TableColumn } from '../../../core/ui/lists/record-table.tsx';
import { CoinMark } from '../../../core/ui/money/coin-mark.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import type { TransferRow } from '../model/transfer-rows.ts';

/** Transfers on a desktop: one line each. */
export function TransferTable({ transfers }: { readonly transfers: readonly TransferRow[] }) {
  const t = useText('funds');
  const format = useFormat();
  const columns: readonly TableColumn<TransferRow>[] = [
    {
      id: 'time',
      label: t('column.time'),
      sortBy: ({ createdAt }) => ({ text: createdAt }),
      render: ({ createdAt }) => <time>{format.serverTime(createdAt)}</time>,
    },
    {
      id: 'from',
      label: t('transfer.from'),
      sortBy: ({ from }) => ({ text: t(`accounts.${from ?? 'unknown'}`) }),
      render: ({ from }) => t(`accounts.${from ?? 'unknown'}`),
    },
    {
      id: 'to',
      label: t('transfer.to'),
      sortBy: ({ to }) => ({ text: t(`accounts.${to ?? 'unknown'}`) }),
      render: ({ to }) => t(`accounts.${to ?? 'unknown'}`),
    },
    {
      id: 'currency',
      label: t('coin.label'),
      sortBy: ({ currencyName }) => ({ text: currencyName }),
      render: ({ currencyName }) => (
        <span className={styles['unit']}>
          <CoinMark name={currencyName} size={20} />
          {currencyName}
        </span>
      ),
    },
    {
      id: 'amount',
      label: t('amount.label'),
      isFigure: true,
      sortBy: ({ amount }) => ({ figure: amount }),
      render: ({ amount }) => <MoneyText value={amount} />,
    },
  ];
  return <RecordTable label={t('transfer.history')} columns={columns} rows={transfers} />;
}
