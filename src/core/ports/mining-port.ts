import { createToken } from '../di/token.ts';
import type {
  MiningClass,
  MiningCurrency,
  MiningOrder,
  MiningOrders,
  MiningProduct,
} from '../domain/finance/lock-mining.ts';
import type { Page, Rows } from '../domain/page.ts';
import type { Amount } from '../money/amount.ts';

/**
 * Sums locked for a number of days. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape.
 */
export interface MiningPort {
  /** Currencies with products; open to visitors. @wire GET /lh/deposit/getcurrency */
  miningCurrencies(): Promise<Rows<MiningCurrency>>;
  /** Families of products; open to visitors. @wire GET /lh/deposit/configclass */
  miningClasses(): Promise<Rows<MiningClass>>;
  /** Offered products; open to visitors. `page` from 1. Some servers need a currency. @wire GET /lh/deposit/config */
  miningProducts(query: { currencyId?: string; classId?: string; page: number }): Promise<Page<MiningProduct>>;
  /** Takes the sum from the spot account. @wire POST /lh/deposit */
  lockFunds(wish: { productId: string; amount: Amount }): Promise<void>;
  /** All of them, newest first. @wire GET /lh/deposit/order */
  miningOrders(query: { page: number; limit: number }): Promise<MiningOrders<Page<MiningOrder>>>;
  /** Ended orders; some servers mix in others. `isEarly`: only those redeemed early. @wire GET /lh/deposit/orderlist */
  endedMiningOrders(query: { page: number; limit: number; isEarly: boolean }): Promise<MiningOrders<Page<MiningOrder>>>;
  /** Ends a running order early, for its penalty. @wire POST /lh/deposit/order/cancel */
  redeemEarly(wish: { orderId: string }): Promise<void>;
  /** Withdraws interest that the server keeps in the order. @wire POST /lh/deposit/withdraw */
  takeInterest(wish: { orderId: string; amount: Amount }): Promise<void>;
}
export const MiningPort = createToken<MiningPort>('MiningPort');
