import { createToken } from '../di/token.ts';
import type { Page } from '../domain/page.ts';
import type { NewPurchase, Purchase, PurchasePayment } from '../domain/wallets/purchase.ts';

/**
 * Buying crypto with a bank transfer (quick buy, C2C, OTC). Fails: server, session-expired, offline, no-answer,
 * bad-status, unexpected-shape.
 */
export interface PurchasesPort {
  /** Newest first. `page` from 1. @wire GET /getc2cList */
  purchases(query: { page: number; limit: number }): Promise<Page<Purchase>>;
  /** @wire POST /getc2cshow */
  purchase(query: { purchaseId: string }): Promise<Purchase>;
  /**
   * Also fails with verification-required. Resolves with the order id; undefined when the server does not send it.
   * @wire POST /postc2c
   */
  placePurchase(purchase: NewPurchase): Promise<string | undefined>;
  /** Reports the payment; staff credit it later. @wire POST /postc2cpay */
  payPurchase(payment: PurchasePayment): Promise<void>;
  /** Cancels an unpaid order. @wire POST /postc2ccover */
  cancelPurchase(query: { purchaseId: string }): Promise<void>;
}
export const PurchasesPort = createToken<PurchasesPort>('PurchasesPort');
