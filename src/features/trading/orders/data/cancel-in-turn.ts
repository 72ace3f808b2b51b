import { useCallback, useRef, useState } from 'react';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { useRefreshAccount } from './after-write.ts';

interface Cancellable {
  readonly id: OrderId;
}

export interface CancelAllProgress<Order> {
  readonly total: number;
  readonly done: number;
  readonly failures: readonly { readonly order: Order; readonly error: AppError }[];
  readonly isRunning: boolean;
}

export interface CancelAll<Order> {
  readonly progress: CancelAllProgress<Order> | undefined;
  run(orders: readonly Order[]): void;
  /** Forgets the last run. */
  reset(): void;
}

/**
 * Cancels many orders one after another, each sent once by `cancel`, and reports the progress. A second run does not
 * start during the first.
 */
export function useCancelInTurn<Order extends Cancellable>(
  cancel: (id: OrderId) => Promise<AppError | undefined>,
): CancelAll<Order> {
  const refresh = useRefreshAccount();
  const isRunning = useRef(false);
  const [progress, setProgress] = useState<CancelAllProgress<Order>>();
  const run = useCallback(
    (orders: readonly Order[]) => {
      if (isRunning.current) return;
      isRunning.current = true;
      void cancelInTurn(orders, cancel, setProgress).finally(() => {
        isRunning.current = false;
        void refresh();
      });
    },
    [cancel, refresh],
  );
  const reset = useCallback(() => setProgress(undefined), []);
  return { progress, run, reset };
}

/** One after the other: a server that refuses one of them says so for that one, and the others go on. */
export async function cancelInTurn<Order extends Cancellable>(
  orders: readonly Order[],
  cancel: (id: OrderId) => Promise<AppError | undefined>,
  report: (progress: CancelAllProgress<Order>) => void,
): Promise<void> {
  const failures: { readonly order: Order; readonly error: AppError }[] = [];
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
