import { Link } from 'react-router-dom';
import { isUnpaid, knownDue, type Loan } from '../../../core/domain/finance/loan.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { RecordTable, type TableColumn } from '../../../core/ui/lists/record-table.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import styles from '../../shared/request-list/parts/request-table.module.css';

/** The person's loans on a desktop: one line each; the number leads to the loan. */
export function LoanTable({ loans }: { readonly loans: readonly Loan[] }) {
  const t = useText('loans');
  const funds = useText('funds');
  const format = useFormat();
  const stateOf = ({ status, statusCode }: Loan): string => t(`states.${status ?? 'unknown'}`, { code: statusCode });
  const columns: readonly TableColumn<Loan>[] = [
    {
      id: 'number',
      label: t('number'),
      sortBy: ({ orderNumber }) => ({ text: orderNumber }),
      render: ({ id, orderNumber }) => (
        <Link className={styles['open']} to={pathWith(routes.common.borrowingback, { id })}>
          {orderNumber}
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
      id: 'amount',
      label: t('amount'),
      isFigure: true,
      sortBy: ({ amount }) => ({ figure: amount }),
      render: ({ amount, currencyName }) => <MoneyText value={amount} currency={currencyName} />,
    },
    {
      id: 'interest',
      label: t('interest'),
      isFigure: true,
      sortBy: ({ interest }) => (interest === undefined ? undefined : { figure: interest }),
      render: ({ interest, currencyName }) => (
        <MoneyText value={interest} currency={currencyName} reason={t('unsaid')} />
      ),
    },
    {
      id: 'due',
      label: t('due'),
      isFigure: true,
      render: (loan) =>
        isUnpaid(loan.status) ? (
          <MoneyText value={knownDue(loan)} currency={loan.currencyName} reason={t('unsaid')} />
        ) : undefined,
    },
    {
      id: 'end',
      label: t('end'),
      isFigure: true,
      sortBy: ({ endsAt }) => (endsAt === undefined ? undefined : { text: endsAt }),
      render: ({ endsAt }) => (endsAt === undefined ? undefined : <time>{format.serverTime(endsAt)}</time>),
    },
    {
      id: 'state',
      label: funds('column.status'),
      isFigure: true,
      sortBy: (loan) => ({ text: stateOf(loan) }),
      render: stateOf,
    },
  ];
  return <RecordTable label={t('mine')} columns={columns} rows={loans} />;
}
