import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import { usePort } from '../../../core/di/use-port.ts';
import type { DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { lackingAs, type Rows } from '../../../core/domain/page.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { withEnd } from '../../../core/i18n/server-moment.ts';
import { DualPort } from '../../../core/ports/dual-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { moneyMoved } from '../../../core/query/money-moved.ts';
import { answerOf, type Answer } from '../../../core/sending/answer.ts';
import { useSavingPace } from '../../../core/time/polling-pace.ts';
import { useServerZone } from '../../shared/server/data/use-server-zone.ts';

const offerMs = 30_000;

/** Newest first, ended ones too. */
export function useDualProducts(): UseQueryResult<Rows<DualProduct>, AppError> {
  const pace = useSavingPace();
  const port = usePort(DualPort);
  const serverTimeZone = useServerZone();
  return useQuery({
    queryKey: rootKey(DualPort, 'dualProducts'),
    queryFn: async () => {
      const products = await port.dualProducts({});
      return lackingAs(
        products.map((one) => withEnd(one, serverTimeZone)),
        products,
      );
    },
    staleTime: offerMs,
    refetchInterval: offerMs * pace,
  });
}

/** One product; null without it. */
export function useDualProduct(productId: string): UseQueryResult<DualProduct | null, AppError> {
  const port = usePort(DualPort);
  const serverTimeZone = useServerZone();
  return useQuery({
    queryKey: rootKey(DualPort, 'dualProduct', { productId }),
    queryFn: async () => {
      const product = await port.dualProduct({ productId });
      return product === undefined ? null : withEnd(product, serverTimeZone);
    },
    staleTime: 5_000,
    refetchInterval: offerMs,
  });
}

export interface DualWish {
  readonly productId: string;
  readonly shares: number;
}

/** Sends once and never rejects; then refetches products, holdings and balances. */
export function useBuyDual(): (wish: DualWish) => Promise<Answer> {
  const port = usePort(DualPort);
  const account = useAccount();
  const queries = useQueryClient();
  return useCallback(
    async (wish) => {
      const answer = await answerOf(queries, port.buyDual(wish));
      void queries.invalidateQueries({ queryKey: rootKey(DualPort) });
      void moneyMoved(queries, account);
      return answer;
    },
    [port, account, queries],
  );
}
