import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { ConvertibleCurrency } from '../../../../core/domain/wallets/conversion.ts';
import type { Rows } from '../../../../core/domain/page.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { FundsPort } from '../../../../core/ports/funds-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';

const freshMs = 10_000;

/** What can be converted, and into what; disabled unless `isWanted`. */
export const useConvertibleCurrencies = (isWanted = true): UseQueryResult<Rows<ConvertibleCurrency>, AppError> => {
  const port = usePort(FundsPort);
  return useQuery<Rows<ConvertibleCurrency>, AppError>({
    queryKey: rootKey(FundsPort, 'convertibleCurrencies'),
    queryFn: () => port.convertibleCurrencies(),
    staleTime: freshMs,
    enabled: isWanted,
  });
};
