import type { ReactNode } from 'react';
import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { isPositive } from '../../../core/money/fixed-point.ts';
import { usePreferences } from '../../../core/preferences/use-preferences.ts';
import { RecordTable, type TableColumn } from '../../../core/ui/lists/record-table.tsx';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { directionOf, MoneyText } from '../../../core/ui/money/money-text.tsx';
import { billKindOf, isToldByServer } from '../model/bill-kinds.ts';
import styles from './asset-table.module.css';
import tables from '../../shared/request-list/parts/request-table.module.css';

export interface BillTableProps {
  readonly bills: readonly Bill[];
  /** Chooses what is listed, in the heads of the columns; absent where a page has none. */
  readonly filters: Readonly<Partial<Record<'account' | 'currencyId' | 'group', ReactNode>>>;
}

/** The ledger on a desktop: one line each, ordered by any column, with the filters in the head. */
export function BillTable({ bills, filters }: BillTableProps) {
  const t = useText('assets');
  const format = useFormat();
  const columns: readonly TableColumn<Bill>[] = [
    {
      id: 'time',
      label: t('bills.time'),
      sortBy: ({ createdAt }) => ({ text: createdAt }),
      render: ({ createdAt }) => <time>{format.serverTime(createdAt)}</time>,
    },
    {
      id: 'kind',
      label: t('bills.kindLabel'),
      filter: filters.group,
      render: (bill) => <Kind bill={bill} />,
    },
    {
      id: 'account',
      label: t('accounts.label'),
      filter: filters.account,
      render: ({ account, accountText }) => (account === undefined ? accountText : t(`accounts.${account}`)),
    },
    {
      id: 'currency',
      label: t('bills.currency'),
      filter: filters.currencyId,
      render: ({ currencyName }) => currencyName,
    },
    {
      id: 'change',
      label: t('bills.change'),
      isFigure: true,
      sortBy: ({ change }) => ({ figure: change }),
      render: (bill) => <Change bill={bill} />,
    },
    {
      id: 'after',
      label: t('bills.after'),
      isFigure: true,
      sortBy: ({ after }) => (after === undefined ? undefined : { figure: after }),
      render: ({ after, currencyName }) =>
        after === undefined ? undefined : <MoneyText value={shownBalance(after, currencyName)} />,
    },
  ];
  return (
    <div className={tables['table']}>
      <RecordTable label={t('views.bills')} columns={columns} rows={bills} />
    </div>
  );
}

function Kind({ bill }: { readonly bill: Bill }) {
  const t = useText('assets');
  const kind = billKindOf(bill);
  return (
    <>
      {t(`bills.kind.${kind ?? 'other'}`)}
      {bill.concernsLocked ? <span className={styles['tag']}> {t('bills.locked')}</span> : undefined}
      {isToldByServer(kind) && bill.description !== '' ? (
        <span className={styles['tag']}> {bill.description}</span>
      ) : undefined}
    </>
  );
}

/** Reserved money is neither income nor loss. */
function Change({ bill: { change, concernsLocked } }: { readonly bill: Bill }) {
  const { hideAmounts } = usePreferences();
  const isPlain = hideAmounts || concernsLocked;
  return (
    <span className={styles['change']} data-direction={isPlain ? 'flat' : directionOf(change)}>
      {!isPlain && isPositive(change) ? '+' : ''}
      <MoneyText value={change} />
    </span>
  );
}
