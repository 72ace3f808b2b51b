import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import { momentColumns, type Column } from '../../shared/export/model/csv.ts';
import { billKindOf } from './bill-kinds.ts';

/** Every field of a bill: the kind as code, as our name if known, and in the server's words. */
export const billColumns = (serverZone: string | undefined): readonly Column<Bill>[] => [
  { name: 'bill_id', cell: ({ id }) => id },
  { name: 'account', cell: ({ account, accountText }) => account ?? accountText },
  { name: 'currency', cell: ({ currencyName }) => currencyName },
  { name: 'change', cell: ({ change }) => change },
  { name: 'balance_before', cell: ({ before }) => before },
  { name: 'balance_after', cell: ({ after }) => after },
  { name: 'concerns_locked', cell: ({ concernsLocked }) => (concernsLocked ? 'yes' : 'no') },
  { name: 'kind_code', cell: ({ kind }) => kind },
  { name: 'kind', cell: (bill) => billKindOf(bill) },
  { name: 'description', cell: ({ description }) => description },
  ...momentColumns<Bill>('created_at', { serverZone, read: ({ createdAt }) => createdAt }),
];
