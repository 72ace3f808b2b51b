import type { AppError } from '../../src/core/errors/app-error.ts';
import { vi } from 'vitest';
import type { NewPurchase, Purchase, PurchasePayment } from '../../src/core/domain/wallets/purchase.ts';
import type { VerificationState } from '../../src/core/domain/people/user.ts';
import { amount, rate } from '../../src/core/money/amount.ts';

/** A Friday. */
export const now = Date.UTC(2026, 0, 9, 12);
const bank = {
  accountName: 'Demo Ltd',
  iban: 'XX00DEMO',
  beneficiaryCountry: undefined,
  bankCode: undefined,
  bankName: 'Demo Bank',
  bankAddress: undefined,
  routingNumber: undefined,
  phone: undefined,
  transferAmount: '200',
};
export const order: Purchase = {
  id: '6',
  orderNumber: 'Q0006',
  country: 'Thailand',
  payerName: 'Ann Example',
  payerEmail: 'ann@example.test',
  currencyName: 'USDT',
  method: 'bank/Bangkok Bank',
  fiat: 'USD',
  paid: amount('200'),
  rate: rate('1'),
  received: amount('200'),
  fee: amount('0'),
  status: 'payable',
  statusCode: '1',
  payBeforeMs: now + 1_800_000,
  hasVoucher: false,
  createdAt: '2026-01-09 11:58:00',
  matchedAt: '2026-01-09 12:00:00',
  paidAt: undefined,
  closedAt: undefined,
  reason: undefined,
  bank,
};

type Accepted = { readonly kind: 'accepted' };
export const place = vi.fn<(purchase: NewPurchase) => Promise<Accepted>>();
export const pay = vi.fn<(payment: PurchasePayment) => Promise<Accepted>>();
export const cancel = vi.fn<(id: string) => Promise<Accepted>>();

interface Stage {
  /** Why there are no orders to show. */
  failure: AppError | null;
  orders: readonly Purchase[];
  time: number;
  region: string | undefined;
  basic: VerificationState;
  advanced: VerificationState;
  /** Undefined while they are not read. */
  settings: Readonly<Record<string, string>> | undefined;
  /** The orders are on their way. */
  isAwaited: boolean;
}
const usual: Stage = {
  failure: null,
  orders: [],
  time: now,
  region: undefined,
  basic: 'approved',
  advanced: 'approved',
  settings: { quick_buy_min: '50', quick_buy_fee: '0' },
  isAwaited: false,
};

/** What the screens of purchases find; a test changes it before it shows one. */
export const stage: Stage = { ...usual };

export function setStage(): void {
  Object.assign(stage, usual);
  for (const sent of [place, pay, cancel]) sent.mockReset().mockResolvedValue({ kind: 'accepted' });
}

const idle = { error: null, hasMore: false, isLoadingMore: false, isReading: false };

// What stands in for the modules that ask a server or the device.

export const purchasesData = {
  usePurchases: () => ({
    ...idle,
    rows: stage.failure === null && !stage.isAwaited ? stage.orders : undefined,
    error: stage.failure,
  }),
  usePurchase: () => ({ data: stage.orders[0], error: null }),
  useReadLatestPurchases: () => () => Promise.resolve(stage.orders),
  useReadPurchase: () => () => Promise.resolve(stage.orders[0]),
  usePlacePurchase: () => place,
  usePayPurchase: () => pay,
  useCancelPurchase: () => cancel,
};
export const draftData = { useKeptDraft: () => [undefined, () => undefined] };
export const clockData = { useServerNow: () => stage.time };
export const regionData = { useChosenRegion: () => [stage.region, () => undefined] };
export const identityData = {
  useIdentity: () => ({ data: { basic: stage.basic, advanced: stage.advanced, record: undefined } }),
};
/** Baht are quoted, other local money is not. */
export const fiatData = { useFiat: () => ({ rates: { USD: rate('1'), THB: rate('35.4') } }) };
export const siteData = {
  useSiteSetting: (keyword: string) => stage.settings?.[keyword],
  useIsSettingRead: () => stage.settings !== undefined,
};
