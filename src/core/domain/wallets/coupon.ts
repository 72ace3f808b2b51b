import type { Amount } from '../../money/amount.ts';

export type CouponState = 'usable' | 'expired' | 'used';

export interface Coupon {
  readonly id: string;
  readonly name: string;
  /** In `unit`. */
  readonly worth: Amount;
  /** A currency, or `%`. */
  readonly unit: string;
  /** What it counts towards. */
  readonly project: string;
  /** As the server writes its times; undefined where none is set. */
  readonly expiresAt: string | undefined;
  readonly status: CouponState;
  /** In the server's words. */
  readonly terms: string | undefined;
}

/** Usable ones first; within one state the server's order stays. */
export const couponStates: readonly CouponState[] = ['usable', 'used', 'expired'];
