import { useMemo } from 'react';
import type { DualHolding } from '../../../core/domain/finance/dual-investment.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { count, wishOf, words } from '../../../core/sending/wish-codec.ts';
import { useReadLatestDualHoldings } from '../data/dual-holdings.ts';
import { useClearedWhenDone } from '../../shared/request-form/operations/use-cleared-when-done.ts';
import { useBuyDual, type DualWish } from '../data/dual-offer.ts';
import { isTwinOfPurchase } from '../model/dual-plan.ts';

const book = new RequestBook<DualWish, DualHolding>('dual');
const codec = wishOf<DualWish>({ productId: words, shares: count });

/** Buys once; without an answer, the holdings show whether it arrived. Clears the form on success. */
export function useDualRequest(productId: string, clear: () => void): SentOnce<DualWish, DualHolding> {
  const send = useBuyDual();
  const readRows = useReadLatestDualHoldings();
  const way = useMemo<Way<DualWish, DualHolding>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send,
      readRows,
      isTwin: (row, wish) => isTwinOfPurchase(wish)(row),
      nameOf: (wish) => [wish.productId, wish.shares].join('.'),
    }),
    [send, readRows],
  );
  const request = useMoneyRequest(book, way, productId);
  useClearedWhenDone(request, clear);
  return request;
}
