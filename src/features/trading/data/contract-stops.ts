import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';

import type { AppError } from '../../../core/errors/app-error.ts';
import { type ContractStops, TradingPort } from '../../../core/ports/trading-port.ts';
import { failureOf, useRefreshAccount } from './after-write.ts';

/** Sets both levels of an open position. Sent once; resolves with why it failed, or with nothing, when the lists are read again. */
export function useSetContractStops(): (wanted: ContractStops) => Promise<AppError | undefined> {
  const account = useAccount();
  const refresh = useRefreshAccount();
  const { mutateAsync } = useMutation<void, AppError, ContractStops>({
    mutationFn: (wanted) => account.port(TradingPort).setContractStops(wanted),
  });
  return useCallback(
    async (wanted) => {
      const failure = await failureOf(mutateAsync(wanted));
      await refresh();
      return failure;
    },
    [mutateAsync, refresh],
  );
}
