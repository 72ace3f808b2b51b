import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';

import type { AppError } from '../../../core/errors/app-error.ts';
import { type PositionsToClose, TradingPort } from '../../../core/ports/trading-port.ts';
import { failureOf, useRefreshAccount } from './after-write.ts';

/** Asks for many positions to be closed, which takes a moment: each of them is first `closing`, then `closed` or open again. Sent once; resolves with why it failed, or with nothing. */
export function useClosePositions(): (wanted: PositionsToClose) => Promise<AppError | undefined> {
  const account = useAccount();
  const refresh = useRefreshAccount();
  const { mutateAsync } = useMutation<void, AppError, PositionsToClose>({
    mutationFn: (wanted) => account.port(TradingPort).closePositions(wanted),
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
