import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { rowsOf, type Page, type Rows } from '../../../core/domain/page.ts';
import type { Launch, LaunchDetail, Subscription } from '../../../core/domain/products/launch.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { LaunchPort, type NewSubscription } from '../../../core/ports/launch-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { moneyMoved } from '../../../core/query/money-moved.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';
import { answerOf, type Answer } from '../../../core/sending/answer.ts';
import { latestRecords } from '../../../core/sending/latest-records.ts';

/** An order of tokens, as a screen knows it. */
export type SentSubscription = Omit<NewSubscription, 'unit'>;

const perPage = 20;
const ordersPerPage = 10;
/** The server pushes no event for sales or their end, so they are polled. */
const askAgainMs = 15_000;

/** Open to all, newest start first. */
export function useLaunches(): PagedRows<Launch> {
  const port = usePort(LaunchPort);
  return usePagedRows({
    key: rootKey(LaunchPort, 'launches'),
    read: (page) => port.launches({ page, limit: perPage }),
    pageOf: (page: Page<Launch>) => page,
    isEnabled: true,
    intervalMs: () => askAgainMs,
    canWait: true,
    staleMs: 5_000,
  });
}

/** One launch with the texts to read before an order. */
export function useLaunch(launchId: string): UseQueryResult<LaunchDetail, AppError> {
  const port = usePort(LaunchPort);
  return useQuery({
    queryKey: rootKey(LaunchPort, 'launch', { launchId }),
    queryFn: () => port.launch({ launchId }),
    refetchInterval: askAgainMs,
  });
}

/** The person's own, newest first; disabled unless `isEnabled`. All pages at once if `isWhole`. */
export function useSubscriptions(isEnabled: boolean, isWhole = false): PagedRows<Subscription> {
  const port = usePort(LaunchPort);
  return usePagedRows({
    key: rootKey(LaunchPort, 'subscriptions'),
    read: (page) => port.subscriptions({ page, limit: ordersPerPage }),
    pageOf: (page: Page<Subscription>) => page,
    isEnabled,
    isWhole,
    intervalMs: () => askAgainMs,
    canWait: true,
    staleMs: 5_000,
  });
}

/** The latest subscriptions as they are right now. Fails like the port. */
export function useReadLatestSubscriptions(): () => Promise<Rows<Subscription>> {
  const port = usePort(LaunchPort);
  return useCallback(async () => rowsOf(await port.subscriptions(latestRecords)), [port]);
}

/** Sends once and never rejects; then refetches everything that may have changed. */
export function useSubscribe(): (subscription: SentSubscription) => Promise<Answer> {
  const account = useAccount();
  const unit = useRuntimeConfig().dialect.subscriptionAmount;
  const port = usePort(LaunchPort);
  const queries = useQueryClient();
  return useCallback(
    async (subscription) => {
      const answer = await answerOf(queries, port.subscribeToLaunch({ ...subscription, unit }));
      void queries.invalidateQueries({ queryKey: rootKey(LaunchPort) });
      void moneyMoved(queries, account);
      return answer;
    },
    [account, port, queries, unit],
  );
}
