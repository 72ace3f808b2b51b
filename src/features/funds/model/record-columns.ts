import type { Deposit } from '../../../core/domain/deposit.ts';
import type { Loan } from '../../../core/domain/loan.ts';
import { standingOf, type Purchase } from '../../../core/domain/purchase.ts';
import type { Bill } from '../../../core/domain/wallet.ts';
import type { Withdrawal } from '../../../core/domain/withdrawal.ts';
import { momentColumns, type Column } from '../../shared/export/model/csv.ts';

// A row whose state is not known carries the server's code for it.

type Zone = string | undefined;

export const depositColumns = (serverZone: Zone): readonly Column<Deposit>[] => [
  { name: 'deposit_id', cell: ({ id }) => id },
  { name: 'currency', cell: ({ currencyName }) => currencyName },
  { name: 'network', cell: ({ network }) => network },
  { name: 'amount', cell: ({ amount }) => amount },
  { name: 'status', cell: ({ status = 'unknown' }) => status },
  { name: 'status_code', cell: ({ statusCode }) => statusCode },
  { name: 'reason', cell: ({ reason }) => reason },
  ...momentColumns<Deposit>('created_at', { serverZone, read: ({ createdAt }) => createdAt }),
  ...momentColumns<Deposit>('updated_at', { serverZone, read: ({ updatedAt }) => updatedAt }),
];

export const withdrawalColumns = (serverZone: Zone): readonly Column<Withdrawal>[] => [
  { name: 'withdrawal_id', cell: ({ id }) => id },
  { name: 'currency', cell: ({ currencyName }) => currencyName },
  { name: 'way', cell: ({ way }) => way },
  { name: 'network', cell: ({ network }) => network },
  { name: 'address', cell: ({ address }) => address },
  { name: 'amount', cell: ({ amount }) => amount },
  { name: 'received', cell: ({ received }) => received },
  { name: 'status', cell: ({ status = 'unknown' }) => status },
  { name: 'status_code', cell: ({ statusCode }) => statusCode },
  { name: 'reason', cell: ({ reason }) => reason },
  ...momentColumns<Withdrawal>('created_at', { serverZone, read: ({ createdAt }) => createdAt }),
  ...momentColumns<Withdrawal>('decided_at', { serverZone, read: ({ decidedAt }) => decidedAt }),
];

export const loanColumns = (serverZone: Zone): readonly Column<Loan>[] => [
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

/** Names of payers stay in the program. */
export const purchaseColumns = (serverZone: Zone): readonly Column<Purchase>[] => [
  { name: 'purchase_id', cell: ({ id }) => id },
  { name: 'order_number', cell: ({ orderNumber }) => orderNumber },
  { name: 'country', cell: ({ country }) => country },
  { name: 'method', cell: ({ method }) => method },
  { name: 'fiat', cell: ({ fiat }) => fiat },
  { name: 'paid', cell: ({ paid }) => paid },
  { name: 'fee', cell: ({ fee }) => fee },
  { name: 'currency', cell: ({ currencyName }) => currencyName },
  { name: 'received', cell: ({ received }) => received },
  { name: 'rate', cell: ({ rate }) => rate },
  { name: 'status', cell: (purchase) => standingOf(purchase) },
  { name: 'status_code', cell: ({ statusCode }) => statusCode },
  { name: 'reason', cell: ({ reason }) => reason },
  ...momentColumns<Purchase>('created_at', { serverZone, read: ({ createdAt }) => createdAt }),
  ...momentColumns<Purchase>('paid_at', { serverZone, read: ({ paidAt }) => paidAt }),
  ...momentColumns<Purchase>('closed_at', { serverZone, read: ({ closedAt }) => closedAt }),
];

/** A transfer has two lines: what left one account, and what came into the other. */
export const transferColumns = (serverZone: Zone): readonly Column<Bill>[] => [
  { name: 'bill_id', cell: ({ id }) => id },
  { name: 'account', cell: ({ account }) => account },
  { name: 'currency', cell: ({ currencyName }) => currencyName },
  { name: 'change', cell: ({ change }) => change },
  { name: 'balance_before', cell: ({ before }) => before },
  { name: 'balance_after', cell: ({ after }) => after },
  { name: 'description', cell: ({ description }) => description },
  ...momentColumns<Bill>('created_at', { serverZone, read: ({ createdAt }) => createdAt }),
];
