import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useAccount } from '../../../core/account/use-account.ts';
import type { OrderId, SpotOrder } from '../../../core/domain/spot-order.ts';
import type { AppError } from '../../../core/errors/app-error.ts';
import { TradingPort } from '../../../core/ports/trading-port.ts';
import { failureOf, useRefreshAccount } from './after-write.ts';

function useCancellation() {
  const account = useAccount();
  return useMutation<void, AppError, OrderId>({
    mutationFn: (id) => account.port(TradingPort).cancelSpotOrder({ id }),
  });
}

/**
 * Cancels one order. It is sent once; resolves with why it failed, or with nothing. Whatever the answer, lists and
 * balances are read again.
 */
export function useCancelSpotOrder(): (id: OrderId) => Promise<AppError | undefined> {
  const { mutateAsync } = useCancellation();
  const refresh = useRefreshAccount();
  return useCallback(
    async (id) => {
      const failure = await failureOf(mutateAsync(id));
      await refresh();
      return failure;
    },
    [mutateAsync, refresh],
  );
}

export interface CancelFailure {
  readonly order: SpotOrder;
  readonly error: AppError;
}

export interface CancelAllProgress {
  readonly total: number;
  readonly done: number;
  readonly failures: readonly CancelFailure[];
  readonly isRunning: boolean;
}

export interface CancelAll {
  readonly progress: CancelAllProgress | undefined;
  run(orders: readonly SpotOrder[]): void;
  /** Forgets the last run. */
  reset(): void;
}

/** Cancels many orders one after the other and tells how far it is. A second run does not start during the first. */
export function useCancelSpotOrders(): CancelAll {
  const { mutateAsync } = useCancellation();
  const refresh = useRefreshAccount();
  const isRunning = useRef(false);
  const [progress, setProgress] = useState<CancelAllProgress>();
  const run = useCallback(
    (orders: readonly SpotOrder[]) => {
      if (isRunning.current) return;
      isRunning.current = true;
      void cancelInTurn(orders, (id) => failureOf(mutateAsync(id)), setProgress).finally(() => {
        isRunning.current = false;
        void refresh();
      });
    },
    [mutateAsync, refresh],
  );
  const reset = useCallback(() => setProgress(undefined), []);
  return { progress, run, reset };
}

/** One after the other: a server that refuses one of them says so for that one, and the others go on. */
export async function cancelInTurn(
  orders: readonly SpotOrder[],
  cancel: (id: OrderId) => Promise<AppError | undefined>,
  report: (progress: CancelAllProgress) => void,
): Promise<void> {
  const failures: CancelFailure[] = [];
  let done = 0;
  const tell = (isRunning: boolean): void => report({ total: orders.length, done, failures: [...failures], isRunning });
  tell(true);
  for (const order of orders) {
    const error = await cancel(order.id);
    if (error === undefined) done += 1;
    else failures.push({ order, error });
    tell(true);
    // Without a session every further call would fail the same way.
    if (error?.kind === 'session-expired') break;
  }
  tell(false);
}
