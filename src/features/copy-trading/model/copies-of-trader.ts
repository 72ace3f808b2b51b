import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import { copySums, type CopySums } from '../../../core/domain/products/copy-trading.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { add, compare, negate } from '../../../core/money/fixed-point.ts';

/** The copies of one trader in one currency. */
export interface TraderSums extends CopySums {
  readonly currency: string;
}

const currencyOf = ({ symbol }: ContractOrder): string => symbol.slice(symbol.indexOf('/') + 1);

/** Sums by currency, in the order in which they occur. A copy that the person took over no longer counts. */
export function sumsOfTrader(orders: readonly ContractOrder[], traderId: string): readonly TraderSums[] {
  const own = orders.filter(({ copiedFrom, kind }) => copiedFrom === traderId && kind === 'copied');
  const currencies = [...new Set(own.map(currencyOf))];
  return currencies.map((currency) => ({
    currency,
    ...copySums(own.filter((order) => currencyOf(order) === currency)),
  }));
}

/** What open copies would come back as at present prices, before fees: their margin with their result. */
export const worthOf = ({ invested, running }: Pick<CopySums, 'invested' | 'running'>): Amount | undefined =>
  running === undefined ? undefined : add(invested, running);

/** False where the server does not say whose a copy is: nothing can be summed by trader then. */
export const namesTraders = (orders: readonly ContractOrder[]): boolean =>
  orders.every(({ copiedFrom, kind }) => kind !== 'copied' || copiedFrom !== undefined);

/** Traders of whom there are copies, besides those who are followed. */
export const formerTraders = (orders: readonly ContractOrder[], followed: readonly string[]): readonly string[] => [
  ...new Set(
    orders.flatMap(({ copiedFrom, kind }) =>
      copiedFrom === undefined || kind !== 'copied' || followed.includes(copiedFrom) ? [] : [copiedFrom],
    ),
  ),
];

/** Whether the copies have lost as much as the person wanted to be warned of. */
export const isPastAlert = (net: Amount | undefined, limit: Amount | undefined): boolean =>
  net !== undefined && limit !== undefined && compare(net, negate(limit)) <= 0;
