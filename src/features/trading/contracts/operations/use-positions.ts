import { useCallback, useMemo, useState } from 'react';
import type { ContractAccountState, ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { useContractOrders, type ContractOrderList } from '../../orders/data/contract-orders.ts';
import { usePositionNews, type PositionNews } from '../../orders/data/contract-stream.ts';
import { remarked } from '../model/contract-position.ts';

export interface PositionsOnScreen {
  /** Every pair's; undefined before the first answer. */
  readonly positions: readonly ContractOrder[] | undefined;
  readonly list: ContractOrderList;
  /** The sums of a quote currency as they were pushed last; undefined when nothing newer than the list was. */
  stateOf(quoteId: CurrencyId): ContractAccountState | undefined;
}

/** All open positions of the account: as they were read, marked as they were pushed since. */
export function usePositions(): PositionsOnScreen {
  const { isSignedIn } = useSession();
  const list = useContractOrders({ kind: 'open', pair: undefined });
  const news = useNewsSince(usePositionNews(isSignedIn), list.readAt);
  const { orders } = list;
  const positions = useMemo(() => {
    const pushed = [...(news?.marks.values() ?? [])].flatMap(({ open }) => open);
    return orders === undefined ? undefined : remarked(orders, new Map(pushed.map((one) => [one.id, one])));
  }, [orders, news]);
  const stateOf = useCallback((quoteId: CurrencyId) => news?.marks.get(quoteId)?.state, [news]);
  return { positions, list, stateOf };
}

interface Heard {
  readonly news: PositionNews | undefined;
  readonly readAt: number;
  readonly isNewer: boolean;
}

/** A picture that was pushed before the list was read is outdated. */
function useNewsSince(news: PositionNews | undefined, readAt: number): PositionNews | undefined {
  const [heard, setHeard] = useState<Heard>({ news, readAt, isNewer: true });
  const hasChanged = heard.news !== news || heard.readAt !== readAt;
  const next = hasChanged ? { news, readAt, isNewer: heard.news !== news } : heard;
  if (hasChanged) setHeard(next);
  return next.isNewer ? news : undefined;
}
