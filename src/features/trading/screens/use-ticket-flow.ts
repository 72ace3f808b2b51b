import type { Amount, Price } from '../../../core/money/amount.ts';
import type { OwnStop } from '../../shared/limits/model/own-limits.ts';
import type { OrderChecks } from '../../shared/order-checks/model/kept-checks.ts';
import { useReadAccountView, type AccountView } from '../data/account-view.ts';
import { useTellOtherTabs } from '../data/other-tabs.ts';
import { usePlaceSpotOrder } from '../data/place-spot-order.ts';
import { useRefreshOrders } from '../data/spot-orders.ts';
import { useRefreshWallets } from '../data/wallet-detail.ts';
import { guardsOf, type OrderSnapshot, type SentOrder, type SpotWay } from '../model/order-snapshot.ts';
import { spotWay } from '../model/spot-way.ts';
import type { TicketInstrument } from '../model/ticket.ts';
import { useHeldState, useOrderFlow, type OrderFlow } from './use-order-flow.ts';
import { useLostPlacement } from './use-lost-placement.ts';
import { usePlacedOrder } from './use-placed-order.ts';

export interface FlowNeeds {
  readonly instrument: TicketInstrument;
  readonly wallet: 'change' | 'lever' | 'micro';
  readonly checks: OrderChecks;
  readonly equity: Amount | undefined;
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

/** The way of a spot order. */
export function useTicketFlow(needs: FlowNeeds): TicketFlow {
  const held = useHeldState(useLostPlacement(spotWay, needs.instrument.symbol));
  const readView = useReadView(needs);
  const refresh = useRefresh();
  const placeOrder = usePlaceSpotOrder();
  const follow = usePlacedOrder<SpotWay>({ rules: spotWay, live: held.live, act: held.act, readView, refresh });
  return useOrderFlow<SpotWay>({
    rules: spotWay,
    held,
    driftLimit: needs.checks.drift,
    last: needs.last,
    staleMs: needs.staleMs,
    takeSnapshot: needs.takeSnapshot,
    guardsOf: (snapshot) => guardsOf(snapshot, needs.checks, needs.equity),
    stopOf: needs.stopOf,
    requote: (snapshot) => (snapshot.orderType === 'market' ? needs.takeSnapshot() : undefined),
    place: ({ order }, draftId) => placeOrder(order, draftId),
    readView,
    refresh,
    onPlaced: (placement) => {
      needs.onPlaced();
      follow(placement);
    },
  });
}

function useReadView({ instrument: { base, quote }, wallet }: FlowNeeds) {
  const readAccount = useReadAccountView({ baseId: base.id, quoteId: quote.id });
  return ({ order }: SentOrder): Promise<AccountView> =>
    readAccount({ currencyId: order.side === 'buy' ? quote.id : base.id, account: wallet });
}

function useRefresh(): () => void {
  const refreshOrders = useRefreshOrders();
  const refreshWallets = useRefreshWallets();
  const tellOtherTabs = useTellOtherTabs();
  return () => {
    void refreshOrders();
    void refreshWallets();
    tellOtherTabs();
  };
}
