import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { Rows } from '../../../../core/domain/page.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { contractTraits, ownIn, type RecordFilter } from '../../orders/model/record-filter.ts';

interface Counted {
  readonly orders: Rows<ContractOrder> | undefined;
  readonly counted: number | undefined;
  readonly hasMore: boolean;
}

/** A list as its page of one market counts it: the server counts the orders of every market together. */
export const ofMarket = (list: Counted, filter: RecordFilter | undefined): Counted =>
  filter?.foreign === undefined
    ? list
    : { ...list, orders: ownIn(list.orders, filter, contractTraits), counted: undefined };

/** The contracts of an account whatever they are on: the page of one market leaves out the others. */
export const everyMarket = { live: routes.transaction.contractOrder, moni: routes.moni.contractOrder } as const;
