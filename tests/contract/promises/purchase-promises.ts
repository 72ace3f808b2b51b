import { amount } from '../../../src/core/money/amount.ts';
import { PurchasesPort } from '../../../src/core/ports/purchases-port.ts';
import { promise, refusal, seeNoRepetition, seeRefused, type PortPromise } from './port-promise.ts';

const nowhere = '999999';
const payer = {
  payerName: 'Ann Example',
  payerEmail: 'ann@example.test',
  payer: { firstName: 'Ann', lastName: 'Example', phone: '', taxNumber: '' },
};

export const purchasePromises: readonly PortPromise[] = [
  refusal('placePurchase: for nothing, from a country that is not there, it is refused', ({ port }) =>
    seeRefused(
      port(PurchasesPort).placePurchase({
        ...payer,
        country: 'Nowhere',
        currencyName: 'USDT',
        method: 'none',
        fiat: 'USD',
        paid: amount('0'),
      }),
    ),
  ),
  promise('purchase: an unknown one is refused', 'person', ({ port }) =>
    seeRefused(port(PurchasesPort).purchase({ purchaseId: nowhere })),
  ),
  refusal('payPurchase: an unknown one is refused', ({ port }) =>
    seeRefused(
      port(PurchasesPort).payPurchase({ purchaseId: nowhere, voucher: 'a', identityFront: 'a', identityBack: 'a' }),
    ),
  ),
  refusal('cancelPurchase: an unknown one is refused', ({ port }) =>
    seeRefused(port(PurchasesPort).cancelPurchase({ purchaseId: nowhere })),
  ),
  promise('purchases: in pages without overlap', 'person', async ({ port }) => {
    const first = await port(PurchasesPort).purchases({ page: 1, limit: 3 });
    const second = await port(PurchasesPort).purchases({ page: 2, limit: 3 });
    seeNoRepetition([...first.items, ...second.items], 'message.data[*].id');
  }),
];
