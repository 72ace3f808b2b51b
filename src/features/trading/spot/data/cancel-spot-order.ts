import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useAccount } from '../../../../core/account/use-account.ts';
import type { OrderId, SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import type { AppError } from '../../../../core/errors/app-error.ts';
import { TradingPort } from '../../../../core/ports/trading-port.ts';
import { answerOf } from '../../../../core/sending/answer.ts';
import { findRow } from '../../../../core/sending/find-row.ts';
import { RequestBook, useSendChange } from '../../../../core/sending/use-money-request.ts';
import type { Way } from '../../../../core/sending/way.ts';
import { wishOf, words } from '../../../../core/sending/wish-codec.ts';
import { markOwnEnds } from '../../../shared/notices/data/ended-here.ts';
import { useRefreshAccount } from '../../orders/data/after-write.ts';
import { useReadSpotOrders } from '../../orders/data/spot-orders.ts';

const book = new RequestBook<OrderId, SpotOrder>('spot-cancel');
const codec = wishOf<{ id: OrderId }>({ id: words });
const idOf = (id: OrderId): string => id;

function useCancellation(): (id: OrderId) => Promise<AppError | undefined> {
  const account = useAccount();
  const queries = useQueryClient();
  const read = useReadSpotOrders();
  const way = useMemo<Way<OrderId, SpotOrder>>(
    () => ({
      effect: 'changed-row',
      send: (id) => {
        markOwnEnds(account.id, 'spot', [id]);
        return answerOf(queries, account.port(TradingPort).cancelSpotOrder({ id }));
      },
      readRows: (id) => findRow(read, id),
      isTwin: (row, id) => row.id === id && row.status === 'cancelled',
      nameOf: idOf,
      write: (id) => codec.write({ id }),
      read: (fields) => codec.read(fields)?.id,
    }),
    [account, queries, read],
  );
  return useSendChange(book, way, idOf);
}

/**
 * Cancels one order. Sent once; resolves with the failure, or with nothing. Every answer refetches lists and balances.
 * Without an answer the order itself shows whether it is cancelled.
 */
export function useCancelSpotOrder(): (id: OrderId) => Promise<AppError | undefined> {
  const cancel = useCancellation();
  const refresh = useRefreshAccount();
  return useCallback(
    async (id) => {
      const failure = await cancel(id);
      await refresh();
      return failure;
    },
    [cancel, refresh],
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

/** Cancels many orders one after another and reports the progress. A second run does not start during the first. */
export function useCancelSpotOrders(): CancelAll {
  const cancel = useCancellation();
  const refresh = useRefreshAccount();
  const isRunning = useRef(false);
  const [progress, setProgress] = useState<CancelAllProgress>();
  const run = useCallback(
    (orders: readonly SpotOrder[]) => {
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
