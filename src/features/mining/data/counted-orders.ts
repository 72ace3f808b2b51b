import { useCallback } from 'react';
import type { MiningOrder, MiningOrders } from '../../../core/domain/finance/lock-mining.ts';
import type { Page } from '../../../core/domain/page.ts';
import { dayStart, momentOf } from '../../../core/i18n/server-moment.ts';
import { useServerZone } from '../../shared/server/data/use-server-zone.ts';

type OrderPage = MiningOrders<Page<MiningOrder>>;

/** Orders with the moments that their ends can be counted down to, as far as server or configuration tell them. */
export function useCountedOrders(): (answer: OrderPage) => OrderPage {
  const serverTimeZone = useServerZone();
  return useCallback(
    (answer) => ({
      ...answer,
      page: { ...answer.page, items: answer.page.items.map((one) => withEndMoment(one, serverTimeZone)) },
    }),
    [serverTimeZone],
  );
}

/** Most servers name the day alone, on which the sum comes back at midnight. */
const withEndMoment = (order: MiningOrder, serverZone: string | undefined): MiningOrder => ({
  ...order,
  endsAtMs: order.endsAtMs ?? momentOf(order.endsAt, serverZone) ?? dayStart(order.endsAt, serverZone),
});
