import type { Rows } from '../../../core/domain/page.ts';
import type { Coupon, CouponState } from '../../../core/domain/wallets/coupon.ts';
import type { Amount } from '../../../core/money/amount.ts';
import type { WireValue } from '../../../core/platform/http-transport.ts';
import type { CouponRow } from '../calls/api.gen.ts';
import { objectAt, rowsAt } from '../calls/decode.ts';

const states: Readonly<Record<number, CouponState>> = { 0: 'expired', 1: 'usable', 2: 'used' };

function readCoupon(value: WireValue, path: string): Coupon {
  const row = objectAt<CouponRow>(value, path);
  return {
    id: row.id('id'),
    name: row.optionalText('name') ?? '',
    worth: row.decimal<Amount>('price'),
    unit: row.text('unit'),
    project: row.optionalText('project_name') ?? '',
    expiresAt: row.optionalText('expired_time'),
    status: row.choice<CouponState>('status', states),
    terms: row.optionalText('terms'),
  };
}

export const readCoupons = (value: WireValue): Rows<Coupon> => rowsAt(value, 'message', readCoupon);
