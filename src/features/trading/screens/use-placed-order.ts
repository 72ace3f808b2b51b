import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { SpotOrder } from '../../../core/domain/spot-order.ts';
import { usePause, type AccountView } from '../data/account-view.ts';
import type { SentOrder } from '../model/order-snapshot.ts';
import type { Follower } from '../model/placed-order.ts';
import type { LostPlacement } from '../model/placement-watch.ts';
import type { TicketEvent, TicketState } from '../model/ticket-state.ts';

export interface FollowNeeds {
  readonly live: RefObject<TicketState>;
  act(event: TicketEvent): TicketState;
  readView(snapshot: SentOrder): Promise<AccountView>;
  refresh(): void;
}

/** Follows an accepted order in the server's list while its notice stands, so that the notice says what became of it. */
export function usePlacedOrder({ live, act, readView, refresh }: FollowNeeds): (placement: LostPlacement) => void {
  const pause = usePause();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return useCallback(
    ({ snapshot, before }) => {
      const isShown = (): boolean =>
        isHere.current && live.current.kind === 'placed' && live.current.snapshot.id === snapshot.id;
      const follow = async (follower: Follower): Promise<void> => {
        const { followPlaced } = await import('../model/placed-order.ts');
        await followPlaced(snapshot, before, follower);
      };
      const follower = {
        pause,
        isShown,
        readOrders: async () => (await readView(snapshot)).orders,
        tell: (order: SpotOrder) => {
          act({ type: 'listed', snapshotId: snapshot.id, order });
          if (order.status !== 'pending') refresh();
        },
      };
      // Whether the order was placed is known; without the code that follows it the notice says no more than that.
      void follow(follower).catch(() => undefined);
    },
    [live, act, readView, refresh, pause],
  );
}
