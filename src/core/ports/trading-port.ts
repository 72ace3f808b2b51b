import { createToken } from '../di/token.ts';
import type { CurrencyId } from '../domain/instrument.ts';
import type { Page } from '../domain/page.ts';
import type { NewSpotOrder, OrderId, SpotOrder, SpotOrderStatus } from '../domain/spot-order.ts';

export interface SpotOrderQuery {
  /** One pair, or all when absent. */
  readonly pair?: { readonly baseId: CurrencyId; readonly quoteId: CurrencyId };
  /** All when absent. */
  readonly status?: SpotOrderStatus;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/** Orders of one account. Every write is sent once and never repeated. Fails: server, session-expired, offline, no-answer, bad-status, unexpected-shape. */
export interface TradingPort {
  /** Resolves when the server has accepted the order; it answers no id: read the list. @wire POST /coin/trade */
  placeSpotOrder(order: NewSpotOrder): Promise<void>;
  /** Gives the locked funds back. @wire POST /coin/cancelTrade */
  cancelSpotOrder(request: { id: OrderId }): Promise<void>;
  /** Newest first, cancelled ones included. @wire GET /coin/list */
  spotOrders(query: SpotOrderQuery): Promise<Page<SpotOrder>>;
}
export const TradingPort = createToken<TradingPort>('TradingPort');
