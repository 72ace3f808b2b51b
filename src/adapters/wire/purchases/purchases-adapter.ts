import type { PurchasesPort } from '../../../core/ports/purchases-port.ts';
import { payFields, placeFields, purchasesFields, readPlaced, readPurchase, readPurchases } from './purchases-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const purchasesOver = ({ call }: Wire): PurchasesPort => ({
  purchases: async (query) => readPurchases(await call('purchases', purchasesFields(query)), query),
  purchase: async ({ purchaseId }) => readPurchase(await call('purchase', { id: purchaseId, c2cid: purchaseId })),
  placePurchase: async (purchase) => readPlaced(await call('placePurchase', placeFields(purchase))),
  payPurchase: async (payment) => {
    await call('payPurchase', payFields(payment));
  },
  cancelPurchase: async ({ purchaseId }) => {
    await call('cancelPurchase', { c2cid: purchaseId, id: purchaseId });
  },
});
