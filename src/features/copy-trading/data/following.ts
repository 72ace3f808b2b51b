import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { usePort } from '../../../core/di/use-port.ts';
import type { FollowTerms } from '../../../core/domain/products/copy-trading.ts';
import { CopyTradingPort } from '../../../core/ports/copy-trading-port.ts';
import { TradingPort } from '../../../core/ports/trading-port.ts';
import { accountKey, rootKey } from '../../../core/query/account-key.ts';
import { answerOf, type Answer } from '../../../core/sending/answer.ts';

/** Sends once and never rejects; then refetches traders and copies. */
function useSend<Wish>(send: (port: CopyTradingPort, wish: Wish) => Promise<void>): (wish: Wish) => Promise<Answer> {
  const port = usePort(CopyTradingPort);
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(
    async (wish) => {
      const answer = await answerOf(queries, send(port, wish));
      void queries.invalidateQueries({ queryKey: rootKey(CopyTradingPort) });
      void queries.invalidateQueries({ queryKey: accountKey(account, TradingPort) });
      return answer;
    },
    [send, port, account, queries],
  );
}

export interface FollowWish {
  readonly traderId: string;
  readonly terms: FollowTerms;
}

const followTrader = (port: CopyTradingPort, wish: FollowWish): Promise<void> => port.followTrader(wish);
const unfollowTrader = (port: CopyTradingPort, traderId: string): Promise<void> => port.unfollowTrader({ traderId });
const holdCopiedPosition = (port: CopyTradingPort, orderId: string): Promise<void> =>
  port.holdCopiedPosition({ orderId });

export const useFollow = (): ((wish: FollowWish) => Promise<Answer>) => useSend(followTrader);
export const useUnfollow = (): ((traderId: string) => Promise<Answer>) => useSend(unfollowTrader);
export const useTakeOver = (): ((orderId: string) => Promise<Answer>) => useSend(holdCopiedPosition);
