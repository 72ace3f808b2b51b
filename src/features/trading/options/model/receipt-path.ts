import type { AccountId } from '../../../../core/account/account-scope.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';

/** Part of the address of all timed options: the option whose receipt is open. */
export const receiptPart = 'receipt';

/** Where the receipt of a timed option that is settled can be read. */
export const optionReceiptPath = (account: AccountId, id: OrderId): string =>
  pathWith(account === 'moni' ? routes.moni.secondsOrder : routes.transaction.secondsOrder, {
    list: 'settled',
    [receiptPart]: id,
  });
