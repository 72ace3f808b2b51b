import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import type { OrderId } from '../../../core/domain/spot-order.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { TradingPort } from '../../../core/ports/trading-port.ts';
import { failureOf, useRefreshAccount } from './after-write.ts';

/** Closes one position at the latest price. Sent once; resolves with why it failed, or with nothing, when lists and balances are read again. */
export function useClosePosition(): (wanted: { id: OrderId }) => Promise<AppError | undefined> {
  const account = useAccount();
  const refresh = useRefreshAccount();
  const { mutateAsync } = useMutation<void, AppError, { id: OrderId }>({
    mutationFn: (wanted) => account.port(TradingPort).closePosition(wanted),
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
