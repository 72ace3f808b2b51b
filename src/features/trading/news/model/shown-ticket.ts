import type { AccountId } from '../../../../core/account/account-scope.ts';
import { routes } from '../../../../core/navigation/routes.ts';

/** The ticket that a page shows. */
export interface ShownTicket {
  /** Undefined where the address does not tell: then it may be any. */
  readonly product: 'spot' | 'contracts' | undefined;
  readonly symbol: string | undefined;
}

const { transaction, moni, forex } = routes;
const products: Readonly<Record<string, ShownTicket['product']>> = {
  [transaction.index]: undefined,
  [transaction.index2]: undefined,
  [transaction.currency]: 'spot',
  [transaction.contract]: 'contracts',
  [moni.index]: undefined,
  [moni.currency]: 'spot',
  [moni.contract]: 'contracts',
  [forex.index]: undefined,
  [forex.currency]: 'spot',
  [forex.contract]: 'contracts',
};

const practice: readonly string[] = Object.values(moni);

/** Undefined on a page without a ticket of this account. */
export function shownTicket(account: AccountId, pathname: string, search: string): ShownTicket | undefined {
  if (!Object.hasOwn(products, pathname) || practice.includes(pathname) !== (account === 'moni')) return undefined;
  return { product: products[pathname], symbol: new URLSearchParams(search).get('symbol') ?? undefined };
}
