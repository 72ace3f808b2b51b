import type { WonAuction } from '../../src/core/domain/products/art-sale.ts';
import { amount } from '../../src/core/money/amount.ts';

export const now = Date.UTC(2026, 0, 5, 12);

/** Won now, with a day to pay. */
export const won: WonAuction = {
  id: '8',
  bidId: '5',
  code: '0xabc1',
  name: 'Blue',
  picture: undefined,
  price: amount('22'),
  currencyId: '3',
  currencyName: 'USDT',
  state: 'due',
  payBeforeMs: now + 24 * 3_600_000,
  isRead: false,
  wonAtMs: now,
  paidAtMs: undefined,
  deposit: amount('5'),
};
