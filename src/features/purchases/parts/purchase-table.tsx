import { Link } from 'react-router-dom';
import type { Purchase } from '../../../core/domain/wallets/purchase.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { RecordTable, type TableColumn } from '../../../core/ui/lists/record-table.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import styles from '../../shared/request-list/parts/request-table.module.css';
import { useMethodText } from './use-method-text.ts';
import { purchasePath, useStandingText, type PurchaseLabels } from './purchase-row-view.tsx';

export interface PurchaseTableProps {
  readonly purchases: readonly Purchase[];
  readonly labels: PurchaseLabels;
}

/** The person's orders on a desktop: one line each; the code leads to the order. */
export function PurchaseTable({ purchases, labels }: PurchaseTableProps) {
  const t = useText('purchases');
  const funds = useText('funds');
  const format = useFormat();
  const standing = useStandingText(labels);
  const methodText = useMethodText();
  const columns: readonly TableColumn<Purchase>[] = [
    {
      id: 'number',
      label: t('number'),
      sortBy: ({ orderNumber }) => ({ text: orderNumber }),
      render: (purchase) => (
        <Link className={styles['open']} to={purchasePath(purchase, labels)}>
          {purchase.orderNumber}
        </Link>
      ),
    },
    {
      id: 'time',
      label: funds('column.time'),
      sortBy: ({ createdAt }) => ({ text: createdAt }),
      render: ({ createdAt }) => <time>{format.serverTime(createdAt)}</time>,
    },
    {
      id: 'method',
      label: t('method'),
      sortBy: ({ method }) => ({ text: methodText(method) }),
      render: ({ method }) => methodText(method),
    },
    {
      id: 'paid',
      label: t('send'),
      isFigure: true,
      sortBy: ({ paid }) => ({ figure: paid }),
      render: ({ paid, fiat }) => <MoneyText value={paid} currency={fiat} />,
    },
    {
      id: 'received',
      label: t('receive'),
      isFigure: true,
      sortBy: ({ received }) => (received === undefined ? undefined : { figure: received }),
      render: ({ received, currencyName }) => <MoneyText value={received} currency={currencyName} />,
    },
    {
      id: 'state',
      label: funds('column.status'),
      isFigure: true,
      sortBy: (purchase) => ({ text: standing(purchase) }),
      render: standing,
    },
  ];
  return <RecordTable label={t('mine')} columns={columns} rows={purchases} />;
}
