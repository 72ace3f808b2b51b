import { useCallback, useMemo } from 'react';
import type { ContractOrder } from '../../../../core/domain/orders/contract-order.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Instrument } from '../../../../core/domain/market/instrument.ts';
import type { Price } from '../../../../core/money/amount.ts';
import { RequestBook, useMoneyRequest } from '../../../../core/sending/use-money-request.ts';
import type { Way } from '../../../../core/sending/way.ts';
import { useRefreshAccount } from '../../orders/data/after-write.ts';
import { useReadLatestContractOrders } from '../../orders/data/contract-orders.ts';
import { usePlaceContractOrder } from '../data/place-contract-order.ts';
import { useReadWalletDetail } from '../../mode/data/wallet-detail.ts';
import {
  contractGuardsOf,
  contractWay,
  type ContractSnapshot,
  type ContractWay,
  type SentContract,
} from '../model/contract-way.ts';
import type { OwnStop } from '../../../shared/limits/model/own-limits.ts';
import { isQuiet, type OrderChecks } from '../../../shared/order-checks/model/kept-checks.ts';
import { useOrderFlow, type OrderFlow } from '../../ticket/operations/use-order-flow.ts';
import { usePlacedOrder } from '../../ticket/operations/use-placed-order.ts';
import { useStopsAfter, type StopsAfterOrder } from './use-stops-after.ts';

export interface ContractFlowNeeds {
  readonly instrument: Instrument;
  readonly checks: OrderChecks;
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

/** The contract orders of this device, one per pair. */
export const contractBook = new RequestBook<SentContract, ContractOrder>('contract', (symbol) => `contract.${symbol}`);

/** The way of a contract order. */
export function useContractFlow(needs: ContractFlowNeeds): ContractFlow {
  const { symbol, base, quote } = needs.instrument;
  const readOrders = useReadLatestContractOrders({ baseId: base.id, quoteId: quote.id });
  const refreshAccount = useRefreshAccount();
  const refresh = useCallback(() => void refreshAccount(), [refreshAccount]);
  const { listed, follow } = usePlacedOrder<ContractWay>({ rules: contractWay, readOrders, refresh });
  const levels = useStopsAfter(symbol, readOrders);
  const flow = useOrderFlow<ContractWay>({
    request: useMoneyRequest(contractBook, useContractWay(readOrders), symbol),
    listed,
    driftLimit: needs.checks.drift,
    last: needs.last,
    staleMs: needs.staleMs,
    takeSnapshot: needs.takeSnapshot,
    guardsOf: (snapshot) => contractGuardsOf(snapshot, needs.checks),
    stopOf: needs.stopOf,
    isQuiet: ({ cost }) => isQuiet(cost.value, needs.checks.quietContract),
    asksFirst: needs.asksFirst,
    requote: (snapshot) => (snapshot.orderType === 'market' ? needs.takeSnapshot() : undefined),
    refresh,
    onPlaced: (placed) => {
      needs.onPlaced();
      follow(placed);
      levels.begin(placed);
    },
  });
  return { flow, levels };
}

/** How a contract order is sent, and looked for. */
export function useContractWay(readOrders: () => Promise<readonly ContractOrder[]>): Way<SentContract, ContractOrder> {
  const placeOrder = usePlaceContractOrder();
  const readWallet = useReadWalletDetail();
  const t = useText('contracts');
  return useMemo(
    () => ({
      ...contractWay,
      effect: 'new-row',
      titleOf: ({ symbol, order }) => t(`submit.${order.direction}`, { base: symbol }),
      send: ({ order }) => placeOrder(order),
      readRows: readOrders,
      readAvailable: async ({ order }) =>
        (await readWallet({ currencyId: order.quoteId, account: 'contracts' })).available,
    }),
    [placeOrder, readOrders, readWallet, t],
  );
}
