import { useCallback, useState } from 'react';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { useRefreshAccount } from './after-write.ts';
import { forgetRun, keepRun } from './kept-run.ts';

interface Cancellable {
  readonly id: OrderId;
}

export interface CancelAllProgress<Order> {
  readonly total: number;
  readonly done: number;
  readonly failures: readonly { readonly order: Order; readonly error: AppError }[];
  readonly isRunning: boolean;
}

/** The runs of this page, by their place in the storage of the tab. One goes on when its list is left. */
const underWay = new Set<string>();

export interface CancelAll<Order> {
  /** A run of this place goes on, maybe begun by a list that was left. */
  readonly goesOn: boolean;
  readonly progress: CancelAllProgress<Order> | undefined;
  run(orders: readonly Order[]): void;
  /** Forgets the last run. */
  reset(): void;
}

/**
 * Cancels many orders one after another, each sent once by `cancel`, and reports the progress. A second run does not
 * start during the first. How far it came is kept at `memoryKey` until its end, for a page that goes before it.
 */
export function useCancelInTurn<Order extends Cancellable>(
  cancel: (id: OrderId) => Promise<AppError | undefined>,
  memoryKey: string,
): CancelAll<Order> {
  const refresh = useRefreshAccount();
  const { userId: owner = '' } = useSession();
  const [progress, setProgress] = useState<CancelAllProgress<Order>>();
  const run = useCallback(
    (orders: readonly Order[]) => {
      if (underWay.has(memoryKey)) return;
      underWay.add(memoryKey);
      const report = (now: CancelAllProgress<Order>): void => {
        if (now.isRunning) keepRun(memoryKey, { owner, done: now.done, count: now.total });
        else forgetRun(memoryKey);
        setProgress(now);
      };
      void cancelInTurn(orders, cancel, report).finally(() => {
        underWay.delete(memoryKey);
        void refresh();
      });
    },
    [cancel, refresh, memoryKey, owner],
  );
  const reset = useCallback(() => setProgress(undefined), []);
  return { goesOn: underWay.has(memoryKey), progress, run, reset };
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
