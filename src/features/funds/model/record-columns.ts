import type { Deposit } from '../../../core/domain/wallets/deposit.ts';
import { givenName } from '../../../core/domain/wallets/given-account-names.ts';
import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import type { Withdrawal } from '../../../core/domain/wallets/withdrawal.ts';
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

/** A transfer has two bills: one for each account, by its given name. */
export const transferColumns = (serverZone: Zone): readonly Column<Bill>[] => [
  { name: 'bill_id', cell: ({ id }) => id },
  { name: 'account', cell: ({ account }) => account && givenName[account] },
  { name: 'currency', cell: ({ currencyName }) => currencyName },
  { name: 'change', cell: ({ change }) => change },
  { name: 'balance_before', cell: ({ before }) => before },
  { name: 'balance_after', cell: ({ after }) => after },
  { name: 'description', cell: ({ description }) => description },
  ...momentColumns<Bill>('created_at', { serverZone, read: ({ createdAt }) => createdAt }),
];
