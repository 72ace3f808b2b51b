import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePort } from '../../../../core/di/use-port.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { DepositsPort } from '../../../../core/ports/deposits-port.ts';
import { MarketPort } from '../../../../core/ports/market-port.ts';
import { rootKey } from '../../../../core/query/account-key.ts';
import { networksFrom } from './networks-from.ts';

interface Ports {
  readonly deposits: DepositsPort;
  readonly market: MarketPort;
}

const networksQuery = ({ deposits, market }: Ports, currencyId: string) =>
  queryOptions<readonly string[], AppError>({
    queryKey: rootKey(DepositsPort, 'depositAddresses', { currencyId, only: 'networks' }),
    queryFn: async () => {
      const [places, currencies] = await Promise.all([deposits.depositAddresses({ currencyId }), market.currencies()]);
      return networksFrom(
        places,
        currencies.find(({ id }) => id === currencyId),
      );
    },
    staleTime: 300_000,
  });

/** The networks of a currency, as the server names them; disabled without a currency. */
export const useNetworks = (currencyId: string | undefined) => {
  const ports = { deposits: usePort(DepositsPort), market: usePort(MarketPort) };
  return useQuery({ ...networksQuery(ports, currencyId ?? ''), enabled: currencyId !== undefined });
};
