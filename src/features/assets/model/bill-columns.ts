import { givenProduct } from '../../../core/domain/market/given-product-names.ts';
import { givenName } from '../../../core/domain/wallets/given-account-names.ts';
import type { Bill } from '../../../core/domain/wallets/wallet.ts';
import { momentColumns, type Column } from '../../shared/export/model/csv.ts';
import { billKindOf } from './bill-kinds.ts';

/** The name of a kind in files, which stays as it was in those that people have. */
function kindInFiles(bill: Bill): string | undefined {
  const kind = billKindOf(bill);
  return kind === 'options' ? givenProduct.options : kind;
}

/** Every field of a bill: the account by its given name, the kind as code, as our name if known, and in the server's words. */
export const billColumns = (serverZone: string | undefined): readonly Column<Bill>[] => [
  { name: 'bill_id', cell: ({ id }) => id },
  { name: 'account', cell: ({ account, accountText }) => (account === undefined ? accountText : givenName[account]) },
  { name: 'currency', cell: ({ currencyName }) => currencyName },
  { name: 'change', cell: ({ change }) => change },
  { name: 'balance_before', cell: ({ before }) => before },
  { name: 'balance_after', cell: ({ after }) => after },
  { name: 'concerns_locked', cell: ({ concernsLocked }) => (concernsLocked ? 'yes' : 'no') },
  { name: 'kind_code', cell: ({ kind }) => kind },
  { name: 'kind', cell: kindInFiles },
  { name: 'description', cell: ({ description }) => description },
  ...momentColumns<Bill>('created_at', { serverZone, read: ({ createdAt }) => createdAt }),
];
