import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import type { ContractOrder } from '../../../core/domain/orders/contract-order.ts';
import type { LeadTrader, LeadTraderDetail } from '../../../core/domain/products/copy-trading.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { CopyTradingPort } from '../../../core/ports/copy-trading-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { useSavingPace } from '../../../core/time/polling-pace.ts';

/** Figures change with the hour; followers may change at any time. */
const askAgainMs = 60_000;
const fewMinutesMs = 300_000;

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

/** One trader as of right now. Fails like the port. */
export function useReadTrader(): (traderId: string) => Promise<LeadTraderDetail> {
  const port = usePort(CopyTradingPort);
  return useCallback((traderId) => port.leadTrader({ traderId }), [port]);
}
