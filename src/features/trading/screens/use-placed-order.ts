import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { usePause } from '../data/account-view.ts';
import type { AnyWay, WayRules } from '../model/order-way.ts';
import type { Follower, Waiting } from '../model/placed-order.ts';
import type { AccountView } from '../model/placement-outcome.ts';
import type { LostPlacement } from '../model/placement-watch.ts';
import type { TicketEvent, TicketState } from '../model/ticket-state.ts';

export interface FollowNeeds<Way extends AnyWay> {
  readonly rules: Pick<WayRules<Way>, 'isTwin'>;
  readonly live: RefObject<TicketState<Way>>;
  act(event: TicketEvent<Way>): TicketState<Way>;
  readView(snapshot: Way['sent']): Promise<AccountView<Way>>;
  refresh(): void;
}

/** Follows an accepted order in the server's list while its notice stands, so that the notice says what became of it. */
export function usePlacedOrder<Way extends AnyWay & { readonly listed: Waiting }>({
  rules,
  live,
  act,
  readView,
  refresh,
}: FollowNeeds<Way>): (placement: LostPlacement<Way>) => void {
  const pause = usePause();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return useCallback(
    ({ snapshot, before }: LostPlacement<Way>) => {
      const isShown = (): boolean =>
        isHere.current && live.current.kind === 'placed' && live.current.snapshot.id === snapshot.id;
      const follow = async (follower: Follower<Way>): Promise<void> => {
        const { followPlaced } = await import('../model/placed-order.ts');
        await followPlaced(rules, { sent: snapshot, before }, follower);
      };
      const follower = {
        pause,
        isShown,
        readOrders: async () => (await readView(snapshot)).orders,
        tell: (order: Way['listed']) => {
          act({ type: 'listed', snapshotId: snapshot.id, order });
          if (order.status !== 'pending') refresh();
        },
      };
      // Whether the order was placed is known; without the code that follows it the notice says no more than that.
      void follow(follower).catch(() => undefined);
    },
    [rules, live, act, readView, refresh, pause],
  );
}
