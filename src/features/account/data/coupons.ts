import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { usePort } from '../../../core/di/use-port.ts';
import type { Coupon } from '../../../core/domain/wallets/coupon.ts';
import type { Rows } from '../../../core/domain/page.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { CouponsPort } from '../../../core/ports/coupons-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';

/** The person's coupons, newest first. */
export function useCoupons(): UseQueryResult<Rows<Coupon>, AppError> {
  const port = usePort(CouponsPort);
  return useQuery({ queryKey: rootKey(CouponsPort, 'coupons'), queryFn: () => port.coupons() });
}
