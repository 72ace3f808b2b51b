import { createToken } from '../di/token.ts';
import type { DualHolding, DualKind, DualNumbering, DualProduct } from '../domain/dual-investment.ts';
import type { Page, Rows } from '../domain/page.ts';

/**
 * Sums whose currency at the end is decided by a price. Fails: server, session-expired, offline, no-answer, bad-status,
 * unexpected-shape, unavailable where the server sells something else under these calls.
 */
export interface DualPort {
  /** Newest first of each kind, ended ones too. @wire GET /dual/index */
  dualProducts(query: { currencyId?: string; kind?: DualKind }): Promise<Rows<DualProduct>>;
  /** Undefined where there is none. @wire GET /dual/detail */
  dualProduct(query: { productId: string }): Promise<DualProduct | undefined>;
  /** Takes whole shares' cost from the spot account. @wire POST /dual/buyDual */
  buyDual(wish: { productId: string; shares: number }): Promise<void>;
  /** Newest first. `numbering` is what this server means by its states, without it as its family does. @wire POST /dual/dual_list */
  dualHoldings(query: {
    page: number;
    limit: number;
    numbering?: DualNumbering | undefined;
  }): Promise<Page<DualHolding>>;
}
export const DualPort = createToken<DualPort>('DualPort');
