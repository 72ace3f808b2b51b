import type { AccountId } from '../../../../core/account/account-scope.ts';
import { givenProduct } from '../../../../core/domain/market/given-product-names.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { productIds, type ProductId } from '../../mode/model/products.ts';

/** The ticket that a page shows. */
export interface ShownTicket {
  /** Undefined where the address does not tell: then it may be any. */
  readonly product: ProductId | undefined;
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
  const question = new URLSearchParams(search);
  const asked = productIds.find((id) => givenProduct[id] === question.get('product'));
  return { product: products[pathname] ?? asked, symbol: question.get('symbol') ?? undefined };
}

interface OfTicket {
  readonly product: ProductId;
  readonly symbol: string;
}

/** Whether the page shows the ticket, and with it the outcome of its orders. One whose address names no pair may show any. */
export const isOnScreen = ({ product, symbol }: OfTicket, shown: ShownTicket | undefined): boolean =>
  shown !== undefined &&
  (shown.symbol ?? symbol) === symbol &&
  (shown.product === undefined || shown.product === product);
