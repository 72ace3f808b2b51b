import { useCallback, useMemo } from 'react';
import type { SpotOrder } from '../../../../core/domain/orders/spot-order.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { RequestBook, useMoneyRequest } from '../../../../core/sending/use-money-request.ts';
import type { Way } from '../../../../core/sending/way.ts';
import type { OwnStop } from '../../../shared/limits/model/own-limits.ts';
import { isQuiet, type OrderChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import { useRefreshAccount } from '../../orders/data/after-write.ts';
import { usePlaceSpotOrder } from '../data/place-spot-order.ts';
import { useReadLatestOrders } from '../../orders/data/spot-orders.ts';
import { useReadWalletDetail } from '../../mode/data/wallet-detail.ts';
import { isPassed } from '../../orders/model/market-order.ts';
import { guardsOf, type OrderSnapshot, type SentOrder, type SpotWay } from '../../orders/model/order-snapshot.ts';
import { spotWay } from '../model/spot-way.ts';
import type { TicketInstrument } from '../../orders/model/ticket.ts';
import { useOrderFlow, type OrderFlow } from '../../ticket/operations/use-order-flow.ts';
import { usePlacedOrder } from '../../ticket/operations/use-placed-order.ts';

export interface FlowNeeds {
  readonly instrument: TicketInstrument;
  readonly checks: OrderChecks;
  stopOf(snapshot: OrderSnapshot): OwnStop | undefined;
  readonly last: Price | undefined;
  /** Age of the price when it is too old to order at. */
  readonly staleMs: number | undefined;
  /** The ticket frozen now; undefined while it has errors. */
  takeSnapshot(): OrderSnapshot | undefined;
  /** The server has taken the order. */
  onPlaced(): void;
}

export type TicketFlow = OrderFlow<SpotWay>;

/** The spot orders of this device, one per pair. */
export const spotBook = new RequestBook<SentOrder, SpotOrder>('spot', (symbol) => symbol);

/** The way of a spot order. */
export function useTicketFlow(needs: FlowNeeds): TicketFlow {
  const { instrument } = needs;
  const readOrders = useReadLatestOrders({ baseId: instrument.base.id, quoteId: instrument.quote.id });
  const refreshAccount = useRefreshAccount();
  const refresh = useCallback(() => void refreshAccount(), [refreshAccount]);
  const { listed, follow } = usePlacedOrder<SpotWay>({ rules: spotWay, readOrders, refresh });
  const request = useMoneyRequest(spotBook, useSpotWay(readOrders), instrument.symbol);
  return useOrderFlow<SpotWay>({
    request,
    listed,
    driftLimit: needs.checks.drift,
    last: needs.last,
    staleMs: needs.staleMs,
    takeSnapshot: needs.takeSnapshot,
    guardsOf: (snapshot) => guardsOf(snapshot, needs.checks),
    stopOf: needs.stopOf,
    isQuiet: ({ value }) => isQuiet(value, needs.checks.quietSpot),
    requote: (snapshot) => (snapshot.orderType === 'market' ? needs.takeSnapshot() : undefined),
    passed: ({ order: { side, price: from } }, { order: { price: to } }) =>
      isPassed(side, from, to) ? { from, to } : undefined,
    refresh,
    onPlaced: (placed) => {
      needs.onPlaced();
      follow(placed);
    },
  });
}

/** How a spot order is sent, and looked for. */
export function useSpotWay(readOrders: () => Promise<readonly SpotOrder[]>): Way<SentOrder, SpotOrder> {
  const placeOrder = usePlaceSpotOrder();
  const readWallet = useReadWalletDetail();
  const t = useText('trading');
  return useMemo(
    () => ({
      ...spotWay,
      effect: 'new-row',
      titleOf: ({ symbol, order }) => t(`submit.${order.side}`, { base: symbol }),
      send: ({ order }) => placeOrder(order),
      readRows: readOrders,
      readAvailable: async ({ order: { side, baseId, quoteId } }) =>
        (await readWallet({ currencyId: side === 'buy' ? quoteId : baseId, account: 'spot' })).available,
    }),
    [placeOrder, readOrders, readWallet, t],
  );
}
