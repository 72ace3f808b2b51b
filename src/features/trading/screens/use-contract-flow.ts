import type { Instrument } from '../../../core/domain/instrument.ts';
import type { Amount, Price } from '../../../core/money/amount.ts';
import { useRefreshAccount } from '../data/after-write.ts';
import { useReadContractView } from '../data/contract-view.ts';
import { usePlaceContractOrder } from '../data/place-contract-order.ts';
import { contractGuardsOf, contractWay, type ContractSnapshot, type ContractWay } from '../model/contract-way.ts';
import type { OwnStop } from '../../shared/limits/model/own-limits.ts';
import type { OrderChecks } from '../../shared/order-checks/model/kept-checks.ts';
import { useHeldState, useOrderFlow, type OrderFlow } from './use-order-flow.ts';
import { useLostPlacement } from './use-lost-placement.ts';
import { usePlacedOrder } from './use-placed-order.ts';
import { useStopsAfter, type StopsAfterOrder } from './use-stops-after.ts';

export interface ContractFlowNeeds {
  readonly instrument: Instrument;
  readonly checks: OrderChecks;
  readonly equity: Amount | undefined;
  stopOf(snapshot: ContractSnapshot): OwnStop | undefined;
  asksFirst(): boolean;
  readonly last: Price | undefined;
  /** Age of the price when it is too old to order at. */
  readonly staleMs: number | undefined;
  /** The ticket frozen now; undefined while it has errors. */
  takeSnapshot(): ContractSnapshot | undefined;
  /** The server has taken the order. */
  onPlaced(): void;
}

export interface ContractFlow {
  readonly flow: OrderFlow<ContractWay>;
  /** The second step of an order that asked for levels. */
  readonly levels: StopsAfterOrder;
}

/** The way of a contract order. */
export function useContractFlow(needs: ContractFlowNeeds): ContractFlow {
  const { symbol, base, quote } = needs.instrument;
  const held = useHeldState(useLostPlacement(contractWay, `contract.${symbol}`));
  const readView = useReadContractView({ baseId: base.id, quoteId: quote.id });
  const refreshAccount = useRefreshAccount();
  const refresh = (): void => void refreshAccount();
  const placeOrder = usePlaceContractOrder();
  const follow = usePlacedOrder<ContractWay>({ rules: contractWay, live: held.live, act: held.act, readView, refresh });
  const levels = useStopsAfter(symbol, readView);
  const flow = useOrderFlow<ContractWay>({
    rules: contractWay,
    held,
    driftLimit: needs.checks.drift,
    last: needs.last,
    staleMs: needs.staleMs,
    takeSnapshot: needs.takeSnapshot,
    guardsOf: (snapshot) => contractGuardsOf(snapshot, needs.checks, needs.equity),
    stopOf: needs.stopOf,
    asksFirst: needs.asksFirst,
    requote: (snapshot) => (snapshot.orderType === 'market' ? needs.takeSnapshot() : undefined),
    place: ({ order }, draftId) => placeOrder(order, draftId),
    readView,
    refresh,
    onPlaced: (placement) => {
      needs.onPlaced();
      follow(placement);
      levels.begin(placement);
    },
  });
  return { flow, levels };
}
