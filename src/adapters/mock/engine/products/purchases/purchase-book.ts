import type { OpenCase } from '../../../../../core/ports/presenter-port.ts';
import type { Money } from '../../kernel/basics/engine-types.ts';

/** 0 waits for an account, 1 can be paid, 2 completed, 3 cancelled, 4 expired. */
export type PurchaseStatus = 0 | 1 | 2 | 3 | 4;

export type PurchaseRecord = {
  readonly id: number;
  readonly user: string;
  readonly country: string;
  readonly name: string;
  readonly email: string;
  /** Absent in orders that were stored without. */
  readonly phone?: string;
  readonly taxNumber?: string;
  /** Ticker, the key of the ledger. */
  readonly currency: string;
  readonly method: string;
  readonly fiat: string;
  readonly paid: Money;
  /** Units of the currency for one of the fiat. */
  readonly rate: string;
  readonly received: Money;
  readonly createdAt: number;
  status: PurchaseStatus;
  matchedAt: number | null;
  paidAt: number | null;
  closedAt: number | null;
  /** References of pictures; empty before payment. */
  voucher: string;
  identityFront: string;
  identityBack: string;
  remark: string;
};

/** Oldest first. */
export type PurchaseBook = { readonly purchases: PurchaseRecord[] };

export const emptyPurchases = (): PurchaseBook => ({ purchases: [] });

export const findPurchase = ({ purchases }: PurchaseBook, id: number): PurchaseRecord | undefined =>
  purchases.find((purchase) => purchase.id === id);

/** Newest first. */
export const purchasesOf = ({ purchases }: PurchaseBook, user: string): readonly PurchaseRecord[] =>
  purchases.filter((purchase) => purchase.user === user).toReversed();

/** Staff must act: name an account to pay to, or find the payment. */
export const waitsForStaff = ({ status, voucher }: PurchaseRecord): boolean =>
  status === 0 || (status === 1 && voucher !== '');

export const isOpen = ({ status }: PurchaseRecord): boolean => status === 0 || status === 1;

export const purchaseCases = ({ purchases }: PurchaseBook, loginOf: (user: string) => string): readonly OpenCase[] =>
  purchases.filter(waitsForStaff).map(({ id, user, status, received, currency }) => ({
    kind: status === 0 ? 'purchase' : 'purchasePayment',
    identifier: loginOf(user),
    id,
    amount: received,
    currency,
  }));
