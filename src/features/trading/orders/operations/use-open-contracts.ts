import { useCallback } from 'react';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { countIn, lackingAs, type Rows } from '../../../../core/domain/page.ts';
import { useContractPart } from '../data/contract-orders.ts';
import type { OrderPair } from '../data/spot-orders.ts';

/** How many contract positions are open, on a pair or on all, as their own list counts them; 0 until they are read. Polls nothing. */
export function useOpenContracts(pair: OrderPair | undefined): number {
  const { baseId, quoteId } = pair ?? {};
  const partOf = useCallback(
    (orders: Rows<ContractOrder>) => {
      const own = orders.filter((one) => baseId === undefined || (one.baseId === baseId && one.quoteId === quoteId));
      // Of one that cannot be read the pair is not known: it counts with each.
      return countIn(lackingAs(own, orders)) ?? 0;
    },
    [baseId, quoteId],
  );
  return useContractPart({ kind: 'open', pair: undefined, isOnce: true }, partOf) ?? 0;
}
