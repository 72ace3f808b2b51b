import { useCallback } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { CurrencyId } from '../../../../core/domain/market/instrument.ts';
import { countIn, rowsOf, type Page, type Rows } from '../../../../core/domain/page.ts';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { accountKey } from '../../../../core/query/account-key.ts';
import { useToldPages } from '../../../../core/query/use-told-pages.ts';
import { usePagedRows, type PagedRows } from '../../../../core/query/use-paged-rows.ts';
import { useSession } from '../../../../core/session/use-session.ts';

export interface OrderPair {
  readonly baseId: CurrencyId;
  readonly quoteId: CurrencyId;
}

/** `history` is everything that is no longer pending; the protocol has no filter for it, so it is cut out of all orders. */
export type OrderListKind = 'pending' | 'history';

const pageSize = 20;
/** The protocol pushes nothing about spot orders: while some are pending, fills are found by asking. */
const pendingIntervalMs = 2000;
const quietIntervalMs = 20_000;

/** Orders of one account as far as they have been read; `total` is known only once everything has been. */
export interface OrderList extends Omit<PagedRows<SpotOrder>, 'rows' | 'first' | 'counted'> {
  /** Newest first; undefined before the first answer. */
  readonly orders: Rows<SpotOrder> | undefined;
  readonly total: number | undefined;
}

/** Orders of one account, of a pair or all of them. Disabled for visitors, and unless `isWanted`. */
export function useSpotOrders(query: {
  kind: OrderListKind;
  pair: OrderPair | undefined;
  isWanted?: boolean;
  /** Shown as a hint alone: it may be older. */
  isHint?: boolean;
}): OrderList {
  const account = useAccount();
  const { isSignedIn } = useSession();
  const { kind, pair } = query;
  const isPending = kind === 'pending';
  const { rows: orders, ...list } = usePagedRows({
    key: accountKey(account, TradingPort, 'spotOrders', { kind, pair: pair ?? 'all' }),
    read: (page) =>
      account.port(TradingPort).spotOrders({
        page,
        limit: pageSize,
        ...(pair === undefined ? {} : { pair }),
        ...(isPending ? { status: 'pending' } : {}),
      }),
    pageOf: (page) => page,
    shows: (order) => isPending || order.status !== 'pending',
    isEnabled: isSignedIn && query.isWanted !== false,
    // Pending orders are counted and cancelled as a whole.
    isWhole: isPending,
    intervalMs: (hasRows) => (isPending && hasRows && query.isHint !== true ? pendingIntervalMs : quietIntervalMs),
    canWait: !isPending,
    staleMs: 1000,
  });
  return { ...list, orders, total: list.hasMore ? undefined : countIn(orders) };
}

/** Asks for one page of all orders in every state. Fails like the port. */
export function useReadSpotOrders(): (page: number, limit: number) => Promise<Page<SpotOrder>> {
  const account = useAccount();
  return useToldPages((page, limit) => account.port(TradingPort).spotOrders({ page, limit }));
}

/** The newest orders of a pair in every state, asked now: it joins no read under way, whose answer may be older. Fails like the port. */
export function useReadLatestOrders({ baseId, quoteId }: OrderPair): () => Promise<Rows<SpotOrder>> {
  const account = useAccount();
  return useCallback(async () => {
    const pair = { baseId, quoteId };
    return rowsOf(await account.port(TradingPort).spotOrders({ pair, page: 1, limit: pageSize }));
  }, [account, baseId, quoteId]);
}
