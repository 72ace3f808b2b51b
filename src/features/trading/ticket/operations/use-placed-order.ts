import { useCallback, useEffect, useRef, useState } from 'react';
import { usePause } from '../../../../core/time/device-time.ts';
import type { AnyWay, WayRules } from '../../orders/model/order-way.ts';
import type { Waiting } from '../../orders/model/placed-order.ts';
import type { ListedOrder } from '../../orders/model/ticket-state.ts';
import type { PlacedOrder } from './use-order-flow.ts';

export interface FollowNeeds<Way extends AnyWay> {
  readonly rules: Pick<WayRules<Way>, 'isTwin'>;
  /** Newest first, every state. Fails when they cannot be read. */
  readOrders(): Promise<readonly Way['listed'][]>;
  refresh(): void;
}

export interface FollowedOrder<Way extends AnyWay> {
  /** As the list shows it, with what was sent; undefined until it was seen. */
  readonly listed: ListedOrder<Way> | undefined;
  /** Follows the order of the current notice. */
  follow(placed: PlacedOrder<Way>): void;
}

/** Follows an accepted order in the server's list while its notice shows, so that the notice states the outcome. */
export function usePlacedOrder<Way extends AnyWay & { readonly listed: Waiting }>({
  rules,
  readOrders,
  refresh,
}: FollowNeeds<Way>): FollowedOrder<Way> {
  const pause = usePause();
  const [listed, show] = useState<ListedOrder<Way>>();
  const followed = useRef<PlacedOrder<Way>>(undefined);
  useEffect(() => () => void (followed.current = undefined), []);
  const follow = useCallback(
    (placed: PlacedOrder<Way>) => {
      followed.current = placed;
      const isShown = (): boolean => followed.current === placed;
      const tell = (order: Way['listed']): void => {
        show({ ...placed, order });
        if (order.status !== 'pending') refresh();
      };
      // That the order was placed is known; without the code that follows it the notice says no more than that.
      void import('../../orders/model/placed-order.ts')
        .then(({ followPlaced }) =>
          followPlaced<Way>(rules, placed, {
            pause,
            isShown,
            readOrders: () => readOrders().catch(() => undefined),
            tell,
          }),
        )
        .catch(() => undefined);
    },
    [rules, readOrders, refresh, pause],
  );
  return { listed, follow };
}
