import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderId } from '../../../../core/domain/orders/spot-order.ts';
import type { UserId } from '../../../../core/domain/people/user.ts';
import type { Page } from '../../../../core/domain/page.ts';
import { findRow } from '../../../../core/sending/find-row.ts';
import { useSession } from '../../../../core/session/use-session.ts';
import { usePause } from '../../../../core/time/device-time.ts';
import { forgetMove, keepMove, leftMove, type LeftMove } from '../data/kept-move.ts';
import type { Cancellable, CancelOrder, MoveMemory, OrderMove } from '../model/order-move.ts';

/** A cancellation that was on its way when its page ended has reached the server by then, or never does. */
const lookEveryMs = 2000;
const mostLooks = 20;
const mostFailures = 3;

/**
 * Keeps a move from its cancellation to its new order. A page that is loaded again in between asks the server for the order:
 * if it is cancelled, it stands in the ticket again, at its new price, and only the person sends it. The result makes a
 * cancellation that is kept before it is sent.
 */
export function useMoveMemory<Order extends Cancellable>(
  { key, move, isLeft, hasDraft, resume }: MoveMemory<Order>,
  read: (page: number, limit: number) => Promise<Page<Order>>,
): (cancel: CancelOrder) => CancelOrder {
  const { isSignedIn, userId } = useSession();
  const [left, setLeft] = useState(() => (isLeft ? leftMove(key, userId) : undefined));
  const pausing = usePause();
  const wasMoving = useRef(false);
  // The end of a session forgets it: only news of the move keeps it again.
  const keep = useEffectEvent((news: OrderMove<Order>) => keepMove(key, leftBy(userId, news)));
  useEffect(() => {
    if (move !== undefined && isUnfinished(move)) keep(move);
    else if (wasMoving.current) forgetMove(key);
    wasMoving.current = move !== undefined;
  }, [key, move]);
  const look = useEffectEvent((id: OrderId) => findRow(read, id));
  const pause = useEffectEvent(() => pausing(lookEveryMs));
  const end = useEffectEvent((row: Order) => {
    if (left === undefined) return;
    setLeft(undefined);
    // One that is moved on this page has taken its place.
    if (move !== undefined) return;
    if (row.status === 'cancelled') resume(resumed({ ...left, isFilled: left.isFilled && hasDraft }, row));
    // It waits as before, or was filled first: the lists and the notices show that.
    else forgetMove(key);
  });
  const id = isSignedIn ? left?.id : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    const looking = new AbortController();
    const lookUntilOver = async (): Promise<void> => {
      for (let [looks, failures] = [0, 0]; looks < mostLooks && failures < mostFailures; looks += 1) {
        const row = await look(id).then(
          ([one]) => one,
          () => undefined,
        );
        if (looking.signal.aborted) return;
        if (row !== undefined && (row.status !== 'pending' || looks === mostLooks - 1)) return end(row);
        // What cannot be read is asked for again by the next page.
        failures = row === undefined ? failures + 1 : 0;
        await pause();
        if (looking.signal.aborted) return;
      }
    };
    void lookUntilOver();
    return () => looking.abort();
  }, [id]);
  return (cancel) => (asked) => {
    if (move !== undefined) keepMove(key, leftBy(userId, move));
    return cancel(asked);
  };
}

/** Until the new order is sent: from there on it is kept like any other. */
const isUnfinished = (move: OrderMove<unknown>): boolean =>
  move.kind === 'cancelling' ||
  move.kind === 'checking' ||
  move.kind === 'unknown' ||
  (move.kind === 'placing' && !move.isSent);

/** As another page is to find it. */
const leftBy = (owner: UserId | undefined, move: OrderMove<Cancellable>): LeftMove => ({
  owner: owner ?? '',
  id: move.order.id,
  price: move.price,
  isFilled: move.kind === 'placing' && move.isInTicket,
});

/** The confirmation is not asked for once more: the person may have thought of something else since. */
const resumed = <Order>({ price, isFilled }: LeftMove, order: Order): OrderMove<Order> => ({
  kind: 'placing',
  order,
  price,
  isInTicket: isFilled,
  isAsked: true,
  isSent: false,
  isFilled,
});
