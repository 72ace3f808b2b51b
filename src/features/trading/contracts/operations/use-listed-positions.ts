import { useMemo } from 'react';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { OrderPair } from '../../orders/data/spot-orders.ts';
import { contractTraits, isOwn, type RecordFilter } from '../../orders/model/record-filter.ts';

type Positions = readonly ContractOrder[] | undefined;

export interface ListedPositions {
  /** Of the pair, or all; on the screen of all records of its market. */
  readonly open: Positions;
  /** These, and beside a ticket those of other pairs behind them: they share its margin, and none is out of sight. */
  readonly listed: Positions;
}

/** Which positions a list shows, and which of them are its own. */
export function useListedPositions(
  positions: Positions,
  pair: OrderPair | undefined,
  filter: RecordFilter | undefined,
): ListedPositions {
  const [baseId, quoteId] = [pair?.baseId, pair?.quoteId];
  return useMemo(() => {
    const open = positions?.filter(
      (one) =>
        (baseId === undefined || (one.baseId === baseId && one.quoteId === quoteId)) &&
        isOwn(filter, contractTraits(one)),
    );
    if (open === undefined || filter !== undefined) return { open, listed: open };
    return { open, listed: [...open, ...(positions?.filter((one) => !open.includes(one)) ?? [])] };
  }, [positions, baseId, quoteId, filter]);
}
