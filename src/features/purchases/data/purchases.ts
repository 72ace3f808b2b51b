import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePort } from '../../../core/di/use-port.ts';
import { rowsOf, type Page, type Rows } from '../../../core/domain/page.ts';
import type { NewPurchase, Purchase, PurchasePayment } from '../../../core/domain/wallets/purchase.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { PurchasesPort } from '../../../core/ports/purchases-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';
import { answerOf, type Answer } from '../../../core/sending/answer.ts';
import { latestRecords } from '../../../core/sending/latest-records.ts';
import { endByHand } from '../../shared/notices/data/ended-here.ts';

const perPage = 10;
/** The server pushes no event for decisions, so they are polled. */
const askAgainMs = 10_000;

/** Newest first. */
export function usePurchases(): PagedRows<Purchase> {
  const port = usePort(PurchasesPort);
  return usePagedRows({
    key: rootKey(PurchasesPort, 'purchases'),
    read: (page) => port.purchases({ page, limit: perPage }),
    pageOf: (page: Page<Purchase>) => page,
    isEnabled: true,
    intervalMs: () => askAgainMs,
    canWait: true,
    staleMs: 5_000,
  });
}

/** One order with the account to pay to. */
export function usePurchase(purchaseId: string): UseQueryResult<Purchase, AppError> {
  const port = usePort(PurchasesPort);
  return useQuery({
    queryKey: rootKey(PurchasesPort, 'purchase', { purchaseId }),
    queryFn: () => port.purchase({ purchaseId }),
    refetchInterval: askAgainMs,
    // Opening the page reads the purchases again.
    refetchOnMount: 'always',
  });
}

/** The current latest orders. Fails like the port. */
export function useReadLatestPurchases(): () => Promise<Rows<Purchase>> {
  const port = usePort(PurchasesPort);
  return useCallback(async () => rowsOf(await port.purchases(latestRecords)), [port]);
}

/** The current state of one order. Fails like the port. */
export function useReadPurchase(): (purchaseId: string) => Promise<Purchase> {
  const port = usePort(PurchasesPort);
  return useCallback((purchaseId) => port.purchase({ purchaseId }), [port]);
}

function useSentOnce<Wish>(send: (port: PurchasesPort, wish: Wish) => Promise<unknown>) {
  const port = usePort(PurchasesPort);
  const queries = useQueryClient();
  return useCallback(
    async (wish: Wish): Promise<Answer> => {
      const answer = await answerOf(queries, send(port, wish));
      void queries.invalidateQueries({ queryKey: rootKey(PurchasesPort) });
      return answer;
    },
    [port, queries, send],
  );
}

const place = (port: PurchasesPort, purchase: NewPurchase) => port.placePurchase(purchase);
const pay = (port: PurchasesPort, payment: PurchasePayment) => port.payPurchase(payment);
const cancel = (port: PurchasesPort, purchaseId: string) => port.cancelPurchase({ purchaseId });

/** Each sends once and never rejects; then refetches the orders. */
export const usePlacePurchase = (): ((purchase: NewPurchase) => Promise<Answer>) => useSentOnce(place);
export const usePayPurchase = (): ((payment: PurchasePayment) => Promise<Answer>) => useSentOnce(pay);
export function useCancelPurchase(): (purchaseId: string) => Promise<Answer> {
  const send = useSentOnce(cancel);
  return useCallback(
    (purchaseId) => endByHand({ account: 'live', subject: 'purchase', ids: [purchaseId] }, () => send(purchaseId)),
    [send],
  );
}
