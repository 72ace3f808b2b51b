/** The charge that a coupon reduces. */
export const couponKinds = ['convertFee', 'contractFee'] as const;
export type CouponKind = (typeof couponKinds)[number];

export type CouponRecord = {
  readonly id: number;
  readonly user: string;
  readonly kind: CouponKind;
  /** Decimal text, in USDT. */
  readonly worth: string;
  /** Epoch ms. */
  readonly expiresAt: number;
  readonly isUsed: boolean;
};

export type CouponBook = { rows: CouponRecord[] };

export const emptyCoupons = (): CouponBook => ({ rows: [] });

/** Newest first. */
export const couponsOf = (book: CouponBook, user: string): readonly CouponRecord[] =>
  book.rows.filter((coupon) => coupon.user === user).toReversed();
