import * as v from 'valibot';
import type { Domain } from '../../kernel/domain/domain.ts';
import { couponKinds, emptyCoupons, type CouponBook } from './coupons-book.ts';
import { couponRoutes } from './coupons-wire.ts';

const given = v.strictObject({
  user: v.string(),
  kind: v.picklist(couponKinds),
  worth: v.string(),
  expiresAt: v.number(),
  isUsed: v.boolean(),
});

/** The operator's coupons. They pay nothing here: support credits them, as their conditions say. */
export const couponsDomain: Domain<CouponBook> = {
  name: 'coupons',
  initial: emptyCoupons,
  commands: {
    give: ({ slice, nextId }, argument) => {
      slice.rows.push({ id: nextId('coupon'), ...v.parse(given, argument) });
      return null;
    },
  },
  due: {},
  routes: couponRoutes,
};
