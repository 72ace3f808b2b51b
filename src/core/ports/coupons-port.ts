import { createToken } from '../di/token.ts';
import type { Coupon } from '../domain/wallets/coupon.ts';
import type { Rows } from '../domain/page.ts';

/**
 * Coupons that an operator has given to a person. An extension: the capability `coupons` says which servers have it.
 * Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape.
 */
export interface CouponsPort {
  /** Newest first. @wire GET /user/coupons */
  coupons(): Promise<Rows<Coupon>>;
}
export const CouponsPort = createToken<CouponsPort>('CouponsPort');
