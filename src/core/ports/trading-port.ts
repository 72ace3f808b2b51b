import { createToken } from '../di/token.ts';
import type { PositionLevels } from '../domain/orders/contract-levels.ts';
import type {
  ContractAccountState,
  ContractMarks,
  ContractOrder,
  ContractOrderStatus,
  ContractTerms,
  NewContractOrder,
} from '../domain/orders/contract-order.ts';
import type { CurrencyId } from '../domain/market/instrument.ts';
import type { Page } from '../domain/page.ts';
import type { NewSpotOrder, OrderId, SpotOrder, SpotOrderStatus } from '../domain/orders/spot-order.ts';
import type { Unsubscribe } from '../platform/realtime-transport.ts';

export interface PairIds {
  readonly baseId: CurrencyId;
  readonly quoteId: CurrencyId;
}

interface PageQuery {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

export interface SpotOrderQuery extends PageQuery {
  /** One pair; all by default. */
  readonly pair?: PairIds;
  /** All by default. */
  readonly status?: SpotOrderStatus;
}

export interface ContractAccountQuery extends PageQuery {
  readonly pair: PairIds;
  readonly status: ContractOrderStatus;
}

export interface ContractOrderQuery extends PageQuery {
  /** One pair; all by default. */
  readonly pair?: PairIds;
  /** All by default. */
  readonly status?: ContractOrderStatus;
}

/** Orders, newest first, with the sums of their account. */
export interface ContractListing {
  readonly state: ContractAccountState;
  readonly orders: Page<ContractOrder>;
}

export interface PositionsToClose {
  readonly side: 'all' | 'long' | 'short';
  /** One pair; all by default. */
  readonly pair?: PairIds;
}

/** Events about positions. A server may never send any: read the lists too. */
export interface PositionListener {
  /** All open positions of one quote currency, marked to market. */
  marked(marks: ContractMarks): void;
  /** These are closed: by hand, by a level, or by liquidation. */
  closed(ids: readonly OrderId[]): void;
}

/**
 * Orders of one account. Every write is sent once and never retried. Fails: server, session-expired, offline,
 * no-answer, bad-status, unexpected-shape; writes of contracts also verification-required.
 */
export interface TradingPort {
  /** Resolves when the server has accepted the order; it returns no id: read the list. @wire POST /coin/trade */
  placeSpotOrder(order: NewSpotOrder): Promise<void>;
  /** Unlocks the funds. @wire POST /coin/cancelTrade */
  cancelSpotOrder(request: { id: OrderId }): Promise<void>;
  /** Newest first, cancelled ones included. @wire GET /coin/list */
  spotOrders(query: SpotOrderQuery): Promise<Page<SpotOrder>>;
  /** The terms of a pair, and this person's open positions in it. @wire POST /lever/deal */
  contractTerms(pair: PairIds): Promise<ContractTerms>;
  /** Resolves when the server has accepted the order; it returns no id: read the list. @wire POST /lever/submit */
  placeContractOrder(order: NewContractOrder): Promise<void>;
  /** Cancels a pending order: margin and fee are returned. @wire POST /lever/cancelTrade */
  cancelContractOrder(request: { id: OrderId }): Promise<void>;
  /** Orders of one pair and state, with the sums of its quote currency and of the pair. @wire POST /lever/dealall */
  contractAccount(query: ContractAccountQuery): Promise<ContractListing>;
  /** Orders of any pair and state, with the sums of the whole account. @wire POST /lever/my_trade */
  contractOrders(query: ContractOrderQuery): Promise<ContractListing>;
  /**
   * Sets the levels of an open position, either or both. A level that is left out is listed as none.
   * @wire POST /lever/setstop
   */
  setContractStops(levels: PositionLevels): Promise<void>;
  /** Settles one position at the latest price. @wire POST /lever/close */
  closePosition(request: { id: OrderId }): Promise<void>;
  /**
   * Resolves when accepted, not when done: positions become `closing`, then `closed` one by one. One that cannot be
   * closed is open again. @wire POST /lever/batch_close
   */
  closePositions(wanted: PositionsToClose): Promise<void>;
  /** Starts with the next event. @event lever_trade, lever_closed and their simulated twins */
  watchPositions(listener: PositionListener): Unsubscribe;
}
export const TradingPort = createToken<TradingPort>('TradingPort');
