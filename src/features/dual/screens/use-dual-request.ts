import { useCallback } from 'react';
import type { DualHolding } from '../../../core/domain/dual-investment.ts';
import type { Rows } from '../../../core/domain/page.ts';
import { useDualHoldings, useReadLatestDualHoldings } from '../../shared/dual/data/dual-holdings.ts';
import { traceIn } from '../../shared/requests/model/one-request.ts';
import { useClearedWhenDone } from '../../shared/requests/screens/use-cleared-when-done.ts';
import { useOneRequest, type OneRequest } from '../../shared/requests/screens/use-one-request.ts';
import { useBuyDual, type DualWish } from '../data/dual-offer.ts';
import { isTwinOfPurchase } from '../model/dual-plan.ts';

export interface SentPurchase extends DualWish {
  /** The holdings as they were before. */
  readonly before: Rows<DualHolding> | undefined;
}

export interface DualRequest extends OneRequest<SentPurchase> {
  readonly before: SentPurchase['before'];
}

/** Buys once; where no answer comes, the holdings say whether it arrived. The form is cleared once it is done. */
export function useDualRequest(clear: () => void): DualRequest {
  const { rows } = useDualHoldings(true);
  const buyDual = useBuyDual();
  const readLatest = useReadLatestDualHoldings();
  const send = useCallback(({ productId, shares }: SentPurchase) => buyDual({ productId, shares }), [buyDual]);
  const trace = useCallback(
    async (wish: SentPurchase) => traceIn({ before: wish.before, after: await readLatest() }, isTwinOfPurchase(wish)),
    [readLatest],
  );
  const request = useOneRequest({ send, trace });
  useClearedWhenDone(request, clear);
  return { ...request, before: rows };
}
