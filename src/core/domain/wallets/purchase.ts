import type { Amount, Rate } from '../../money/amount.ts';

/** One order has two readings: of a purchase from the operator, and of a match between two persons. */
export const purchaseStates = ['matching', 'payable', 'completed', 'cancelled', 'expired'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** The person who pays, as their bank knows them; empty where nothing was typed. */
export interface Payer {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly taxNumber: string;
}

/** What an order and its record have in common. */
export interface PurchaseBasics {
  /** A region by its wire name. */
  readonly country: string;
  readonly payerName: string;
  readonly payerEmail: string;
  /** Ticker of the bought currency. */
  readonly currencyName: string;
  readonly method: string;
  readonly fiat: string;
  /** Whole units of the fiat currency. */
  readonly paid: Amount;
}

export interface NewPurchase extends PurchaseBasics {
  readonly payer: Payer;
}

/** The destination of the payment; missing fields are undefined. */
export interface ReceivingBank {
  readonly accountName: string | undefined;
  readonly iban: string | undefined;
  readonly beneficiaryCountry: string | undefined;
  readonly bankCode: string | undefined;
  readonly bankName: string | undefined;
  readonly bankAddress: string | undefined;
  readonly routingNumber: string | undefined;
  readonly phone: string | undefined;
  readonly transferAmount: string | undefined;
}
export type BankField = keyof ReceivingBank;

export interface Purchase extends PurchaseBasics {
  readonly id: string;
  readonly orderNumber: string;
  /** Units of the bought currency for one of the fiat. */
  readonly rate: Rate | undefined;
  readonly received: Amount | undefined;
  /** The operator's fee on the payment; undefined if the server does not say. */
  readonly fee: Amount | undefined;
  /** Undefined for a code that this client does not know. */
  readonly status: PurchaseState | undefined;
  /** As the server sent it. */
  readonly statusCode: string;
  /** The deadline of the payment, epoch ms; undefined without one. */
  readonly payBeforeMs: number | undefined;
  readonly hasVoucher: boolean;
  readonly createdAt: string;
  /** Server times of the further stations; undefined where they have not happened or the server does not say. */
  readonly matchedAt: string | undefined;
  readonly paidAt: string | undefined;
  readonly closedAt: string | undefined;
  /** Why it was cancelled. */
  readonly reason: string | undefined;
  readonly bank: ReceivingBank | undefined;
}

export interface PurchasePayment {
  readonly purchaseId: string;
  /** References of pictures that were sent before. */
  readonly voucher: string;
  readonly identityFront: string;
  readonly identityBack: string;
}

/** The state of an order for the person, voucher included. */
export type PurchaseStanding = PurchaseState | 'checking' | 'unknown';

export const standingOf = ({ status, hasVoucher }: Pick<Purchase, 'status' | 'hasVoucher'>): PurchaseStanding => {
  if (status === undefined) return 'unknown';
  return status === 'payable' && hasVoucher ? 'checking' : status;
};

/** It can be ended by the person: nothing has been paid yet. */
export const canCancel = (purchase: Pick<Purchase, 'status' | 'hasVoucher'>): boolean => {
  const standing = standingOf(purchase);
  return standing === 'matching' || standing === 'payable';
};

export const isOpenPurchase = ({ status }: Pick<Purchase, 'status'>): boolean =>
  status === 'matching' || status === 'payable';

/** Scripts that write the family name first, without a space. */
const familyFirst = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** The whole name in the order of its script. */
export function fullName({ firstName, lastName }: Pick<Payer, 'firstName' | 'lastName'>): string {
  const [first, last] = [firstName.trim(), lastName.trim()];
  if (first !== '' && last !== '' && familyFirst.test(first + last)) return last + first;
  return [first, last].filter((part) => part !== '').join(' ');
}

/** How long a bank transfer takes to be credited, business days. */
export const creditDays = { from: 2, to: 5 } as const;
const dayMs = 86_400_000;
const isWeekend = (ms: number): boolean => [0, 6].includes(new Date(ms).getUTCDay());

/** The moment so many business days later (Monday to Friday, UTC); epoch ms. */
export function businessDaysLater(from: number, days: number): number {
  let at = from;
  let left = days;
  while (left > 0) {
    at += dayMs;
    if (!isWeekend(at)) left -= 1;
  }
  return at;
}
