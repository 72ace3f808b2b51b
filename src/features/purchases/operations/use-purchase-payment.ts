import { useMemo } from 'react';
import type { Purchase, PurchasePayment } from '../../../core/domain/wallets/purchase.ts';
import { usePayPurchase, useReadPurchase } from '../data/purchases.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { notKept, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';

const book = new RequestBook<PurchasePayment, Purchase>('purchase-payment');
const codec = wishOf<PurchasePayment>({
  purchaseId: words,
  voucher: notKept(''),
  identityFront: notKept(''),
  identityBack: notKept(''),
});

/** Sends the proof once; without an answer, the order itself shows whether it arrived. Balances change only after the check. */
export function usePurchasePayment(id: string): SentOnce<PurchasePayment, Purchase> {
  const send = usePayPurchase();
  const readPurchase = useReadPurchase();
  const way = useMemo<Way<PurchasePayment, Purchase>>(
    () => ({
      ...codec,
      effect: 'changed-row',
      send,
      readRows: async ({ purchaseId }) => [await readPurchase(purchaseId)],
      isTwin: ({ hasVoucher }) => hasVoucher,
      nameOf: ({ purchaseId }) => purchaseId,
    }),
    [send, readPurchase],
  );
  return useMoneyRequest(book, way, id);
}
