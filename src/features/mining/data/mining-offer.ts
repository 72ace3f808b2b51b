import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { usePort } from '../../../core/di/use-port.ts';
import type { MiningClass, MiningCurrency, MiningProduct } from '../../../core/domain/finance/lock-mining.ts';
import type { Page, Rows } from '../../../core/domain/page.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { MiningPort } from '../../../core/ports/mining-port.ts';
import { rootKey } from '../../../core/query/account-key.ts';
import { usePagedRows, type PagedRows } from '../../../core/query/use-paged-rows.ts';

const offerMs = 60_000;

/** Those that have products. */
export function useMiningCurrencies(): UseQueryResult<Rows<MiningCurrency>, AppError> {
  const port = usePort(MiningPort);
  return useQuery({
    queryKey: rootKey(MiningPort, 'miningCurrencies'),
    queryFn: () => port.miningCurrencies(),
    staleTime: offerMs,
  });
}

/** Families of products, pools among them. */
export function useMiningClasses(): UseQueryResult<Rows<MiningClass>, AppError> {
  const port = usePort(MiningPort);
  return useQuery({
    queryKey: rootKey(MiningPort, 'miningClasses'),
    queryFn: () => port.miningClasses(),
    staleTime: offerMs,
  });
}

/**
 * Of one currency, because some servers refuse otherwise; disabled until it is known. All pages at once if `isWhole`.
 */
export function useMiningProducts(
  currencyId: string | undefined,
  classId: string | undefined,
  isWhole = false,
): PagedRows<MiningProduct, Page<MiningProduct>> {
  const port = usePort(MiningPort);
  const of = {
    ...(currencyId === undefined ? {} : { currencyId }),
    ...(classId === undefined ? {} : { classId }),
  };
  return usePagedRows({
    key: rootKey(MiningPort, 'miningProducts', of),
    read: (page) => port.miningProducts({ ...of, page }),
    pageOf: (page: Page<MiningProduct>) => page,
    // Some servers ignore the currency and name the products of all.
    shows: (product) => currencyId === undefined || product.currencyId === currencyId,
    isEnabled: currencyId !== undefined,
    isWhole,
    staleMs: offerMs,
  });
}

/** Of all currencies, on servers that list them together. Disabled unless `isEnabled`. */
export function useEveryMiningProduct(isEnabled: boolean): PagedRows<MiningProduct, Page<MiningProduct>> {
  const port = usePort(MiningPort);
  return usePagedRows({
    key: rootKey(MiningPort, 'miningProducts', {}),
    read: (page) => port.miningProducts({ page }),
    pageOf: (page: Page<MiningProduct>) => page,
    isEnabled,
    isWhole: true,
    staleMs: offerMs,
  });
}
