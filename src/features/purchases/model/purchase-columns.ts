import { standingOf, type Purchase } from '../../../core/domain/wallets/purchase.ts';
import { momentColumns, type Column } from '../../shared/export/model/csv.ts';

/** Names of payers stay in the program. */
export const purchaseColumns = (serverZone: string | undefined): readonly Column<Purchase>[] => [
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
