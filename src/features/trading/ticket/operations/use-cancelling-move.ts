import { useEffect, useEffectEvent, useRef } from 'react';
import type { Page } from '../../../../core/domain/page.ts';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import { AppError } from '../../../../core/errors/app-error.ts';
import { findRow } from '../../../../core/sending/find-row.ts';
import { usePause } from '../../../../core/time/device-time.ts';
import { useRefreshAccount } from '../../orders/data/after-write.ts';
import type { CancelOrder, Cancellable } from '../model/order-move.ts';
import type { AskedMove, MovingSheetProps } from '../parts/move-order-sheet.tsx';
import { checkEarlier } from './check-earlier.ts';
import { useMoveMemory } from './use-move-memory.ts';

const lookEveryMs = 2000;

type Outcome = Promise<AppError | undefined>;

export interface CancellingCalls<Order> {
  /** Sends once. Reads no list again. */
  readonly cancel: CancelOrder;
  /** What comes of a cancellation that an earlier page has sent; undefined where there is none. Sends nothing. */
  readonly earlier: (id: OrderId) => Outcome | undefined;
  /** All orders, in every state. */
  readonly read: (page: number, limit: number) => Promise<Page<Order>>;
}

/** Cancels the order that is moved, once the person says so. What an earlier page has sent for it is found out before that. */
export function useCancellingMove<Order extends Cancellable>(
  { move, memory, onConfirm, become }: Omit<MovingSheetProps<Order>, 'onClose'>,
  { cancel, earlier, read }: CancellingCalls<Order>,
): () => void {
  const refresh = useRefreshAccount();
  const remembered = useMoveMemory(memory, read);
  const soonest = useSoonestEnd(move, read);
  const known = async (id: OrderId, outcome: Outcome): Outcome => {
    const failure = await soonest(id, outcome);
    const lists = refresh();
    // The new order is placed with what is free now; a failure is told at once.
    if (failure === undefined) await lists;
    return failure;
  };
  const find = useEffectEvent((id: OrderId) => {
    const outcome = earlier(id);
    if (outcome !== undefined) void checkEarlier(become, id, known(id, outcome));
  });
  const asked = move?.kind === 'asked' ? move.id : undefined;
  useEffect(() => {
    if (asked !== undefined) find(asked);
  }, [asked]);
  return () => onConfirm(remembered((id) => known(id, cancel(id))));
}

/**
 * The end of a cancellation as soon as anything shows it: its answer, what is looked for without one, or the list of those that
 * wait. Once the order has left that list, its record says what it came to.
 */
function useSoonestEnd<Order extends Cancellable>(
  move: AskedMove | undefined,
  read: CancellingCalls<Order>['read'],
): (id: OrderId, outcome: Outcome) => Outcome {
  const awaited = useRef<{ readonly id: OrderId; tell(failure: AppError | undefined): void }>(undefined);
  const pausing = usePause();
  const pause = useEffectEvent(() => pausing(lookEveryMs));
  const look = useEffectEvent((id: OrderId) => findRow(read, id));
  const isUnderWay = move?.kind === 'cancelling' || move?.kind === 'checking';
  const hasLeft = isUnderWay && move.isGone;
  useEffect(() => {
    const { current } = awaited;
    if (!hasLeft || current === undefined) return undefined;
    const looking = new AbortController();
    const lookOn = async (): Promise<void> => {
      while (!looking.signal.aborted) {
        const [row] = await look(current.id).catch(() => []);
        if (row !== undefined && row.status !== 'pending')
          return current.tell(row.status === 'cancelled' ? undefined : new AppError('not-done', ''));
        await pause();
      }
    };
    void lookOn();
    return () => looking.abort();
  }, [hasLeft]);
  return (id, outcome) =>
    new Promise((resolve) => {
      awaited.current = { id, tell: resolve };
      void outcome.then(resolve);
    });
}
