import { amount } from '../../../../../core/money/amount.ts';
import type { Route } from '../../kernel/domain/domain.ts';
import type { Json } from '../../kernel/basics/engine-types.ts';
import { serverText } from '../../kernel/basics/server-text.ts';
import { decimalColumn, timestamp } from '../../kernel/basics/wire-format.ts';
import { couponsOf, type CouponBook, type CouponRecord } from './coupons-book.ts';

const worthPlaces = 2;

function codeOf({ isUsed, expiresAt }: CouponRecord, at: number): 0 | 1 | 2 {
  if (isUsed) return 2;
  return expiresAt > at ? 1 : 0;
}

const couponRow = (coupon: CouponRecord, { at, language }: { at: number; language: string }): Json => ({
  id: coupon.id,
  price: decimalColumn(amount(coupon.worth), worthPlaces),
  unit: 'USDT',
  name: serverText(language, 'coupon.name'),
  project_name: serverText(language, `coupon.${coupon.kind}`),
  expired_time: timestamp(coupon.expiresAt),
  status: codeOf(coupon, at),
  terms: serverText(language, 'coupon.terms'),
});

const coupons: Route<CouponBook>['handle'] = async ({ userId = '', at, language }, { slice }) => ({
  type: 'ok',
  message: couponsOf(slice, userId).map((coupon) => couponRow(coupon, { at, language })),
});

export const couponRoutes: readonly Route<CouponBook>[] = [
  { operation: 'GET /user/coupons', access: 'signed-in', handle: coupons },
];
