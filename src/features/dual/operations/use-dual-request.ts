import { useMemo } from 'react';
import { payCurrency, type DualHolding, type DualProduct } from '../../../core/domain/finance/dual-investment.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { count, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { useReadAvailable } from '../../shared/wallets/data/read-available.ts';
import { useReadLatestDualHoldings } from '../data/dual-holdings.ts';
import { useClearedWhenDone } from '../../shared/request-form/operations/use-cleared-when-done.ts';
import { useBuyDual, type DualWish } from '../data/dual-offer.ts';
import { isTwinOfPurchase } from '../model/dual-plan.ts';

const book = new RequestBook<DualWish, DualHolding>('dual');
const codec = wishOf<DualWish>({ productId: words, shares: count });

/** Buys once; without an answer, the holdings show whether it arrived. Clears the form on success. */
export function useDualRequest(product: DualProduct, clear: () => void): SentOnce<DualWish, DualHolding> {
  const send = useBuyDual();
  const readRows = useReadLatestDualHoldings();
  const readAvailable = useReadAvailable();
  const currencyName = payCurrency(product);
  const way = useMemo<Way<DualWish, DualHolding>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send,
      readRows,
      readAvailable: () => readAvailable({ currencyName, account: 'spot' }),
      isTwin: (row, wish) => isTwinOfPurchase(wish)(row),
      nameOf: (wish) => [wish.productId, wish.shares].join('.'),
    }),
    [send, readRows, readAvailable, currencyName],
  );
  const request = useMoneyRequest(book, way, product.id);
  useClearedWhenDone(request, clear);
  return request;
}
