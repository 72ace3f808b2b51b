import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import type { LeadTrader, LeadTraderDetail } from '../../../core/domain/products/copy-trading.ts';
import { countIn, rowsOf, type Page } from '../../../core/domain/page.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { CopyTradingPort } from '../../../core/ports/copy-trading-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { useSavingPace } from '../../../core/time/polling-pace.ts';

/** Figures change with the hour; followers may change at any time. */
const askAgainMs = 60_000;
const fewMinutesMs = 300_000;
const hourMs = 3_600_000;

/** All traders. Whether the person follows one is part of it, so every person fetches it anew. */
export function useTraders(): PagedRows<LeadTrader> {
  const port = usePort(CopyTradingPort);
  const { userId } = useSession();
  return usePagedRows({
    key: rootKey(CopyTradingPort, 'leadTraders', { userId }),
    read: (page) => port.leadTraders({ page }),
    pageOf: (page: Page<LeadTrader>) => page,
    isEnabled: true,
    isWhole: true,
    intervalMs: () => askAgainMs,
    canWait: true,
    staleMs: 5_000,
  });
}

/** One trader; disabled without an id. */
export function useTrader(traderId: string): UseQueryResult<LeadTraderDetail, AppError> {
  const pace = useSavingPace();
  const port = usePort(CopyTradingPort);
  const { userId } = useSession();
  return useQuery({
    queryKey: rootKey(CopyTradingPort, 'leadTrader', { userId, traderId }),
    queryFn: () => port.leadTrader({ traderId }),
    enabled: traderId !== '',
    refetchInterval: askAgainMs * pace,
  });
}

/** The closed positions of a trader, newest first. */
export function useTrades(traderId: string): PagedRows<ContractOrder> {
  const port = usePort(CopyTradingPort);
  return usePagedRows({
    key: rootKey(CopyTradingPort, 'leadTrades', { traderId }),
    read: (page) => port.leadTrades({ traderId, page }),
    pageOf: (page: Page<ContractOrder>) => page,
    isEnabled: traderId !== '',
    intervalMs: () => fewMinutesMs,
    canWait: true,
    staleMs: 30_000,
  });
}

/** When the oldest trade that the server lists was opened, as server wall time; null where it cannot be told. */
async function firstTradeOf(port: CopyTradingPort, traderId: string): Promise<string | null> {
  const newest = await port.leadTrades({ traderId, page: 1 });
  const inPage = countIn(rowsOf(newest));
  if (newest.hasMore && (newest.total === undefined || !inPage)) return null;
  const last = newest.hasMore
    ? await port.leadTrades({ traderId, page: Math.ceil((newest.total ?? 0) / (inPage ?? 1)) })
    : newest;
  const oldest = last.hasMore ? undefined : last.items.at(-1);
  return oldest?.openedAt ?? oldest?.createdAt ?? null;
}

/**
 * When the first trade of each was opened, by ids; null where it cannot be told, absent while it is read. Two requests for each
 * trader: name those alone that are asked for.
 */
export function useFirstTrades(traderIds: readonly string[]): ReadonlyMap<string, string | null> {
  const port = usePort(CopyTradingPort);
  return useQueries({
    queries: traderIds.map((traderId) => ({
      queryKey: rootKey(CopyTradingPort, 'leadTrades', { traderId, isFirst: true }),
      queryFn: () => firstTradeOf(port, traderId),
      staleTime: hourMs,
    })),
    combine: (answers) =>
      new Map(
        traderIds.flatMap((traderId, at) => {
          const answer = answers[at];
          if (answer === undefined || answer.isPending) return [];
          return [[traderId, answer.data ?? null] as const];
        }),
      ),
  });
}

/** One trader as of right now. Fails like the port. */
export function useReadTrader(): (traderId: string) => Promise<LeadTraderDetail> {
  const port = usePort(CopyTradingPort);
  return useCallback((traderId) => port.leadTrader({ traderId }), [port]);
}
