import { useCallback } from 'react';
import type { Rows } from '../../../core/domain/page.ts';
import type { NewPurchase, Purchase } from '../../../core/domain/purchase.ts';
import { usePlacePurchase, usePurchases, useReadLatestPurchases } from '../data/purchases.ts';
import { traceIn } from '../../shared/requests/model/one-request.ts';
import { isTwinOfPurchase } from '../model/purchase-plan.ts';
import { useOneRequest, type OneRequest } from '../../shared/requests/screens/use-one-request.ts';

export interface SentPurchase {
  readonly purchase: NewPurchase;
  readonly before: Rows<Purchase> | undefined;
}

export interface PurchaseRequest extends OneRequest<SentPurchase> {
  readonly before: SentPurchase['before'];
}

/** Sends an order once; where no answer comes, the list of orders says whether it arrived. */
export function usePurchaseRequest(): PurchaseRequest {
  const { rows } = usePurchases();
  const placePurchase = usePlacePurchase();
  const readLatest = useReadLatestPurchases();
  const send = useCallback(({ purchase }: SentPurchase) => placePurchase(purchase), [placePurchase]);
  const trace = useCallback(
    async ({ purchase, before }: SentPurchase) =>
      traceIn({ before, after: await readLatest() }, isTwinOfPurchase(purchase)),
    [readLatest],
  );
  return { ...useOneRequest({ send, trace }), before: rows };
}
