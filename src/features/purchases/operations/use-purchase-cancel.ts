import { useMemo } from 'react';
import type { Purchase } from '../../../core/domain/wallets/purchase.ts';
import { useCancelPurchase, useReadPurchase } from '../data/purchases.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { wishOf, words } from '../../../core/sending/kept/wish-codec.ts';

interface CancelWish {
  readonly purchaseId: string;
}

const book = new RequestBook<CancelWish, Purchase>('purchase-cancel');
const codec = wishOf<CancelWish>({ purchaseId: words });

/** Cancels an order once; without an answer, the order itself shows whether it is over. */
export function usePurchaseCancel(id: string): SentOnce<CancelWish, Purchase> {
  const cancel = useCancelPurchase();
  const readPurchase = useReadPurchase();
  const way = useMemo<Way<CancelWish, Purchase>>(
    () => ({
      ...codec,
      effect: 'changed-row',
      send: ({ purchaseId }) => cancel(purchaseId),
      readRows: async ({ purchaseId }) => [await readPurchase(purchaseId)],
      isTwin: ({ status }) => status === 'cancelled',
      nameOf: ({ purchaseId }) => purchaseId,
    }),
    [cancel, readPurchase],
  );
  return useMoneyRequest(book, way, id);
}
