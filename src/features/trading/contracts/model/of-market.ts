import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { Rows } from '../../../../core/domain/page.ts';
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
