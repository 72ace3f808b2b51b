import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { isBound, type MiningOrder, type MiningOrders } from '../../../core/domain/finance/lock-mining.ts';
import type { Page } from '../../../core/domain/page.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { MiningPort } from '../../../core/ports/mining-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { moneyMoved } from '../../../core/query/money-moved.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';
import { useCountedOrders } from './counted-orders.ts';
import { answerOf, type Answer } from '../../../core/sending/answer.ts';

const perPage = 20;

/** The ended ones, newest first. Disabled unless `isEnabled`. */
export function useEndedMiningOrders(
  isEarly: boolean,
  isEnabled: boolean,
): PagedRows<MiningOrder, MiningOrders<Page<MiningOrder>>> {
  const port = usePort(MiningPort);
  const counted = useCountedOrders();
  return usePagedRows({
    key: rootKey(MiningPort, 'endedMiningOrders', { isEarly }),
    read: async (page) => counted(await port.endedMiningOrders({ page, limit: perPage, isEarly })),
    pageOf: ({ page }: MiningOrders<Page<MiningOrder>>) => page,
    shows: (order) => !isBound(order),
    isEnabled,
    staleMs: 5_000,
  });
}

/** Resolves with the outcome; then refetches orders and balances. */
function useSendOnce(): (sent: Promise<void>) => Promise<Answer> {
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(
    async (sent) => {
      const answer = await answerOf(queries, sent);
      void queries.invalidateQueries({ queryKey: rootKey(MiningPort) });
      void moneyMoved(queries, account);
      return answer;
    },
    [account, queries],
  );
}

export interface LockWish {
  readonly productId: string;
  readonly amount: Amount;
}

/** Sends once and never rejects. */
export function useLockFunds(): (wish: LockWish) => Promise<Answer> {
  const port = usePort(MiningPort);
  const sendOnce = useSendOnce();
  return useCallback((wish) => sendOnce(port.lockFunds(wish)), [port, sendOnce]);
}

/** Sends once and never rejects. */
export function useTakeInterest(): (wish: { orderId: string; amount: Amount }) => Promise<Answer> {
  const port = usePort(MiningPort);
  const sendOnce = useSendOnce();
  return useCallback((wish) => sendOnce(port.takeInterest(wish)), [port, sendOnce]);
}

/** Sends once and never rejects. */
export function useRedeemEarly(): (wish: { orderId: string }) => Promise<Answer> {
  const port = usePort(MiningPort);
  const sendOnce = useSendOnce();
  return useCallback((wish) => sendOnce(port.redeemEarly(wish)), [port, sendOnce]);
}
