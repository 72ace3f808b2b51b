import { createToken } from '../di/token.ts';
import type { DualHolding, DualKind, DualNumbering, DualProduct } from '../domain/finance/dual-investment.ts';
import type { Page, Rows } from '../domain/page.ts';

/**
 * Investments paid back in one of two currencies, as a price decides. Fails: server, session-expired, offline,
 * no-answer, bad-status, unexpected-shape, unavailable when the server sells something else under these calls.
 */
export interface DualPort {
  /** Newest first per kind, including ended ones. @wire GET /dual/index */
  dualProducts(query: { currencyId?: string; kind?: DualKind }): Promise<Rows<DualProduct>>;
  /** Undefined when missing. @wire GET /dual/detail */
  dualProduct(query: { productId: string }): Promise<DualProduct | undefined>;
  /** Takes the cost of whole shares from the spot account. @wire POST /dual/buyDual */
  buyDual(wish: { productId: string; shares: number }): Promise<void>;
  /**
   * Newest first. `numbering`: the meaning of this server's states; its family decides by default.
   * @wire POST /dual/dual_list
   */
  dualHoldings(query: {
    page: number;
    limit: number;
    numbering?: DualNumbering | undefined;
  }): Promise<Page<DualHolding>>;
}
export const DualPort = createToken<DualPort>('DualPort');
