import type { CouponsPort } from '../../../core/ports/coupons-port.ts';
import { readCoupons } from './coupons-codec.ts';
import type { Wire } from '../calls/wire.ts';

export const couponsOver = ({ call }: Wire): CouponsPort => ({
  coupons: async () => readCoupons(await call('coupons')),
});
