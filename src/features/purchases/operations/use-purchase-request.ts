import { useMemo } from 'react';
import type { NewPurchase, Purchase } from '../../../core/domain/wallets/purchase.ts';
import { RequestBook, useMoneyRequest, type SentOnce } from '../../../core/sending/use-money-request.ts';
import type { Way } from '../../../core/sending/way.ts';
import { decimal, notKept, wishOf, words } from '../../../core/sending/kept/wish-codec.ts';
import { usePlacePurchase, useReadLatestPurchases } from '../data/purchases.ts';
import { isTwinOfPurchase } from '../model/purchase-plan.ts';

const book = new RequestBook<NewPurchase, Purchase>('purchase');
const codec = wishOf<NewPurchase>({
  country: words,
  payerName: notKept(''),
  payerEmail: notKept(''),
  payer: notKept({ firstName: '', lastName: '', phone: '', taxNumber: '' }),
  currencyName: words,
  method: words,
  fiat: words,
  paid: decimal(),
});

/**
 * Sends an order once; without an answer, the list of orders shows whether it arrived. No balance does: it is paid by a bank
 * transfer, and credited after that.
 */
export function usePurchaseRequest(): SentOnce<NewPurchase, Purchase> {
  const send = usePlacePurchase();
  const readRows = useReadLatestPurchases();
  const way = useMemo<Way<NewPurchase, Purchase>>(
    () => ({
      ...codec,
      effect: 'new-row',
      send,
      readRows,
      isTwin: (row, wish) => isTwinOfPurchase(wish)(row),
      nameOf: ({ currencyName, fiat, paid }) => [currencyName, fiat, paid].join('.'),
    }),
    [send, readRows],
  );
  return useMoneyRequest(book, way);
}
