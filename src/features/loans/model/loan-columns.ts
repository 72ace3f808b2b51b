import type { Loan } from '../../../core/domain/finance/loan.ts';
import { momentColumns, type Column } from '../../shared/export/model/csv.ts';

/** A loan whose state is not known carries the server's code for it. */
export const loanColumns = (serverZone: string | undefined): readonly Column<Loan>[] => [
  { name: 'loan_id', cell: ({ id }) => id },
  { name: 'order_number', cell: ({ orderNumber }) => orderNumber },
  { name: 'kind', cell: ({ kind }) => kind },
  { name: 'currency', cell: ({ currencyName }) => currencyName },
  { name: 'amount', cell: ({ amount }) => amount },
  { name: 'days', cell: ({ days }) => days?.toString() },
  { name: 'daily_percent', cell: ({ dailyPercent }) => dailyPercent },
  { name: 'interest', cell: ({ interest }) => interest },
  { name: 'total', cell: ({ total }) => total },
  { name: 'overdue_interest', cell: ({ penalty }) => penalty },
  { name: 'repaid', cell: ({ repaid }) => repaid },
  { name: 'status', cell: ({ status = 'unknown' }) => status },
  { name: 'status_code', cell: ({ statusCode }) => statusCode },
  { name: 'reason', cell: ({ reason }) => reason },
  ...momentColumns<Loan>('created_at', { serverZone, read: ({ createdAt }) => createdAt }),
  ...momentColumns<Loan>('starts_at', { serverZone, read: ({ startsAt }) => startsAt }),
  ...momentColumns<Loan>('ends_at', { serverZone, read: ({ endsAt }) => endsAt }),
];
